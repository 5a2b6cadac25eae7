import { isMeasured, type Measure, type RankRange } from '../../domain/index.ts'
import type { LeaderboardRow } from './features.ts'

/** Returns the ranks of a model by a score; undefined unless its error is known. */
export function getRanks(
  { original }: LeaderboardRow,
  by: Measure | undefined,
): RankRange | undefined {
  const score = by && original.scores[by]
  return score && isMeasured(score) ? score.ranks : undefined
}
