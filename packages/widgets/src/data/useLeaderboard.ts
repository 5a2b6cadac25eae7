import type { LeaderboardEntry } from '../domain/index.ts'
import { useEvaluationsContext } from './evaluationsContext.ts'
import type { Listing } from './evaluationSource.ts'
import type { Loadable } from './loadable.ts'
import { leaderboardQuery } from './queries.ts'
import { useLoadable } from './useLoadable.ts'

/** Every model that has an evaluation, with the latest one. */
export function useLeaderboard(): Loadable<Listing<LeaderboardEntry>> {
  const { source } = useEvaluationsContext()
  return useLoadable(leaderboardQuery(source))
}
