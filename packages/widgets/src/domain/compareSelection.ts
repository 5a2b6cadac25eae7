import { isModelId } from './modelId.ts'

/** The maximum number of models in a comparison. */
export const MAX_COMPARED_MODELS = 3

const MODELS = 'models'
const SEPARATOR = ','

/** Parses the model ids in a query string. It does not validate or deduplicate them. */
export function parseSelection(params: URLSearchParams): string[] {
  return params.getAll(MODELS).flatMap(parseIds)
}

/** Parses a comma-separated list of ids. No id contains a comma, so none is escaped. */
export function parseIds(list: string): string[] {
  return list
    .split(SEPARATOR)
    .map((id) => id.trim())
    .filter((id) => id !== '')
}

/**
 * Writes a selection into a query string. An empty selection removes the parameter.
 *
 * @param others other parameters, which are kept
 */
export function serializeSelection(
  ids: readonly string[],
  others = new URLSearchParams(),
): URLSearchParams {
  const params = new URLSearchParams(others)
  if (ids.length === 0) params.delete(MODELS)
  else params.set(MODELS, ids.join(SEPARATOR))
  return params
}

/**
 * Returns the models to compare: the first three distinct ids that exist.
 *
 * @param known ids of all models; until they are loaded, every well-formed id is accepted
 */
export function normalizeSelection(
  ids: readonly string[],
  known?: Pick<ReadonlySet<string>, 'has'>,
): string[] {
  const exists = (id: string) => (known === undefined ? isModelId(id) : known.has(id))
  return [...new Set(ids)].filter(exists).slice(0, MAX_COMPARED_MODELS)
}

/** Adds a model to a selection. A full selection, or one with the model, is returned unchanged. */
export function addToSelection(ids: readonly string[], id: string): readonly string[] {
  return ids.length >= MAX_COMPARED_MODELS || ids.includes(id) ? ids : [...ids, id]
}

/** Removes a model from a selection. */
export function removeFromSelection(ids: readonly string[], id: string): readonly string[] {
  return ids.filter((selected) => selected !== id)
}
