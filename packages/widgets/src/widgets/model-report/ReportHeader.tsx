import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import { formatDate, type EvaluatedModel } from '../../domain/index.ts'
import { ChangedNote } from '../frame/index.ts'
import { ReportActions } from './ReportActions.tsx'

interface ReportHeaderProps {
  readonly model: EvaluatedModel
  readonly headingLevel: 1 | 2 | 3
}

/** The name of the model, the facts about its evaluation, and the actions of the report. */
export function ReportHeader({ model, headingLevel }: ReportHeaderProps) {
  const { links, Link } = useEvaluationsContext()
  const { name, provider, description, evaluation } = model
  const labels = useLabels('model')
  const { score } = useLabels()
  const date = formatDate(evaluation.evaluatedOn)
  const isUpperBound = evaluation.dateKind === 'atLatest'
  const Heading = `h${headingLevel}` as const
  return (
    <header className="tl-report-header">
      <Link className="tl-back-link" href={links.dashboard}>
        {labels.backToDashboard}
      </Link>
      <Heading className="tl-report-name">
        <bdi>{name}</bdi>
      </Heading>
      <p className="tl-report-facts">
        <bdi>{provider}</bdi> ·{' '}
        {isUpperBound ? score.evaluatedNoLaterThan(date) : labels.evaluatedOn(date)}
        <ChangedNote modelId={model.id} />
        {evaluation.totalProbes !== undefined && <> · {labels.probes(evaluation.totalProbes)}</>}
      </p>
      {description !== undefined && (
        <p className="tl-report-description">
          <bdi>{description}</bdi>
        </p>
      )}
      <ReportActions model={model} />
    </header>
  )
}
