import { MEASURES } from './category.ts'
import type { Scores } from './leaderboardEntry.ts'
import { isMeasured } from './score.ts'

/** Returns whether the error of any of the scores is known. */
export function hasIntervals({ scores }: { readonly scores: Scores }): boolean {
  return MEASURES.some((measure) => {
    const score = scores[measure]
    return isMeasured(score) && score.interval !== undefined
  })
}
