import { useQuery } from '@tanstack/react-query'
import { useEvaluationsContext } from './evaluationsContext.ts'
import { releaseQuery } from './queries.ts'
import type { Release } from './release.ts'

/** What is known of the publication that is read from; undefined while, or where, that is nothing. */
export function useRelease(): Release | undefined {
  const { source, client } = useEvaluationsContext()
  return useQuery(releaseQuery(source), client).data ?? undefined
}
