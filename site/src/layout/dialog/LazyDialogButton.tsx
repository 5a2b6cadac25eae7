import { useRef, useState, type ComponentType } from 'react'
import { reloadPage } from '../../page/loadAgain.ts'

/** Props of a dialog that a button loads. */
export interface LazyDialogProps {
  readonly onClose: () => void
}

interface LazyDialogButtonProps {
  readonly label: string
  /** A button in a toolbar, or a link in text. */
  readonly look: 'button' | 'link'
  readonly load: () => Promise<ComponentType<LazyDialogProps>>
}

/** A button that loads and opens a dialog. */
export function LazyDialogButton({ label, look, load }: LazyDialogButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [Dialog, setDialog] = useState<ComponentType<LazyDialogProps>>()
  const [hasFailed, setHasFailed] = useState(false)

  const open = async () => {
    setHasFailed(false)
    try {
      const loaded = await load()
      setDialog(() => loaded)
    } catch {
      setHasFailed(true)
    }
  }
  const close = () => {
    setDialog(undefined)
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
        {label}
      </button>
      <span className="site-embed-failure" role="status">
        {hasFailed && (
          <>
            The dialog could not be loaded. Try again, or{' '}
            <button type="button" className="site-text-button" onClick={reloadPage}>
              load the page again
            </button>
            .
          </>
        )}
      </span>
      {Dialog && <Dialog onClose={close} />}
    </>
  )
}
