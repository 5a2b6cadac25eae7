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

/** A score that was never measured or never published. It is not zero. */
export interface MissingScore {
  readonly kind: 'missing'
}

/** A model's score in one category, measured or missing. */
export type Score = MeasuredScore | MissingScore

/** The missing score. */
export const MISSING: MissingScore = { kind: 'missing' }

/**
 * Creates a measured score.
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
  if (!(raw >= 0 && raw <= 1)) throw new RangeError(`A raw score must be from 0 to 1, not ${raw}.`)
  if (!Number.isFinite(z)) throw new RangeError(`A z-score must be a finite number, not ${z}.`)
  return { kind: 'measured', raw, z, ...uncertainty }
}

/**
 * Parses a published pair of raw score and z-score. Published rows use raw 0 with z 0 for a missing
 * score; raw 0 with any other z is a measured zero.
 *
 * @throws RangeError when either is out of range
 */
export function parseScore(raw: number, z: number, uncertainty?: Uncertainty): Score {
  return raw === 0 && z === 0 ? MISSING : measuredScore(raw, z, uncertainty)
}

/** Returns whether the score is measured, which narrows its type. */
export function isMeasured(score: Score): score is MeasuredScore {
  return score.kind === 'measured'
}
