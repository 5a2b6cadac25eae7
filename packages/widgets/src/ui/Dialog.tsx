import {
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { CloseIcon } from './CloseIcon.tsx'

/** What a dialog says, and who is told that it is to be gone. */
export interface DialogProps {
  readonly title: string
  /** Names the button that closes it. */
  readonly closeLabel: string
  /** Has the focus again once the dialog is gone. */
  readonly opener: HTMLElement
  /** Whoever is told leaves the dialog out from then on. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A modal dialog, open as long as it is rendered. Its button, Escape, a press beside it and the
 * browser's own way back ask for its end.
 */
export function Dialog({ title, closeLabel, opener, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // The document opens it, and keeps the rest of the page out of reach until it is gone.
  useEffect(() => {
    if (dialog.current !== null) open(dialog.current)
    // Safari gives no focus to a button that is clicked, so the document could not find it again.
    return () => opener.focus()
  }, [opener])

  const followKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  const closeOutside = ({ target, currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
    if (target === currentTarget && !isInside) onClose()
  }

  return (
    // A press on the backdrop is one more way to close; Escape and the button are for every reader.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="tl-dialog"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOutside}
      onKeyDown={followKey}
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

/** Browsers of before 2022 have no modal dialogs: there it stands on the page, open all the same. */
function open(dialog: HTMLDialogElement): void {
  if (dialog.open) return
  if ('showModal' in dialog) {
    dialog.showModal()
    return
  }
  const element: HTMLElement = dialog
  element.setAttribute('open', '')
  element.querySelector('button')?.focus()
}
