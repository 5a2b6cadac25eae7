import type { LeaderboardView } from '@transparency-lab/widgets'
import { LazyDialogButton, type LazyDialogProps } from '../dialog/LazyDialogButton.tsx'

/** A button that opens the export of a view of the leaderboard. */
export function ExportButton({ view }: { readonly view: LeaderboardView }) {
  const load = async () => {
    const { ExportDialog } = await import('./ExportDialog.tsx')
    return (props: LazyDialogProps) => <ExportDialog view={view} {...props} />
  }
  return <LazyDialogButton label="Export Data" look="button" load={load} />
}
