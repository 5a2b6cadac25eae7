import type { Category, Measure } from './category.ts'
import { largest, smallest } from './extremes.ts'
import type { Scores } from './evaluation.ts'
import { isMeasured } from './score.ts'
import { placeScore, type Placement, type ScoreDistributions } from './scoreDistribution.ts'
import { getCategories, getRankingScore, type Suite } from './suite.ts'

/** Z-scores are compared in these steps: their mean is rounded, so equal ones can differ after eight digits. */
const Z_STEPS = 1e6

/** What the scores of one model say. */
export interface ReportSummary {
  /** The score that ranks the suite. */
  readonly measure: Measure
  readonly placement: Placement
  /**
   * The categories with the highest and with the lowest z-score: several when they tie, none when there are fewer
   * than two scores and when all tie.
   */
  readonly highest: readonly Category[]
  readonly lowest: readonly Category[]
  /** The categories whose score has no interval; `all` when there are several scores and none has one. */
  readonly unknownMargins: readonly Category[] | 'all'
  /** The categories of the suite without a score. */
  readonly missing: readonly Category[]
}

/** Summarises the scores of one model in its suite. */
export function summarizeReport(
  scores: Scores,
  suite: Pick<Suite, 'categories'> | undefined,
  distributions: ScoreDistributions | undefined,
): ReportSummary {
  const measure = getRankingScore(suite)
  const categories = getCategories(suite)
  const measured = categories.flatMap((category) => {
    const score = scores[category]
    return isMeasured(score) ? { category, ...score, z: Math.round(score.z * Z_STEPS) } : []
  })
  const all = measured.map(({ z }) => z)
  const [top, bottom] = [largest(all), smallest(all)]
  const withZ = (wanted: number) =>
    top === bottom ? [] : measured.filter(({ z }) => z === wanted).map(({ category }) => category)
  const unknown = measured
    .filter(({ interval }) => interval === undefined)
    .map(({ category }) => category)
  return {
    measure,
    placement: placeScore(scores[measure], distributions?.[measure]),
    highest: withZ(top),
    lowest: withZ(bottom),
    unknownMargins: unknown.length > 1 && unknown.length === measured.length ? 'all' : unknown,
    missing: getMissingCategories(scores, suite),
  }
}

/** Returns the categories of a suite without a score. */
export function getMissingCategories(
  scores: Scores,
  suite: Pick<Suite, 'categories'> | undefined,
): Category[] {
  return getCategories(suite).filter((category) => !isMeasured(scores[category]))
}
