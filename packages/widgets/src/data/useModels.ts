import type { ModelSummary } from '../domain/index.ts'
import { useEvaluationsContext } from './evaluationsContext.ts'
import type { Listing } from './evaluationSource.ts'
import type { Loadable } from './loadable.ts'
import { modelsQuery } from './queries.ts'
import { useLoadable } from './useLoadable.ts'

/** Every model, evaluated or not, by name. */
export function useModels(): Loadable<Listing<ModelSummary>> {
  const { source } = useEvaluationsContext()
  return useLoadable(modelsQuery(source))
}
