import type { EvaluatedModel } from '../domain/index.ts'
import { useEvaluationsContext } from './evaluationsContext.ts'
import type { Loadable } from './loadable.ts'
import { modelQuery } from './queries.ts'
import { useLoadable } from './useLoadable.ts'

/**
 * One model with all that is known of it; null when there is none by this id, or no evaluation.
 *
 * @example
 * ```tsx
 * import { useModel } from '@transparency-lab/widgets'
 *
 * export function ModelName({ id }: { readonly id: string }) {
 *   const model = useModel(id)
 *   if (model.status !== 'ready') return <p>{model.status}</p>
 *   return <p>{model.value?.name ?? 'Model not found'}</p>
 * }
 * ```
 */
export function useModel(id: string): Loadable<EvaluatedModel | null> {
  const { source } = useEvaluationsContext()
  return useLoadable(modelQuery(source, id))
}
