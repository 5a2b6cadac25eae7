import { useQuery } from '@tanstack/react-query'
import type { LeaderboardEntry } from '../domain/index.ts'
import { useEvaluationsContext } from './evaluationsContext.ts'
import type { Listing } from './evaluationSource.ts'
import { loadableOf, type Loadable } from './loadable.ts'
import { leaderboardQuery } from './queries.ts'

/** Every model that has an evaluation, with the latest one. */
export function useLeaderboard(): Loadable<Listing<LeaderboardEntry>> {
  const { source, client } = useEvaluationsContext()
  return loadableOf(useQuery(leaderboardQuery(source), client))
}
