import { useEffect, useRef } from 'react'
import { useNewsletterFormWords } from '../../data/index.ts'

/** The screen after a subscription arrived. */
export function SubscribedNotice() {
  const words = useNewsletterFormWords()
  const title = useRef<HTMLParagraphElement>(null)

  // The button that had the focus is gone; without this the reader would be at the top of the page.
  useEffect(() => title.current?.focus(), [])

  return (
    <div className="tl-notice" role="status">
      <p ref={title} className="tl-notice-title" tabIndex={-1}>
        {words.succeeded}
      </p>
      <p className="tl-notice-text">{words.succeededText}</p>
    </div>
  )
}
