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

/** Moves the models of one base behind the first of them; the order is the same otherwise. */
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
