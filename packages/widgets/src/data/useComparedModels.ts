import { useQueries } from '@tanstack/react-query'
import type { ComparedModel } from '../domain/index.ts'
import { useEvaluationsContext } from './evaluationsContext.ts'
import { loadableOf, type Loadable } from './loadable.ts'
import { comparedModelQuery } from './queries.ts'

/** The models to compare, one read each, started together; null where there is no evaluation. */
export function useComparedModels(ids: readonly string[]): Loadable<ComparedModel | null>[] {
  const { source, client } = useEvaluationsContext()
  const queries = ids.map((id) => comparedModelQuery(source, id))
  const answers = useQueries({ queries }, client)
  return answers.map((answer, index) =>
    loadableOf(answer, () => client.resetQueries(queries[index])),
  )
}
