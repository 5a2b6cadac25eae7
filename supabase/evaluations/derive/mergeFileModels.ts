import type { FileModel } from '../file/evaluationsFile.ts'

/**
 * Makes one model of those with the same id. The first of them counts, with its name of the evaluation; what it does not
 * know of the model itself is of the first that knows it.
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
