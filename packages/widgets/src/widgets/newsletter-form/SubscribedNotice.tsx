import { useEffect, useRef } from 'react'
import { useLabels } from '../../data/index.ts'

/** A notice in place of the form after a subscription. */
export function SubscribedNotice() {
  const labels = useLabels('newsletterForm')
  const title = useRef<HTMLParagraphElement>(null)

  // Synchronises with the focus of the document, which the submit button loses with the form.
  useEffect(() => title.current?.focus(), [])

  return (
    <div className="tl-notice" role="status">
      <p ref={title} className="tl-notice-title" tabIndex={-1}>
        {labels.succeeded}
      </p>
      <p className="tl-notice-text">{labels.succeededText}</p>
    </div>
  )
}
