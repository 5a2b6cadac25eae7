import { failureTexts } from '#texts/failures.tsx'
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import './SiteDialog.css'

interface SiteDialogProps {
  readonly title: string
  /** The class of the body, which has its own layout. */
  readonly className: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal dialog of the site, open while it is mounted. Its opener can be in a paragraph, which cannot contain it. */
export function SiteDialog({ title, className, onClose, children }: SiteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Synchronises with the document, whose top layer makes the rest of the page inert.
  useEffect(() => dialog.current?.showModal(), [])

  const closeOnBackdrop = ({ target, currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
    if (target === currentTarget && !isInside) dialog.current?.close()
  }

  return createPortal(
    // The click on the backdrop is an extra; Escape and the button work for every reader.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="site-dialog"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <header className="site-dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          className="site-dialog-close"
          aria-label={failureTexts.close}
          onClick={() => dialog.current?.close()}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.8" />
          </svg>
        </button>
      </header>
      <div className={className}>{children}</div>
    </dialog>,
    document.body,
  )
}
