import type { RankRange } from './rankRange.ts'
import { getMargins, type EstimatedScore } from './scoreDifference.ts'

/** A score of a suite, with its interval and its rank range if its error is known. */
export interface RankedEstimate extends EstimatedScore {
  readonly ranks?: RankRange | undefined
}

/**
 * Creates a function that returns whether another score of the suite can be told apart from this one, when each score
 * is compared with all others at once. Nothing can be told apart from a score without a rank range.
 *
 * The rank range says how many scores on either side cannot be told apart. Its margins are not stored, and those of the
 * interval have the level of a single comparison. So the scores that cannot be told apart are the nearest ones, where a
 * distance is a difference divided by its margin.
 *
 * @param all every score of the suite, with this one
 */
export function createDistinctTest(
  score: RankedEstimate,
  all: readonly EstimatedScore[],
): (other: EstimatedScore) => boolean {
  const { raw, ranks } = score
  if (ranks === undefined) return () => false
  const higher = all.filter((other) => other.raw > raw)
  const lower = all.filter((other) => other.raw <= raw)
  const farthestHigher = findNearest(score, higher, higher.length + 1 - ranks.best)
  const farthestLower = findNearest(score, lower, ranks.worst - higher.length)
  return (other) =>
    computeDistance(score, other) > (other.raw > raw ? farthestHigher : farthestLower)
}

/** Returns the distance of the last of the nearest scores; -1 without one. */
function findNearest(score: EstimatedScore, others: readonly EstimatedScore[], count: number) {
  const distances = Float64Array.from(others, (other) => computeDistance(score, other)).sort()
  return distances[Math.min(count, distances.length) - 1] ?? -1
}

/** Returns the difference of two scores, in units of its margin. */
function computeDistance(score: EstimatedScore, other: EstimatedScore): number {
  const [high, low] = score.raw > other.raw ? [score, other] : [other, score]
  const difference = high.raw - low.raw
  return difference === 0
    ? 0
    : difference / Math.hypot(getMargins(high).below, getMargins(low).above)
}
