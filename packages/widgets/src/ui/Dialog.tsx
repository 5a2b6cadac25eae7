import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { CloseIcon } from './CloseIcon.tsx'
import { isBrowserKey } from './isBrowserKey.ts'
import { useUniqueId } from './useUniqueId.ts'

/** Props of a dialog. */
export interface DialogProps {
  readonly title: string
  /** The accessible name of the close button. */
  readonly closeLabel: string
  /** Gets the focus when the dialog unmounts. */
  readonly opener: HTMLElement
  /** Called when the reader closes the dialog. The parent then stops rendering it. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A modal dialog, open while it is mounted. Its button, Escape, a click on the backdrop and the browser's
 * own close request close it.
 */
export function Dialog({ title, closeLabel, opener, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useUniqueId()

  // Synchronises with the document, whose top layer makes the rest of the page inert.
  useEffect(() => {
    if (dialog.current !== null) showDialog(dialog.current)
    // Safari does not focus a clicked button, so the browser cannot restore the focus itself.
    return () => opener.focus()
  }, [opener])

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isBrowserKey(event)) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  const closeOnBackdrop = ({ target, currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
    if (target === currentTarget && !isInside) onClose()
  }

  return (
    // The click on the backdrop is an extra; Escape and the button work for every reader.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="tl-dialog"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnBackdrop}
      onKeyDown={handleKeyDown}
    >
      <header className="tl-dialog-head">
        <h2 id={titleId} className="tl-dialog-title">
          {title}
        </h2>
        <button
          type="button"
          className="tl-icon-button tl-close-button"
          aria-label={closeLabel}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </header>
      <div className="tl-dialog-body">{children}</div>
    </dialog>
  )
}

/** Browsers before 2022 do not support modal dialogs and show it in the page. */
function showDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) return
  if ('showModal' in dialog) {
    dialog.showModal()
    return
  }
  const element: HTMLElement = dialog
  element.setAttribute('open', '')
  element.querySelector('button')?.focus()
}
