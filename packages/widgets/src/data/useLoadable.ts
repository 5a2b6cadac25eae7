import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useEvaluationsContext } from './evaluationsContext.ts'
import { loadableOf, type Loadable } from './loadable.ts'

/** What is known of one query's fact. */
export function useLoadable<Value, Key extends readonly string[]>(
  query: UseQueryOptions<Value, Error, Value, Key>,
): Loadable<Value> {
  const { client } = useEvaluationsContext()
  return loadableOf(useQuery(query, client), () => client.resetQueries(query))
}
