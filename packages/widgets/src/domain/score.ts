import { roundToPrecision } from './decimal.ts'
import type { Interval } from './interval.ts'
import type { RankRange } from './rankRange.ts'

/** What is known about the sampling error of a score. Each is absent when it is unknown. */
export interface Uncertainty {
  /** The interval around the score at 95 %. */
  readonly interval?: Interval
  /** The ranks between which the score lies among those of its suite. */
  readonly ranks?: RankRange
}

/** A score that was measured. */
export interface MeasuredScore extends Uncertainty {
  readonly kind: 'measured'
  /** Fraction of the best possible result, 0 to 1; higher is better. */
  readonly raw: number
  /** Distance from the mean of all models with a score in the category, in standard deviations. */
  readonly z: number
}

/** How many of the figures that a category needs a model has. */
export interface FigureCount {
  readonly present: number
  /** Undefined when the source does not say which figures the category needs. */
  readonly needed: number | undefined
}

/** A score that was never measured or never published. It is not zero. */
export interface MissingScore {
  readonly kind: 'missing'
  /** Set when the model has some of the figures that the category needs, but not all; never of a composite. */
  readonly figures?: FigureCount
}

/** A model's score in one category, measured or missing. */
export type Score = MeasuredScore | MissingScore

/** A computed composite: the mean of the scores that the suite measures. */
export interface MeasuredComposite extends Uncertainty {
  readonly kind: 'measured'
  /** Fraction of the best possible result, 0 to 1; higher is better. */
  readonly raw: number
  /** A composite has no z-score. */
  readonly z?: undefined
}

/** A model's composite. It is missing when one of its scores is missing, and in a suite of one category. */
export type CompositeScore = MeasuredComposite | MissingScore

/** The missing score. */
export const MISSING: MissingScore = { kind: 'missing' }

/**
 * Creates a measured score. It removes floating-point noise from the raw score and its interval, which would otherwise
 * separate equal scores.
 *
 * @param raw fraction from 0 to 1
 * @param z standard deviations from the mean, finite
 * @throws RangeError when either is out of range
 */
export function measuredScore(
  raw: number,
  z: number,
  uncertainty: Uncertainty = {},
): MeasuredScore {
  if (!Number.isFinite(z)) throw new RangeError(`A z-score must be a finite number, not ${z}.`)
  return { kind: 'measured', raw: toFraction(raw), z, ...roundEnds(uncertainty) }
}

/**
 * Creates a composite, without floating-point noise like {@link measuredScore}.
 *
 * @param value fraction from 0 to 1; undefined and null when it is missing
 * @throws RangeError when it is out of range
 */
export function compositeScore(
  value: number | null | undefined,
  uncertainty: Uncertainty = {},
): CompositeScore {
  if (value === undefined || value === null) return MISSING
  return { kind: 'measured', raw: toFraction(value), ...roundEnds(uncertainty) }
}

/** Rounds a raw score, and throws when it is out of range. */
function toFraction(raw: number): number {
  // Plain JavaScript may pass a text or null, which compare like numbers.
  if (!Number.isFinite(raw) || raw < 0 || raw > 1) {
    throw new RangeError(`A raw score must be from 0 to 1, not ${raw}.`)
  }
  return roundToPrecision(raw)
}

/** Rounds an interval like its score, so that it still contains it. */
function roundEnds({ interval, ...ranks }: Uncertainty): Uncertainty {
  if (!interval) return ranks
  const lower = roundToPrecision(interval.lower)
  const upper = roundToPrecision(interval.upper)
  return { interval: { ...interval, lower, upper }, ...ranks }
}

/** Returns whether the score is measured, which narrows its type. */
export function isMeasured<Any extends Score | CompositeScore>(
  score: Any,
): score is Extract<Any, { readonly kind: 'measured' }> {
  return score.kind === 'measured'
}

/** Returns the value of a score, 0 to 1; undefined when it is missing. */
export function getRawScore(score: Score | CompositeScore): number | undefined {
  return isMeasured(score) ? score.raw : undefined
}
