import { useMemo } from 'react'
import { useRankedLeaderboard } from '../../data/index.ts'
import {
  distributeScores,
  withRankedModels,
  type ScoreDistributions,
  type Scores,
} from '../../domain/index.ts'

/** The scores of a model among those of a suite. */
interface SuiteScores {
  /** Whether the other models of the suite have loaded. */
  readonly status: ReturnType<typeof useRankedLeaderboard>['status']
  /** Their rank ranges have the number of ranked models once the other models have loaded. */
  readonly scores: Scores
  /** Undefined while the other models are unknown. */
  readonly distributions: ScoreDistributions | undefined
}

/** Returns the scores of a model among those of a suite, or of the first suite. */
export function useSuiteScores(own: Scores, suite: string | undefined): SuiteScores {
  const board = useRankedLeaderboard(suite)
  const ready = board.status === 'ready' ? board.value : undefined
  const distributions = useMemo(() => ready && distributeScores(ready.items), [ready])
  const scores = ready ? withRankedModels(own, () => ready.rankedModels) : own
  return { status: board.status, scores, distributions }
}
