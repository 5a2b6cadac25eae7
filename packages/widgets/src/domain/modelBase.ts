import type { ModelSummary } from './leaderboardEntry.ts'

/** A model under the name that its suites share, and how this one was run. */
export interface ModelBase {
  /** The name that the suites share, such as `gpt-5`. */
  readonly base: string
  /** Such as `2025-08-07, high effort`; undefined when the name says no more than the base. */
  readonly configuration?: string | undefined
}

/** The bases of models by their ids. A model without one is its own base. */
export type ModelBases = ReadonlyMap<string, ModelBase>

/** Returns the models in their order, except that those of one base directly follow its first model. */
export function groupByBase<Model extends Pick<ModelSummary, 'id'>>(
  models: readonly Model[],
  bases: ModelBases,
): Model[] {
  const groups = new Map<string, Model[]>()
  for (const model of models) {
    const base = bases.get(model.id)?.base ?? model.id
    const group = groups.get(base)
    if (group === undefined) groups.set(base, [model])
    else group.push(model)
  }
  return [...groups.values()].flat()
}

/** Returns the ids of the other configurations of a model; some may belong to models that do not exist. */
export function listOtherConfigurations(id: string, bases: ModelBases): string[] {
  const base = bases.get(id)?.base ?? id
  const configurations = [...bases].flatMap(([other, found]) => (found.base === base ? other : []))
  return [...(bases.has(base) ? [] : [base]), ...configurations].filter((other) => other !== id)
}

/** Returns a model whose name includes that of its base, so that a search finds it by either. */
export function withBaseName(model: ModelSummary, bases: ModelBases): ModelSummary {
  const base = bases.get(model.id)?.base
  return base === undefined ? model : { ...model, name: `${model.name}\n${base}` }
}
