import { MAX_COMPARED_MODELS } from './comparison.ts'
import { isModelId } from './modelId.ts'

const MODELS = 'models'
const SEPARATOR = ','

/** The ids that a query string names, as they are written. */
export function parseSelection(params: URLSearchParams): string[] {
  return params.getAll(MODELS).flatMap(parseIds)
}

/** The ids in a list with commas between. No id holds a comma, encoded or not. */
export function parseIds(list: string): string[] {
  return list
    .split(SEPARATOR)
    .map((id) => id.trim())
    .filter((id) => id !== '')
}

/**
 * Writes a selection into a query string; an empty one leaves nothing behind.
 *
 * @param others parameters of other owners, which are kept
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
 * The models that are compared: each id once, those that exist, the first three of them.
 *
 * @param known ids of all models; while it is not known yet, every id that could exist is let through
 */
export function selectionOf(ids: readonly string[], known?: ReadonlySet<string>): string[] {
  const exists = (id: string) => (known === undefined ? isModelId(id) : known.has(id))
  return [...new Set(ids)].filter(exists).slice(0, MAX_COMPARED_MODELS)
}

/** The selection with one more model; refused when it is full or holds the model already. */
export function addToSelection(ids: readonly string[], id: string): readonly string[] {
  return ids.length >= MAX_COMPARED_MODELS || ids.includes(id) ? ids : [...ids, id]
}

/** The selection without a model. */
export function removeFromSelection(ids: readonly string[], id: string): readonly string[] {
  return ids.filter((selected) => selected !== id)
}
