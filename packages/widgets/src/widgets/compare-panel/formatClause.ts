import { bidiIsolateIfNeeded, formatPoints, type VerdictClause } from '../../domain/index.ts'
import type { CompareLabels, SharedLabels } from '../../labels/index.ts'
import { getNames } from './getNames.ts'

/** A clause of a verdict: what it says, and by how much. */
interface ClauseText {
  readonly lead: string
  /** Includes the space or the comma after the lead; empty when there is nothing to add. */
  readonly rest: string
}

/** The sentences of a clause, and their language. */
type ClauseLabels = Pick<CompareLabels, 'rowVerdicts' | 'missingScore'> &
  Pick<SharedLabels['score'], 'comma'> &
  Pick<SharedLabels, 'locale'>

/** Formats a clause of a verdict. The first clause about untested models is about all of the row. */
export function formatClause(
  clause: VerdictClause,
  isFirst: boolean,
  { rowVerdicts: labels, missingScore, comma, locale }: ClauseLabels,
): ClauseText {
  const points = (difference: number) => formatPoints(difference, locale)
  switch (clause.kind) {
    case 'above': {
      const steps = clause.steps.map(({ difference, isLeast }) =>
        isLeast ? labels.orMore(points(difference)) : points(difference),
      )
      return {
        lead: labels.above(clause.groups.map(getNames)),
        rest: ` ${labels.by(steps, clause.isAtLeast)}`,
      }
    }
    case 'level': {
      const most = points(clause.most)
      return { lead: labels.level(getNames(clause.models)), rest: comma + labels.apart(most, most) }
    }
    case 'levelWithBoth':
      return { lead: labels.levelWithBoth(bidiIsolateIfNeeded(clause.model.name)), rest: '' }
    case 'untested': {
      const apart = labels.apart(points(clause.least), points(clause.most))
      return {
        lead: labels.untested(isFirst ? [] : getNames(clause.models)),
        rest: ['', apart, labels.noMargin].join(comma),
      }
    }
    case 'missing':
      return { lead: missingScore(getNames(clause.models)), rest: '' }
  }
}
