import { isHttpUrl, isModelId, MEASURES, parseCalendarDate } from '../domain/index.ts'
import { isObject, type Parts } from './isObject.ts'
import { showValue } from './showValue.ts'

/** Returns what is wrong with the id, the name or the provider of a model, from its path on; undefined if nothing is. */
export function findModelProblem(model: unknown): string | undefined {
  return isObject(model) ? findNamingProblems(model)[0] : ` is ${showValue(model)}, not a model.`
}

/** Returns what is wrong with the id, the name and the provider of a model, from its path on. */
export function findNamingProblems(model: Parts): string[] {
  const { id } = model
  const isId = typeof id === 'string' && isModelId(id)
  return [
    ...(isId
      ? []
      : [
          `.id is ${showValue(id)}, not lowercase letters and digits with hyphens or dots between.`,
        ]),
    ...['name', 'provider']
      .filter((key) => !isText(model[key]))
      .map((key) => `.${key} is ${showValue(model[key])}, not a text.`),
  ]
}

/** Returns what is wrong with the id or the title of a suite, from its path on; undefined if nothing is. */
export function findSuiteProblem(suite: unknown): string | undefined {
  if (!isObject(suite)) return ` is ${showValue(suite)}, not a suite.`
  const key = ['id', 'title'].find((name) => !isText(suite[name]))
  return key === undefined ? undefined : `.${key} is ${showValue(suite[key])}, not a text.`
}

/** Returns what is wrong with the number of prompts of an evaluation, and with its notes, from its path on. */
export function findDetailProblems({ totalProbes, notes }: Parts): string[] {
  return [
    ...findCountProblem(totalProbes, '.totalProbes'),
    ...(notes === undefined || Array.isArray(notes)
      ? []
      : [`.notes is ${showValue(notes)}, not a list.`]),
    ...(Array.isArray(notes) ? notes : []).flatMap((note: unknown, index) =>
      typeof note === 'string' ? [] : [`.notes[${index}] is ${showValue(note)}, not a text.`],
    ),
  ]
}

/** Returns what is wrong with the description of a model; undefined if nothing is, or if there is none. */
export function findDescriptionProblem({ description }: Parts): string | undefined {
  if (description === undefined || typeof description === 'string') return undefined
  return `.description is ${showValue(description)}, not a text.`
}

/** Returns what is wrong with a number of prompts; nothing if it is left out. */
export function findCountProblem(count: unknown, at: string): string[] {
  const isCount = count === undefined || (Number.isInteger(count) && Number(count) > 0)
  return isCount ? [] : [`${at} is ${showValue(count)}, not a whole number from 1.`]
}

/** Returns the keys of an object that have a value but no meaning. */
export function findUnknownKeys(given: object, allowed: readonly string[], at: string): string[] {
  return Object.entries(given)
    .filter(([key, value]) => value !== undefined && !allowed.includes(key))
    .map(([key]) => `${at} has “${key}”. Allowed: ${allowed.join(', ')}.`)
}

/** Returns what is wrong with the publication of figures; undefined if nothing is, or if they have none. */
export function findOriginProblem(origin: unknown): string | undefined {
  if (origin === undefined) return undefined
  if (!isObject(origin)) return `.origin is ${showValue(origin)}, not an object with a title.`
  if (!isText(origin['title'])) return `.origin.title is ${showValue(origin['title'])}, not a text.`
  const problem = findUrlProblem(origin)
  return problem && `.origin${problem}`
}

/** Returns what is wrong with an address; undefined if nothing is, or if there is none. */
export function findUrlProblem({ url }: Parts): string | undefined {
  if (url === undefined || (typeof url === 'string' && isHttpUrl(url))) return undefined
  return `.url is ${showValue(url)}, not an http or https address without spaces and without a user.`
}

/** Returns whether a value is a text that is not blank. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** Returns what is wrong with a date; undefined if nothing is. */
export function findDateProblem(date: unknown): string | undefined {
  const isDate = typeof date === 'string' && parseCalendarDate(date) === date
  return isDate ? undefined : `.evaluatedOn is ${showValue(date)}, not a date as “2026-01-31”.`
}

/** Returns what is wrong with the five scores of a model; undefined if nothing is. */
export function findScoresProblem(scores: unknown): string | undefined {
  if (!isObject(scores)) return `.scores is ${showValue(scores)}, not an object of five scores.`
  const wrong = MEASURES.find((measure) => !isScore(scores[measure]))
  if (wrong === undefined) return undefined
  return `.scores.${wrong} is ${showValue(scores[wrong])}, not MISSING or a score from 0 to 1: createModels computes them.`
}

function isScore(score: unknown): boolean {
  if (!isObject(score)) return false
  if (score['kind'] === 'missing') return true
  const { kind, raw } = score
  return kind === 'measured' && typeof raw === 'number' && raw >= 0 && raw <= 1
}
