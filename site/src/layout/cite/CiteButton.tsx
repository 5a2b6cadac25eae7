import { shellTexts } from '#texts/shell.tsx'
import { LazyDialogButton } from '../dialog/LazyDialogButton.tsx'
import type { EmbeddedView } from '../../embed/embeddedView.ts'

interface CiteButtonProps {
  /** The view on the page. */
  readonly embedded: EmbeddedView
  readonly look: 'button' | 'link'
}

/** A button that opens the citation of the view on the page. */
export function CiteButton({ embedded, look }: CiteButtonProps) {
  return (
    <LazyDialogButton
      dialogProps={{ embedded }}
      label={shellTexts.cite}
      look={look}
      load={async () => (await import('./CiteDialog.tsx')).CiteDialog}
    />
  )
}
