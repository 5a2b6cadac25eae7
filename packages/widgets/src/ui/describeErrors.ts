import { CATEGORIES, isMeasured, type Measure, type Scores } from '../domain/index.ts'
import type { SharedLabels } from '../labels/index.ts'
import { formatInterval, formatPlaces } from './describeInterval.ts'
import { describeFigures } from './figureCounts.ts'
import { getMeasureName } from './getMeasureName.ts'

/**
 * Describes the error of one score: its interval and its places. A missing score has instead the
 * number of its figures.
 *
 * @returns undefined when no figure is published
 */
export function describeError(
  scores: Scores,
  measure: Measure,
  labels: SharedLabels,
): string | undefined {
  const measured = scores[measure]
  const name = getMeasureName(measure, labels)
  const figures = describeFigures(measured, labels)
  if (figures !== undefined) return `${name}: ${figures}`
  if (!isMeasured(measured)) return undefined
  const { score } = labels
  const { ranks } = measured
  const interval = formatInterval(measured.interval, labels)
  const places = ranks && formatPlaces(ranks, labels)
  return `${name}: ${places === undefined ? interval : interval + score.comma + places}.`
}

/** Describes the errors of all scores of a model, a sentence for each. */
export function describeErrors(scores: Scores, labels: SharedLabels): string[] {
  return (['composite', ...CATEGORIES] as const).flatMap(
    (measure) => describeError(scores, measure, labels) ?? [],
  )
}
