import type { EvaluationsFile, FileModel } from '../../file/evaluationsFile.ts'

/** Lists what a file has and its replacement lacks: models, what is known of them, and what own metrics mean. */
export function findLosses(old: EvaluationsFile, next: EvaluationsFile): string[] {
  const models = new Map(next.models.map((model) => [model.id, model]))
  const names = new Set(next.metrics?.map(({ subcategory }) => subcategory))
  const words = (old.metrics ?? []).filter(({ subcategory }) => !names.has(subcategory))
  const lost = words.map(
    ({ subcategory }) =>
      `the meaning of ${JSON.stringify(subcategory)}, which --metrics can give again`,
  )
  const ofModels = old.models.flatMap((model) => {
    const later = models.get(model.id)
    const name = `model ${JSON.stringify(model.id)}`
    return later === undefined ? [name] : listParts(model, later).map((part) => `${name}: ${part}`)
  })
  return [...lost, ...ofModels]
}

function listParts(old: FileModel, next: FileModel): string[] {
  const notes = old.notes.filter((note) => !next.notes.includes(note))
  const isLinkLost = old.model_url !== null && next.model_url === null
  const isOpennessLost = old.weights !== 'unknown' && next.weights === 'unknown'
  return [
    ...listFigures(old, next),
    ...(isOpennessLost ? [`that its weights are ${old.weights}`] : []),
    ...notes.map((note) => `the note ${JSON.stringify(note)}`),
    ...(isLinkLost ? [`the link ${old.model_url}`] : []),
  ]
}

function listFigures(old: FileModel, next: FileModel): string[] {
  const figures = new Map(next.subcategories.map((figure) => [nameOf(figure), figure]))
  return old.subcategories.flatMap((figure) => {
    const later = figures.get(nameOf(figure))
    const name = JSON.stringify(figure.subcategory)
    if (later === undefined) return [`the figure ${name} of ${figure.parent_category}`]
    const isCountLost = figure.probe_count !== null && later.probe_count === null
    return isCountLost ? [`the number of prompts of ${name}, ${figure.probe_count}`] : []
  })
}

function nameOf({ parent_category, subcategory }: FileModel['subcategories'][number]): string {
  return JSON.stringify([parent_category, subcategory])
}
