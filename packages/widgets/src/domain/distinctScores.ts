import { largest } from './extremes.ts'
import { countScores, type RankRange } from './rankRange.ts'
import { getMargins, type EstimatedScore } from './scoreDifference.ts'

/** A score of a suite, with its interval and its rank range if its error is known. */
export interface RankedEstimate extends EstimatedScore {
  readonly ranks?: RankRange | undefined
}

/** Returns whether another score of the suite can be told apart from a given one. */
type DistinctTest = (other: EstimatedScore) => boolean

/**
 * Creates a function that returns for a score the test whether another can be told apart from it, when each score is
 * compared with all others at once. There is no test for a score without a rank range, and none when the ranges count
 * more scores than there are.
 *
 * The rank range says how many scores on either side cannot be told apart. Its margins are not stored, and those of the
 * interval have the level of a single comparison. So the scores that cannot be told apart are the nearest ones, where a
 * distance is a difference divided by its margin.
 *
 * @param all every score of the suite
 */
export function createDistinctTests(
  all: readonly RankedEstimate[],
): (score: RankedEstimate) => DistinctTest | undefined {
  const sorted = [...all].sort((a, b) => b.raw - a.raw)
  const margins = sorted.map(getMargins)
  const isPart = countScores(all) === undefined
  const widest = largest(margins.flatMap(({ below, above }) => [below, above]))
  return (score) => {
    const { raw, ranks } = score
    if (ranks === undefined || isPart) return undefined
    const own = getMargins(score)
    const higher = sorted.filter((other) => other.raw > raw).reverse()
    const lower = sorted.slice(higher.length)
    const farthestHigher = findNearest(score, higher, {
      count: higher.length + 1 - ranks.best,
      widest: Math.hypot(widest, own.above),
    })
    const farthestLower = findNearest(score, lower, {
      count: ranks.worst - higher.length,
      widest: Math.hypot(own.below, widest),
    })
    return (other) =>
      computeDistance(score, other) > (other.raw > raw ? farthestHigher : farthestLower)
  }
}

interface NearestOptions {
  readonly count: number
  /** No difference to another score has a wider margin. */
  readonly widest: number
}

/**
 * Returns the distance of the last of the nearest scores: -1 for none of them, infinity for more than there are.
 *
 * @param others in the order of their differences, the smallest first
 */
function findNearest(
  score: EstimatedScore,
  others: readonly EstimatedScore[],
  { count, widest }: NearestOptions,
): number {
  if (count < 1) return -1
  const distances: number[] = []
  let farthest = Infinity
  for (const other of others) {
    // All further ones are farther than the nearest that were found.
    if (Math.abs(score.raw - other.raw) / widest > farthest) break
    distances.push(computeDistance(score, other))
    if (distances.length === count) farthest = largest(distances)
  }
  return distances.sort((a, b) => a - b)[count - 1] ?? Infinity
}

/** Returns the difference of two scores, in units of its margin. */
function computeDistance(score: EstimatedScore, other: EstimatedScore): number {
  const [high, low] = score.raw > other.raw ? [score, other] : [other, score]
  const difference = high.raw - low.raw
  return difference === 0
    ? 0
    : difference / Math.hypot(getMargins(high).below, getMargins(low).above)
}
