import { CONFIDENCE_LEVEL, type IntervalKind, type Margins } from './interval.ts'

/** The ranks between which a model lies, from 1. */
export interface RankRange {
  readonly best: number
  readonly worst: number
  /** The number of models that have the score; undefined when the model was loaded without the others. */
  readonly models?: number | undefined
  /** `at_least` when an unknown error could make the range wider. */
  readonly kind: IntervalKind
}

/** A score with the margins of its interval at {@link rankLevel}. */
export interface RankedScore {
  readonly score: number
  /** Undefined when its error is unknown. It then counts as zero in differences to other scores. */
  readonly margins: Margins | undefined
}

/** A smaller difference of two fractions is floating-point noise, as in `subtractExact`. */
const NOISE = 5e-13

/**
 * Returns the number of scores of a suite; undefined when a rank range counts more, so that some are not known: their
 * rows are unreadable, or a source leaves them out.
 */
export function countScores(
  scores: readonly { readonly ranks?: RankRange | undefined }[],
): number | undefined {
  const { length } = scores
  return scores.some(({ ranks }) => ranks && ranks.worst > length) ? undefined : length
}

/**
 * Returns the level of each interval when every difference between one model and the others must hold at
 * the same time (Bonferroni).
 *
 * @param models number of models with the score
 */
export function rankLevel(models: number): number {
  return 1 - (1 - CONFIDENCE_LEVEL) / Math.max(1, models - 1)
}

/**
 * Returns the ranks between which each score lies, in the order of the scores. A model is above another
 * when the interval of their difference excludes zero. An unknown error counts as zero there; the range is
 * `at_least` when it rests on such a difference.
 *
 * @returns undefined for a score whose error is unknown
 *
 * Source: Mogstad, Romano, Shaikh and Wilhelm 2024, Review of Economic Studies 91, 476–518, with Bonferroni
 * in place of the bootstrap; differences by MOVER (Zou and Donner 2008).
 */
export function rankRanges(scores: readonly RankedScore[]): (RankRange | undefined)[] {
  const order = scores.map((_, index) => index)
  const score = Float64Array.from(scores, (part) => part.score)
  order.sort((a, b) => (score[b] ?? 0) - (score[a] ?? 0))
  const sorted = order.map((index) => scores[index])
  const values = Float64Array.from(sorted, (part) => part?.score ?? 0)
  const below = Float64Array.from(sorted, (part) => (part?.margins?.below ?? 0) ** 2)
  const above = Float64Array.from(sorted, (part) => (part?.margins?.above ?? 0) ** 2)
  const isKnown = sorted.map((part) => part?.margins?.kind === 'known')
  const higher = new Uint32Array(scores.length)
  const lower = new Uint32Array(scores.length)
  const isAtLeast = scores.map(() => false)
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? 0
    const errorBelow = below[i] ?? 0
    for (let j = i + 1; j < values.length; j += 1) {
      const difference = value - (values[j] ?? 0)
      if (difference <= Math.sqrt(errorBelow + (above[j] ?? 0)) + NOISE) continue
      lower[i] = (lower[i] ?? 0) + 1
      higher[j] = (higher[j] ?? 0) + 1
      if (isKnown[i] === true && isKnown[j] === true) continue
      isAtLeast[i] = true
      isAtLeast[j] = true
    }
  }
  const ranges: (RankRange | undefined)[] = scores.map(() => undefined)
  for (const [place, index] of order.entries()) {
    if (scores[index]?.margins === undefined) continue
    ranges[index] = {
      best: 1 + (higher[place] ?? 0),
      worst: scores.length - (lower[place] ?? 0),
      kind: isAtLeast[place] === true ? 'at_least' : 'known',
    }
  }
  return ranges
}
