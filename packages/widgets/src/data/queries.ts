import { queryOptions } from '@tanstack/react-query'
import type { EvaluationSource } from './evaluationSource.ts'

/** The dashboard's one read. */
export function leaderboardQuery(source: EvaluationSource) {
  return queryOptions({
    queryKey: ['leaderboard'],
    queryFn: ({ signal }) => source.listLeaderboard({ signal }),
  })
}
