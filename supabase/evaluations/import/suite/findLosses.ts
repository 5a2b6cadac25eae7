import type { EvaluationsFile, FileModel } from '../../file/evaluationsFile.ts'

/** Lists what a file has and its replacement lacks: models, their notes and their links. */
export function findLosses(old: EvaluationsFile, next: EvaluationsFile): string[] {
  const models = new Map(next.models.map((model) => [model.id, model]))
  return old.models.flatMap((model) => {
    const later = models.get(model.id)
    const name = `model ${JSON.stringify(model.id)}`
    return later === undefined ? [name] : listParts(model, later).map((part) => `${name}: ${part}`)
  })
}

function listParts(old: FileModel, next: FileModel): string[] {
  const notes = old.notes.filter((note) => !next.notes.includes(note))
  const isLinkLost = old.model_url !== null && next.model_url === null
  return [
    ...notes.map((note) => `the note ${JSON.stringify(note)}`),
    ...(isLinkLost ? [`the link ${old.model_url}`] : []),
  ]
}
