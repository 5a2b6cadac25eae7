import { MAX_LENGTHS } from '@transparency-lab/widgets/domain-internal'
import type { RequestedModel } from '../data/requestedModels.ts'
import type { CoveredBase } from '../measured/coverageFile.ts'
import { toNameKey } from './toNameKey.ts'

/** A model that a visitor names and the lab knows. */
export type KnownModel =
  | { readonly kind: 'evaluated'; readonly id: string; readonly name: string }
  | { readonly kind: 'requested'; readonly request: RequestedModel }

/**
 * Finds the model that a text names, in whatever spelling: one with results, or else one that was requested.
 *
 * @param bases the models with results
 */
export function findKnownModel(
  text: string,
  bases: readonly CoveredBase[],
  requests: readonly RequestedModel[],
): KnownModel | undefined {
  // Longer texts are no names, and would take long to compare.
  if (text.length > MAX_LENGTHS.modelName) return undefined
  const key = toNameKey(text)
  if (key === '') return undefined
  for (const { base, results } of bases) {
    const named = results.find(({ id, name }) => [id, name].some((each) => toNameKey(each) === key))
    const result = named ?? (toNameKey(base) === key ? results[0] : undefined)
    if (result !== undefined) return { kind: 'evaluated', id: result.id, name: result.name }
  }
  const request = requests.find(({ name }) => toNameKey(name) === key)
  return request && { kind: 'requested', request }
}
