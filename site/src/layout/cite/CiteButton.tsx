import { LazyDialogButton, type LazyDialogProps } from '../dialog/LazyDialogButton.tsx'
import type { EmbeddedView } from '../../embed/embeddedView.ts'

interface CiteButtonProps {
  /** The view on the page. */
  readonly embedded: EmbeddedView
  readonly look: 'button' | 'link'
}

/** A button that opens the citation of the view on the page. */
export function CiteButton({ embedded, look }: CiteButtonProps) {
  const load = async () => {
    const { CiteDialog } = await import('./CiteDialog.tsx')
    return (props: LazyDialogProps) => <CiteDialog embedded={embedded} {...props} />
  }
  return <LazyDialogButton label="Cite" look={look} load={load} />
}
