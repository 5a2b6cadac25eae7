import type { ReactNode } from 'react'
import { useLabels } from '../../data/index.ts'
import { formatDate, type EvaluatedModel } from '../../domain/index.ts'
import { ChangedNote } from '../frame/index.ts'
import { ReportActions } from './ReportActions.tsx'
import { ReportTitle } from './ReportTitle.tsx'

interface ReportHeaderProps {
  readonly model: EvaluatedModel
  readonly headingLevel: 1 | 2 | 3
  /** The sentence on the scores. */
  readonly children: ReactNode
}

/** The name of the model, the facts about its evaluation, and the actions of the report. */
export function ReportHeader({ model, headingLevel, children }: ReportHeaderProps) {
  const { name, provider, description, evaluation, suite } = model
  const labels = useLabels('model')
  const { score } = useLabels()
  const date = formatDate(evaluation.evaluatedOn)
  const isUpperBound = evaluation.dateKind === 'at_latest'
  return (
    <header className="tl-report-header">
      <ReportTitle name={name} headingLevel={headingLevel} />
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
