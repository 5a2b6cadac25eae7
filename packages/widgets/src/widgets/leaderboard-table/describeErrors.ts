import {
  CATEGORIES,
  getEstimate,
  getUncertainty,
  hasIntervals,
  type Category,
  type LeaderboardEntry,
} from '../../domain/index.ts'
import type { SharedLabels } from '../../labels/index.ts'
import { formatInterval } from '../../ui/index.ts'

/**
 * Describes the error of one score: its margins and the places that they allow.
 *
 * @returns undefined when the score is missing, and when no error of the model is known
 */
export function describeError(
  entry: LeaderboardEntry,
  measure: Category | 'composite',
  labels: SharedLabels,
): string | undefined {
  const estimate = getEstimate(entry, measure)
  if (estimate === undefined || !hasIntervals(entry)) return undefined
  const { score, interval } = labels
  const name = measure === 'composite' ? score.composite : score.shortCategories[measure]
  const { ranks } = getUncertainty(entry, measure)
  const margins = formatInterval(estimate.value, estimate.interval, labels)
  const places = ranks && interval.places(ranks.best, ranks.worst)
  return `${name}: ${places === undefined ? margins : margins + score.comma + places}.`
}

/** Describes the errors of all scores of a row. */
export function describeErrors(entry: LeaderboardEntry, labels: SharedLabels): string | undefined {
  const texts = (['composite', ...CATEGORIES] as const).flatMap(
    (measure) => describeError(entry, measure, labels) ?? [],
  )
  return texts.length === 0 ? undefined : texts.join(' ')
}
