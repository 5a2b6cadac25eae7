/** A score that was measured. */
export interface MeasuredScore {
  readonly kind: 'measured'
  /** Fraction of the best possible result, 0 to 1; higher is better. */
  readonly raw: number
  /** Distance from the mean of all models that have the category, in standard deviations. */
  readonly z: number
}

/** A score that was never measured, or never published. It is not a zero. */
export interface MissingScore {
  readonly kind: 'missing'
}

/** What is known of a model in one category: a measurement, or that there is none. */
export type Score = MeasuredScore | MissingScore

/** The one missing score. */
export const MISSING: MissingScore = { kind: 'missing' }

/**
 * A measured score.
 *
 * @param raw fraction from 0 to 1
 * @param z standard deviations from the mean, finite
 * @throws RangeError when either is outside of its range
 */
export function measuredScore(raw: number, z: number): MeasuredScore {
  if (!(raw >= 0 && raw <= 1)) throw new RangeError(`A raw score lies from 0 to 1, not at ${raw}.`)
  if (!Number.isFinite(z)) throw new RangeError(`A z-score is a finite number, not ${z}.`)
  return { kind: 'measured', raw, z }
}

/**
 * Reads the pair of numbers by which a score is published. Raw 0 together with z 0 is how a
 * published row says "not measured"; raw 0 with any other z is a true zero.
 *
 * @throws RangeError when either is outside of its range
 */
export function scoreOfPair(raw: number, z: number): Score {
  return raw === 0 && z === 0 ? MISSING : measuredScore(raw, z)
}

/** Whether the score is a measurement, so that its numbers can be read. */
export function isMeasured(score: Score): score is MeasuredScore {
  return score.kind === 'measured'
}
