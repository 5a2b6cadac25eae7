import { useQuery } from '@tanstack/react-query'
import type { LeaderboardEntry } from '../domain/index.ts'
import { useEvaluationsContext } from './evaluationsContext.ts'
import type { Listing } from './evaluationSource.ts'
import type { Loadable } from './loadable.ts'
import { leaderboardQuery } from './queries.ts'

/** Every model that has an evaluation, with the latest one. */
export function useLeaderboard(): Loadable<Listing<LeaderboardEntry>> {
  const { source, client } = useEvaluationsContext()
  const { data, error, refetch } = useQuery(leaderboardQuery(source), client)
  if (data !== undefined) return { status: 'ready', value: data }
  if (error !== null) return { status: 'failed', error, retry: () => void refetch() }
  return { status: 'pending' }
}
