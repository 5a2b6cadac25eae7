import type { StoredModel } from './storedModel.ts'

/**
 * Merges the objects of one model, because `createModels` returns one for each suite. The description and the address
 * are those of the first object that has them.
 *
 * @throws TypeError when they differ in name or provider, or have a suite in common
 */
export function mergeModels(models: readonly StoredModel[]): StoredModel[] {
  const byId = new Map<string, StoredModel>()
  for (const [index, model] of models.entries()) {
    const first = byId.get(model.id)
    const problem = first && findMergeProblem(first, model)
    if (problem !== undefined) {
      throw new TypeError(
        `createMemorySource: models[${index}] has the id “${model.id}” ${problem}`,
      )
    }
    byId.set(model.id, first === undefined ? model : merge(first, model))
  }
  return [...byId.values()]
}

function merge(first: StoredModel, model: StoredModel): StoredModel {
  return {
    ...first,
    description: first.description ?? model.description,
    url: first.url ?? model.url,
    evaluations: [...first.evaluations, ...model.evaluations],
  }
}

function findMergeProblem(first: StoredModel, { name, provider, evaluations }: StoredModel) {
  if (name !== first.name || provider !== first.provider) {
    return `of “${first.name}” by “${first.provider}”, but is “${name}” by “${provider}”.`
  }
  const suites = new Set(first.evaluations.map(({ suiteId }) => suiteId))
  const common = evaluations.find(({ suiteId }) => suites.has(suiteId))
  if (common === undefined) return undefined
  const where = common.suiteId === undefined ? '' : ` in the suite “${common.suiteId}”`
  return `of an earlier one${where}: put all of its evaluations there into one object.`
}
