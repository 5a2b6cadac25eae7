import type { Measure } from './category.ts'
import type { Scores } from './evaluation.ts'
import { mapMeasures } from './mapCategories.ts'
import type { RankRange } from './rankRange.ts'
import { isMeasured, type CompositeScore, type Score } from './score.ts'
import { mean } from './statistics.ts'

/** The scores of all models of a suite in one measure. Missing scores do not count. */
export interface ScoreDistribution {
  /** Raw scores, lowest first. */
  readonly scores: readonly number[]
  /** Fraction from 0 to 1; undefined when no model has a score. */
  readonly mean: number | undefined
}

/** The distribution of each measure. */
export type ScoreDistributions = Readonly<Record<Measure, ScoreDistribution>>

/** Returns the distribution of each measure. */
export function distributeScores(
  entries: readonly { readonly scores: Scores }[],
): ScoreDistributions {
  return mapMeasures((measure) => {
    const raw = entries.flatMap(({ scores }) => {
      const score = scores[measure]
      return isMeasured(score) ? score.raw : []
    })
    raw.sort((a, b) => a - b)
    return { scores: raw, mean: raw.length === 0 ? undefined : mean(raw) }
  })
}

/** What is known about the place of a score among those of its suite. */
export type Placement =
  | { readonly kind: 'missing' }
  /** Nothing: the margin of the score is unknown, and the other scores have not loaded. */
  | { readonly kind: 'unknown' }
  /** No other model has the score. */
  | { readonly kind: 'only' }
  | { readonly kind: 'ranked'; readonly ranks: RankRange }
  /** The margin is unknown: only the number of higher scores is known. */
  | { readonly kind: 'counted'; readonly higher: number; readonly models: number }

/**
 * Returns what is known about the place of a score.
 *
 * @param distribution of all scores, this one included; undefined while it is unknown
 */
export function placeScore(
  score: Score | CompositeScore,
  distribution: ScoreDistribution | undefined,
): Placement {
  if (!isMeasured(score)) return { kind: 'missing' }
  const scores = distribution?.scores ?? []
  if (scores.length === 1 && (score.ranks?.worst ?? 1) === 1) return { kind: 'only' }
  if (score.ranks !== undefined) return { kind: 'ranked', ranks: score.ranks }
  if (scores.length === 0) return { kind: 'unknown' }
  const higher = scores.filter((raw) => raw > score.raw).length
  return { kind: 'counted', higher, models: scores.length }
}
