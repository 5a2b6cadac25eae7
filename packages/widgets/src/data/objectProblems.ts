import { isHttpUrl, isModelId, MEASURES, parseCalendarDate } from '../domain/index.ts'
import { showValue } from './showValue.ts'

/** The properties of an object of unknown form. */
export type Parts = Readonly<Record<string, unknown>>

/** Returns whether a value has properties. */
export function isObject(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null
}

/** Returns what is wrong with the id, the name or the provider of a model, from its path on; undefined if nothing is. */
export function findModelProblem(model: unknown): string | undefined {
  if (!isObject(model)) return ` is ${showValue(model)}, not a model.`
  const { id, name, provider } = model
  if (typeof id !== 'string' || !isModelId(id)) {
    return `.id is ${showValue(id)}, not lowercase letters and digits with hyphens or dots between.`
  }
  if (!isText(name)) return `.name is ${showValue(name)}, not a text.`
  if (!isText(provider)) return `.provider is ${showValue(provider)}, not a text.`
  return undefined
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
  const isKnown = url !== undefined && url !== null
  if (!isKnown || (typeof url === 'string' && isHttpUrl(url))) return undefined
  return `.url is ${showValue(url)}, not an http or https address without spaces and without a user.`
}

function isText(value: unknown): boolean {
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
