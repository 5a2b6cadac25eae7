import { useQuery } from '@tanstack/react-query'
import type { EvaluatedModel } from '../domain/index.ts'
import { useEvaluationsContext } from './evaluationsContext.ts'
import { loadableOf, type Loadable } from './loadable.ts'
import { modelQuery } from './queries.ts'

/** One model with all that is known of it; null when there is none by this id, or no evaluation. */
export function useModel(id: string): Loadable<EvaluatedModel | null> {
  const { source, client } = useEvaluationsContext()
  return loadableOf(useQuery(modelQuery(source, id), client))
}
