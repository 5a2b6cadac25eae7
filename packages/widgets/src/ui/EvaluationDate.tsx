import { formatDate, type LeaderboardEntry } from '../domain/index.ts'
import type { ScoreLabels } from '../labels/index.ts'

interface EvaluationDateProps {
  readonly evaluation: Pick<LeaderboardEntry, 'evaluatedOn' | 'dateKind'>
  readonly labels: Pick<ScoreLabels, 'evaluatedNoLaterThan'>
}

/** The date of an evaluation; a sentence when it is an upper bound. */
export function EvaluationDate({ evaluation, labels }: EvaluationDateProps) {
  const { evaluatedOn, dateKind } = evaluation
  const date = formatDate(evaluatedOn)
  return (
    <time dateTime={evaluatedOn} data-date-kind={dateKind}>
      {dateKind === 'at_latest' ? labels.evaluatedNoLaterThan(date) : date}
    </time>
  )
}
