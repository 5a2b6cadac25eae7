import { shellTexts } from '#texts/shell.tsx'
import type { LeaderboardView } from '@transparency-lab/widgets'
import { LazyDialogButton } from '../dialog/LazyDialogButton.tsx'

/** A button that opens the export of a view of the leaderboard. */
export function ExportButton({ view }: { readonly view: LeaderboardView }) {
  return (
    <LazyDialogButton
      dialogProps={{ view }}
      label={shellTexts.exportData}
      look="button"
      load={async () => (await import('./ExportDialog.tsx')).ExportDialog}
    />
  )
}
