import { CATEGORIES, isMeasured, type LeaderboardEntry, type Measure } from '../../domain/index.ts'
import type { SharedLabels } from '../../labels/index.ts'
import { describeFigures, formatInterval, formatPlaces, getMeasureName } from '../../ui/index.ts'

/**
 * Describes the error of one score: its interval and its places. A missing score has instead the
 * number of its figures.
 *
 * @returns undefined when no figure is published
 */
export function describeError(
  entry: LeaderboardEntry,
  measure: Measure,
  labels: SharedLabels,
): string | undefined {
  const measured = entry.scores[measure]
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

/** Describes the errors of all scores of a row, a sentence for each. */
export function describeErrors(entry: LeaderboardEntry, labels: SharedLabels): string[] {
  return (['composite', ...CATEGORIES] as const).flatMap(
    (measure) => describeError(entry, measure, labels) ?? [],
  )
}
