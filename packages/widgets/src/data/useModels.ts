import { useQuery } from '@tanstack/react-query'
import type { ModelSummary } from '../domain/index.ts'
import { useEvaluationsContext } from './evaluationsContext.ts'
import type { Listing } from './evaluationSource.ts'
import { loadableOf, type Loadable } from './loadable.ts'
import { modelsQuery } from './queries.ts'

/** Every model, evaluated or not, by name. */
export function useModels(): Loadable<Listing<ModelSummary>> {
  const { source, client } = useEvaluationsContext()
  return loadableOf(useQuery(modelsQuery(source), client))
}
