import type { EvaluationsFile, FileModel, FileSubcategory } from '../../file/evaluationsFile.ts'
import { isToolNote } from './toolNotes.ts'

/** What a field is called, with the name of its figure. A field without a sentence is called by its own name. */
type Sentences = Readonly<Record<string, (value: unknown, figure: string) => string>>

const OF_MODEL: Sentences = {
  total_probes: (count) => `its number of prompts, ${String(count)}`,
  weights: (weights) => `that its weights are ${String(weights)}`,
  model_url: (url) => `the link ${String(url)}`,
}

const OF_FIGURE: Sentences = {
  probe_count: (count, figure) => `the number of prompts of ${figure}, ${String(count)}`,
  standard_error: (error, figure) => `the standard error of ${figure}, ${String(error)}`,
  interval: (interval, figure) => {
    const { lower, upper } = interval as NonNullable<FileSubcategory['interval']>
    return `the interval of ${figure}, ${lower} to ${upper}`
  },
  judge: (judge, figure) => `the judge of ${figure}, ${String(judge)}`,
}

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
  // A bound of a date is no loss beside another date.
  const { notes, subcategories, date_kind, evaluation_date, ...facts } = old
  // The notes of an import are about its runs, which the new ones replace.
  const lost = notes.filter((note) => !next.notes.includes(note) && !isToolNote(note))
  const isDayLost = date_kind === 'day' && next.date_kind !== 'day'
  return [
    ...subcategories.flatMap((figure) => listFacts(figure, next.subcategories)),
    ...(isDayLost ? [`the day of its runs, ${evaluation_date}`] : []),
    ...lost.map((note) => `the note ${JSON.stringify(note)}`),
    ...listFields(facts, next).map(([field, value]) => {
      return OF_MODEL[field]?.(value, '') ?? `its ${field}, ${JSON.stringify(value)}`
    }),
  ]
}

/** Lists what the new figures lack of an old one: the figure itself, or facts about it. */
function listFacts(figure: FileSubcategory, figures: readonly FileSubcategory[]): string[] {
  const name = JSON.stringify(figure.subcategory)
  const later = figures.find((each) => getKey(each) === getKey(figure))
  if (later === undefined) return [`the figure ${name} of ${figure.parent_category}`]
  // A run of the whole data set loses nothing.
  const { partial_run: _, standard_error, interval, ...facts } = figure
  const isUncertain = later.standard_error !== undefined || later.interval !== undefined
  const errors = isUncertain ? {} : { standard_error, interval }
  return listFields({ ...errors, ...facts }, later).map(([field, value]) => {
    return OF_FIGURE[field]?.(value, name) ?? `the ${field} of ${name}, ${JSON.stringify(value)}`
  })
}

/** Lists the fields that say something in the old object and nothing in the new one, whatever they are. */
function listFields(old: object, next: object): [field: string, value: unknown][] {
  const later = next as Readonly<Record<string, unknown>>
  return Object.entries(old).filter(([field, value]) => isKnown(value) && !isKnown(later[field]))
}

function isKnown(value: unknown): boolean {
  return value !== undefined && value !== null && value !== 'unknown'
}

function getKey({ parent_category, subcategory }: FileSubcategory): string {
  return JSON.stringify([parent_category, subcategory])
}
