import { useEffect, useId, useRef, type ReactNode } from 'react'
import '../embed/EmbedDialog.css'
import './SiteDialog.css'

interface SiteDialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal dialog of the site, open while it is mounted. */
export function SiteDialog({ title, onClose, children }: SiteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Synchronises with the document, whose top layer makes the rest of the page inert.
  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog
      ref={dialog}
      className="embed-dialog site-dialog"
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <header className="embed-head">
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          className="embed-close"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.8" />
          </svg>
        </button>
      </header>
      <div className="site-dialog-body">{children}</div>
    </dialog>
  )
}
