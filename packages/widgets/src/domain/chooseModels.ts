/** The models of a list that somebody chose, and the ids that no model of it has. */
export interface ChosenModels<Model> {
  /** In the order of the ids, each once. */
  readonly chosen: readonly Model[]
  /** In the order of the ids, each once. */
  readonly unknown: readonly string[]
}

/** Finds the models that have the ids. */
export function chooseModels<Model extends { readonly id: string }>(
  models: readonly Model[],
  ids: readonly string[],
): ChosenModels<Model> {
  const byId = new Map(models.map((model) => [model.id, model]))
  const distinct = [...new Set(ids)]
  return {
    chosen: distinct.flatMap((id) => byId.get(id) ?? []),
    unknown: distinct.filter((id) => !byId.has(id)),
  }
}
