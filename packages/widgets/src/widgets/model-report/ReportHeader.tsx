import type { ReactNode } from 'react'
import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import { formatDate, type EvaluatedModel } from '../../domain/index.ts'
import { ChangedNote } from '../frame/index.ts'
import { ReportActions } from './ReportActions.tsx'

interface ReportHeaderProps {
  readonly model: EvaluatedModel
  readonly headingLevel: 1 | 2 | 3
  /** The sentence on the scores. */
  readonly children: ReactNode
}

/** The name of the model, the facts about its evaluation, and the actions of the report. */
export function ReportHeader({ model, headingLevel, children }: ReportHeaderProps) {
  const { links, Link } = useEvaluationsContext()
  const { name, provider, description, evaluation, suite } = model
  const labels = useLabels('model')
  const { score } = useLabels()
  const date = formatDate(evaluation.evaluatedOn)
  const isUpperBound = evaluation.dateKind === 'at_latest'
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
        {suite !== undefined && (
          <>
            {' '}
            · <bdi>{suite.title}</bdi>
          </>
        )}
      </p>
      {description !== undefined && (
        <p className="tl-report-description">
          <bdi>{description}</bdi>
        </p>
      )}
      {children}
      <ReportActions model={model} />
    </header>
  )
}
