import type { EvaluationsFile, FileModel, FileSubcategory } from '../../file/evaluationsFile.ts'
import { isToolNote } from './toolNotes.ts'

/** Lists what a file has and its replacement lacks: models, facts about them, and the meaning of own metrics. */
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
  // The notes of an import are about its runs, which the new ones replace.
  const notes = old.notes.filter((note) => !next.notes.includes(note) && !isToolNote(note))
  const isLinkLost = old.model_url !== null && next.model_url === null
  const isOpennessLost = old.weights !== 'unknown' && next.weights === 'unknown'
  const isDayLost = old.date_kind === 'day' && next.date_kind !== 'day'
  const isCountLost = old.total_probes !== null && next.total_probes === null
  return [
    ...old.subcategories.flatMap((figure) => listFacts(figure, next.subcategories)),
    ...(isCountLost ? [`its number of prompts, ${old.total_probes}`] : []),
    ...(isDayLost ? [`the day of its runs, ${old.evaluation_date}`] : []),
    ...(isOpennessLost ? [`that its weights are ${old.weights}`] : []),
    ...notes.map((note) => `the note ${JSON.stringify(note)}`),
    ...(isLinkLost ? [`the link ${old.model_url}`] : []),
  ]
}

/** Lists what the new figures lack of an old one: the figure itself, or facts about it. */
function listFacts(figure: FileSubcategory, figures: readonly FileSubcategory[]): string[] {
  const name = JSON.stringify(figure.subcategory)
  const later = figures.find((each) => getKey(each) === getKey(figure))
  if (later === undefined) return [`the figure ${name} of ${figure.parent_category}`]
  const { probe_count: count, standard_error: error, interval, judge } = figure
  const isUncertaintyLost = later.standard_error === undefined && later.interval === undefined
  return [
    ...(count !== null && later.probe_count === null
      ? [`the number of prompts of ${name}, ${count}`]
      : []),
    ...(error !== undefined && isUncertaintyLost
      ? [`the standard error of ${name}, ${error}`]
      : []),
    ...(interval !== undefined && isUncertaintyLost
      ? [`the interval of ${name}, ${interval.lower} to ${interval.upper}`]
      : []),
    ...(judge !== undefined && later.judge === undefined ? [`the judge of ${name}, ${judge}`] : []),
  ]
}

function getKey({ parent_category, subcategory }: FileSubcategory): string {
  return JSON.stringify([parent_category, subcategory])
}
