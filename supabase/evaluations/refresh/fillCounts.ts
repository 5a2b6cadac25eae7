import type { EvaluationsFile, FileModel, FileSubcategory } from '../file/evaluationsFile.ts'
import { figuresByName, modelsById } from './compareFiles.ts'

/**
 * Fills in the numbers of prompts that a source does not give. A figure keeps its number as long as its value is
 * the same, since what a person found out about a value is still true of it. Behind another value it is unknown.
 */
export function fillCounts(present: EvaluationsFile, next: EvaluationsFile): EvaluationsFile {
  const before = modelsById(present)
  return { ...next, models: next.models.map((model) => fillModel(before.get(model.id), model)) }
}

function fillModel(present: FileModel | undefined, next: FileModel): FileModel {
  const before = figuresByName(present)
  const subcategories = next.subcategories.map((figure) =>
    fillFigure(before.get(figure.subcategory), figure),
  )
  const isSame =
    subcategories.length === before.size &&
    subcategories.every(
      ({ subcategory, probe_count }) => before.get(subcategory)?.probe_count === probe_count,
    )
  const known = isSame ? present?.total_probes : undefined
  return { ...next, subcategories, total_probes: next.total_probes ?? known ?? null }
}

function fillFigure(present: FileSubcategory | undefined, next: FileSubcategory): FileSubcategory {
  if (next.probe_count !== null || present?.published.value !== next.published.value) return next
  return { ...next, probe_count: present.probe_count }
}
