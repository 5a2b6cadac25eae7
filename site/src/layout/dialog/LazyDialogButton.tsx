import { failureTexts } from '#texts/failures.tsx'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { reloadPage } from '../../page/loadAgain.ts'

/** Props of a dialog that a button loads. */
export interface LazyDialogProps {
  readonly onClose: () => void
}

interface LazyDialogButtonProps<Props extends object> {
  readonly label: string
  /** A button in a toolbar, or a link in text. */
  readonly look: 'button' | 'link'
  readonly load: () => Promise<ComponentType<Props & LazyDialogProps>>
  /** The other props of the dialog, which may change while it is open. */
  readonly dialogProps: Props
  /**
   * Whether the dialog opens without a click when the button mounts.
   * @default false
   */
  readonly opensAtOnce?: boolean
}

/** A button that loads and opens a dialog. */
export function LazyDialogButton<Props extends object>(props: LazyDialogButtonProps<Props>) {
  const { label, look, load, dialogProps, opensAtOnce = false } = props
  const button = useRef<HTMLButtonElement>(null)
  const [Dialog, setDialog] = useState<ComponentType<Props & LazyDialogProps>>()
  const [hasFailed, setHasFailed] = useState(false)

  const show = async () => {
    try {
      const loaded = await load()
      setDialog(() => loaded)
    } catch {
      // The browser has logged the address of the file.
      setHasFailed(true)
    }
  }
  // Synchronises with the address that the page was loaded with.
  useEffect(() => {
    if (opensAtOnce) button.current?.click()
  }, []) // eslint-disable-line react-hooks/exhaustive-deps -- later addresses are those of the open dialog
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
        onClick={() => {
          setHasFailed(false)
          void show()
        }}
      >
        {label}
      </button>
      <span className="site-embed-failure" role="status">
        {hasFailed &&
          failureTexts.dialog({
            again: (
              <button type="button" className="site-text-button" onClick={reloadPage}>
                {failureTexts.dialogLoadAgain}
              </button>
            ),
          })}
      </span>
      {Dialog && <Dialog {...dialogProps} onClose={close} />}
    </>
  )
}
