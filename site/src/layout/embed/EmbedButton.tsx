import type { EmbeddedView } from '../../embed/embeddedView.ts'
import { LazyDialogButton, type LazyDialogProps } from '../dialog/LazyDialogButton.tsx'

interface EmbedButtonProps {
  /** The view on the page. */
  readonly embedded: EmbeddedView
  /** A button in a toolbar, or a link in text. */
  readonly look: 'button' | 'link'
}

/** A button that loads and opens the embed dialog for the view on the page. */
export function EmbedButton({ embedded, look }: EmbedButtonProps) {
  const load = async () => {
    const { EmbedDialog } = await import('./EmbedDialog.tsx')
    return (props: LazyDialogProps) => <EmbedDialog embedded={embedded} {...props} />
  }
  return <LazyDialogButton label="Embed this" look={look} load={load} />
}
