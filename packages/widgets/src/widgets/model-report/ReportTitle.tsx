import { useEvaluationsContext, useLabels } from '../../data/index.ts'

interface ReportTitleProps {
  /** The name of the model. */
  readonly name: string
  readonly headingLevel: 1 | 2 | 3
}

/** The link back to the dashboard, and the name of the model. */
export function ReportTitle({ name, headingLevel }: ReportTitleProps) {
  const { links, Link } = useEvaluationsContext()
  const labels = useLabels('model')
  const Heading = `h${headingLevel}` as const
  return (
    <>
      <Link className="tl-back-link" href={links.dashboard}>
        {labels.backToDashboard}
      </Link>
      <Heading className="tl-report-name">
        <bdi>{name}</bdi>
      </Heading>
    </>
  )
}
