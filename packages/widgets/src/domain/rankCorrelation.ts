import { CONFIDENCE_LEVEL } from './interval.ts'
import { normalQuantile } from './normalQuantile.ts'

/** How alike two orders of the same models are, from -1 (reversed) to 1 (the same), with its 95% interval. */
export interface RankCorrelation {
  readonly tau: number
  readonly lower: number
  readonly upper: number
}

/** The fewest pairs for which the variance of the interval is defined. */
const MIN_PAIRS = 5

/**
 * Returns Kendall's tau-b of pairs of values, with an interval from Fisher's transformation, whose variance is
 * 0.437 / (n - 4). Tied values count as neither alike nor reversed. Fisher's transformation of 1 and -1 is infinite, so
 * their interval reaches from there to the end that it has with one pair in the other order, which is our convention.
 *
 * @returns undefined for fewer than five pairs, and when all first or all second values are equal
 *
 * Source: Kendall 1945, Biometrika 33, 239–251 (tau-b); Fieller, Hartley and Pearson 1957, Biometrika 44, 470–481
 * (the variance).
 */
export function kendallTau(
  pairs: readonly (readonly [first: number, second: number])[],
): RankCorrelation | undefined {
  if (pairs.length < MIN_PAIRS) return undefined
  let sum = 0
  let untiedFirst = 0
  let untiedSecond = 0
  for (const [index, [first, second]] of pairs.entries()) {
    for (const [otherFirst, otherSecond] of pairs.slice(index + 1)) {
      const one = Math.sign(first - otherFirst)
      const other = Math.sign(second - otherSecond)
      sum += one * other
      untiedFirst += Math.abs(one)
      untiedSecond += Math.abs(other)
    }
  }
  if (untiedFirst === 0 || untiedSecond === 0) return undefined
  const tau = sum / Math.sqrt(untiedFirst * untiedSecond)
  const error = Math.sqrt(0.437 / (pairs.length - 4)) * normalQuantile((1 + CONFIDENCE_LEVEL) / 2)
  const isExtreme = Math.abs(tau) === 1
  const centre = Math.atanh(isExtreme ? tau - (2 * Math.sign(tau)) / untiedFirst : tau)
  return {
    tau,
    lower: tau === -1 ? tau : Math.tanh(centre - error),
    upper: tau === 1 ? tau : Math.tanh(centre + error),
  }
}
