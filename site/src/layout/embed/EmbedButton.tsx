import { useRef, useState, type ComponentType } from 'react'
import type { EmbeddedView } from '../../embed/embeddedView.ts'
import type { EmbedDialogProps } from './EmbedDialog.tsx'

interface EmbedButtonProps {
  /** The view on the page. */
  readonly embedded: EmbeddedView
  /** A button in a toolbar, or a link in text. */
  readonly look: 'button' | 'link'
}

/** A button that loads and opens the embed dialog for the view on the page. */
export function EmbedButton({ embedded, look }: EmbedButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [Dialog, setDialog] = useState<ComponentType<EmbedDialogProps>>()
  const [isOpen, setIsOpen] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  const open = async () => {
    setHasFailed(false)
    setIsOpen(true)
    try {
      const { EmbedDialog } = await import('./EmbedDialog.tsx')
      setDialog(() => EmbedDialog)
    } catch {
      setIsOpen(false)
      setHasFailed(true)
    }
  }
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={look === 'button' ? 'site-button' : 'site-text-button'}
        data-tone={look === 'button' ? 'plain' : undefined}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        Embed this
      </button>
      <span className="site-embed-failure" role="status">
        {hasFailed && 'The dialog could not be loaded. Try again.'}
      </span>
      {isOpen && Dialog && <Dialog embedded={embedded} onClose={close} />}
    </>
  )
}
