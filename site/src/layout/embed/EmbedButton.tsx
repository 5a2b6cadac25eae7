import { shellTexts } from '#texts/shell.tsx'
import type { EmbeddedView } from '../../embed/embeddedView.ts'
import { LazyDialogButton } from '../dialog/LazyDialogButton.tsx'

interface EmbedButtonProps {
  /** The view on the page. */
  readonly embedded: EmbeddedView
  /** A button in a toolbar, or a link in text. */
  readonly look: 'button' | 'link'
  /**
   * Whether the dialog opens without a click when the page loads.
   * @default false
   */
  readonly opensAtOnce?: boolean
}

/** A button that loads and opens the embed dialog for the view on the page. */
export function EmbedButton({ embedded, look, opensAtOnce = false }: EmbedButtonProps) {
  return (
    <LazyDialogButton
      dialogProps={{ embedded }}
      label={shellTexts.embed}
      look={look}
      load={async () => (await import('./EmbedDialog.tsx')).EmbedDialog}
      opensAtOnce={opensAtOnce}
    />
  )
}
