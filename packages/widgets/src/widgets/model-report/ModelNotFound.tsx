import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import { addView } from '../../domain/index.ts'

interface ModelNotFoundProps {
  /** The id of the suite that was asked for. */
  readonly suite: string | undefined
  readonly headingLevel: 1 | 2 | 3
}

/** A notice for an unknown model, a model without an evaluation, and a failed request. */
export function ModelNotFound({ suite, headingLevel }: ModelNotFoundProps) {
  const { links, Link } = useEvaluationsContext()
  const labels = useLabels('model')
  const Heading = `h${headingLevel}` as const
  return (
    <div className="tl-notice" role="alert">
      <Heading className="tl-notice-title">{labels.notFoundTitle}</Heading>
      <p className="tl-notice-text">{labels.notFoundText}</p>
      <Link className="tl-button tl-button-link" href={addView(links.dashboard, { suite })}>
        {labels.backToDashboard}
      </Link>
    </div>
  )
}
