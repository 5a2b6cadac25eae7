import type { ComparedModel } from '../domain/index.ts'
import { useEvaluationsContext } from './evaluationsContext.ts'
import type { Loadable } from './loadable.ts'
import { comparedModelQuery } from './queries.ts'
import { useLoadable } from './useLoadable.ts'

/** One model with its scores; null when there is none by this id, or no evaluation. */
export function useComparedModel(id: string): Loadable<ComparedModel | null> {
  const { source } = useEvaluationsContext()
  return useLoadable(comparedModelQuery(source, id))
}
