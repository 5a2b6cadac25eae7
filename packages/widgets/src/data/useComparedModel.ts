import { useQuery } from '@tanstack/react-query'
import type { ComparedModel } from '../domain/index.ts'
import { useEvaluationsContext } from './evaluationsContext.ts'
import { loadableOf, type Loadable } from './loadable.ts'
import { comparedModelQuery } from './queries.ts'

/** One model with its scores; null when there is none by this id, or no evaluation. */
export function useComparedModel(id: string): Loadable<ComparedModel | null> {
  const { source, client } = useEvaluationsContext()
  return loadableOf(useQuery(comparedModelQuery(source, id), client))
}
