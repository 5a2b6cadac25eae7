import type { EvaluationsFile, FileModel } from '../file/evaluationsFile.ts'
import { isToolNote } from '../import/suite/toolNotes.ts'
import { figuresByName, modelsById, type Comparison } from './compareFiles.ts'

/**
 * Updates the models of a file whose figures changed, with the notes of their runs. Everything else stays: texts of
 * people, the order, and the date of an unchanged model, which is the earlier upper bound.
 */
export function mergeFiles<File extends EvaluationsFile>(
  present: File,
  next: EvaluationsFile,
  { changes, added }: Comparison,
): File {
  const changed = new Set(changes.map(({ model }) => model))
  const after = modelsById(next)
  const models = present.models.flatMap((model) => {
    const other = after.get(model.id)
    if (other === undefined) return []
    return [changed.has(model.id) ? mergeFigures(model, other) : model]
  })
  return { ...present, models: [...models, ...next.models.filter(({ id }) => added.includes(id))] }
}

function mergeFigures(present: FileModel, next: FileModel): FileModel {
  const after = figuresByName(next)
  const before = figuresByName(present)
  const { date_kind: _, ...rest } = present
  return {
    ...rest,
    evaluation_date: next.evaluation_date,
    ...(next.date_kind && { date_kind: next.date_kind }),
    total_probes: next.total_probes,
    notes: mergeNotes(present.notes, next.notes),
    subcategories: [
      ...present.subcategories.flatMap(({ subcategory }) => after.get(subcategory) ?? []),
      ...next.subcategories.filter(({ subcategory }) => !before.has(subcategory)),
    ],
  }
}

/** Merges notes, without those that an import wrote about the earlier run. */
function mergeNotes(present: readonly string[], next: readonly string[]): string[] {
  const kept = present.filter((note) => !isToolNote(note) || next.includes(note))
  return [...new Set([...kept, ...next])]
}
