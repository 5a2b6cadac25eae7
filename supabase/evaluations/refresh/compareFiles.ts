import type { EvaluationsFile, FileModel, FileSubcategory } from '../file/evaluationsFile.ts'

/** A figure that differs; undefined where it does not exist. */
export interface FigureUpdate {
  readonly model: string
  readonly subcategory: string
  readonly before: FileSubcategory | undefined
  readonly after: FileSubcategory | undefined
}

/** The differences between two files of one suite. */
export interface Comparison {
  readonly changes: readonly FigureUpdate[]
  /** Ids of models. */
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/** Compares what two files publish, figure by figure. */
export function compareFiles(present: EvaluationsFile, next: EvaluationsFile): Comparison {
  const before = modelsById(present)
  const after = modelsById(next)
  const ids = [...new Set([...before.keys(), ...after.keys()])]
  return {
    changes: ids.flatMap((id) => compareModels(id, before.get(id), after.get(id))),
    added: ids.filter((id) => !before.has(id)),
    removed: ids.filter((id) => !after.has(id)),
  }
}

/** Returns the models of a file by their ids. */
export function modelsById({ models }: EvaluationsFile): ReadonlyMap<string, FileModel> {
  return new Map(models.map((model) => [model.id, model]))
}

/** Returns the figures of a model by their subcategories; none if there is no model. */
export function figuresByName(model: FileModel | undefined): ReadonlyMap<string, FileSubcategory> {
  return new Map(model?.subcategories.map((figure) => [figure.subcategory, figure]))
}

function compareModels(
  model: string,
  present: FileModel | undefined,
  next: FileModel | undefined,
): FigureUpdate[] {
  const before = figuresByName(present)
  const after = figuresByName(next)
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((subcategory) => ({
      model,
      subcategory,
      before: before.get(subcategory),
      after: after.get(subcategory),
    }))
    .filter((change) => serialize(change.before) !== serialize(change.after))
}

/** Serializes what a source publishes about a figure, but not where in the source it is. */
function serialize(figure: FileSubcategory | undefined): string {
  if (figure === undefined) return ''
  const { published, probe_count, standard_error, interval, judge, partial_run = false } = figure
  const { lower, upper, level } = interval ?? {}
  return JSON.stringify([
    published.value,
    probe_count,
    standard_error,
    [lower, upper, level],
    judge,
    partial_run,
  ])
}
