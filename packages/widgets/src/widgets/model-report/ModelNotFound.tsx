import { useEvaluationsContext, useLabels } from '../../data/index.ts'

interface ModelNotFoundProps {
  readonly headingLevel: 1 | 2 | 3
}

/** A notice for an unknown model, a model without an evaluation, and a failed request. */
export function ModelNotFound({ headingLevel }: ModelNotFoundProps) {
  const { links, Link } = useEvaluationsContext()
  const labels = useLabels('model')
  const Heading = `h${headingLevel}` as const
  return (
    <div className="tl-notice" role="alert">
      <Heading className="tl-notice-title">{labels.notFoundTitle}</Heading>
      <p className="tl-notice-text">{labels.notFoundText}</p>
      <Link className="tl-button tl-button-link" href={links.dashboard}>
        {labels.backToDashboard}
      </Link>
    </div>
  )
}
