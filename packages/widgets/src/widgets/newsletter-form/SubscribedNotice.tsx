import { useLabels } from '../../data/index.ts'

/** A notice in place of the form after a subscription. It takes the focus that the submit button had. */
export function SubscribedNotice() {
  const labels = useLabels('newsletterForm')
  return (
    <div className="tl-notice" role="status">
      <p className="tl-notice-title" data-takes-focus>
        {labels.succeeded}
      </p>
      <p className="tl-notice-text">{labels.succeededText}</p>
    </div>
  )
}
