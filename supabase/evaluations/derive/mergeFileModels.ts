import type { FileModel } from '../file/evaluationsFile.ts'

/**
 * Merges the models that share an id. It keeps the first one, and fills in its unknown weights and missing URL from the
 * first model that has them.
 */
export function mergeFileModels(models: readonly FileModel[]): FileModel[] {
  const merged = new Map<string, FileModel>()
  for (const model of models) {
    const first = merged.get(model.id)
    merged.set(model.id, first === undefined ? model : addFacts(first, model))
  }
  return [...merged.values()]
}

function addFacts(first: FileModel, { weights, model_url }: FileModel): FileModel {
  return {
    ...first,
    weights: first.weights === 'unknown' ? weights : first.weights,
    model_url: first.model_url ?? model_url,
  }
}
