import {
  DATE_KINDS,
  isHttpUrl,
  isModelId,
  isWithin,
  MAX_CAVEATS,
  MAX_LENGTHS,
  MIN_DAY,
  parseCalendarDate,
  isObject,
  type Parts,
} from '../../domain/index.ts'
import { findCountProblem, findOptionalChoiceProblem } from './scoreProblems.ts'
import { showValue } from '../showValue.ts'
import { findOptionalTextProblem, findTextProblem } from './textProblems.ts'

/** Returns what is wrong with the id, the name or the provider of a model, from its path on; undefined if nothing is. */
export function findModelProblem(model: unknown): string | undefined {
  return isObject(model) ? findNamingProblems(model)[0] : ` is ${showValue(model)}, not a model.`
}

/** Returns what is wrong with the id, the name and the provider of a model, from its path on. */
export function findNamingProblems(model: Parts): string[] {
  return [...findIdProblem(model), ...findNameProblems(model)]
}

/** Returns what is wrong with the name and the provider of a model, planned or not. */
export function findNameProblems({ name, provider }: Parts): string[] {
  return [
    ...findTextProblem(name, '.name', MAX_LENGTHS.modelName),
    ...findTextProblem(provider, '.provider', MAX_LENGTHS.provider),
  ]
}

function findIdProblem({ id }: Parts): string[] {
  return isModelId(id)
    ? []
    : [`.id is ${showValue(id)}, not lowercase letters and digits with hyphens or dots between.`]
}

/** The optional texts of a suite. Each has its limit under the same name. */
const SUITE_TEXTS = ['version', 'language', 'evaluator', 'licence', 'description'] as const

/** Returns what is wrong with a suite, from its path on; undefined if nothing is. */
export function findSuiteProblem(suite: unknown): string | undefined {
  if (!isObject(suite)) return ` is ${showValue(suite)}, not a suite.`
  const { title, url, licenceUrl, publishedOn, caveats } = suite
  return [
    ...findIdProblem(suite),
    ...findTextProblem(title, '.title', MAX_LENGTHS.suiteTitle),
    ...SUITE_TEXTS.flatMap((key) =>
      findOptionalTextProblem(suite[key], `.${key}`, MAX_LENGTHS[key]),
    ),
    findUrlProblem(url),
    findUrlProblem(licenceUrl, '.licenceUrl'),
    publishedOn === undefined ? undefined : findDateProblem(publishedOn, '.publishedOn'),
    ...findCaveatProblems(caveats),
  ].find((problem) => problem !== undefined)
}

function findCaveatProblems(caveats: unknown): string[] {
  const isFew = Array.isArray(caveats) && caveats.length <= MAX_CAVEATS
  if (caveats !== undefined && !isFew) {
    return [`.caveats is ${showValue(caveats)}, not a list of at most ${MAX_CAVEATS} texts.`]
  }
  return findListProblems(caveats, '.caveats', MAX_LENGTHS.caveat)
}

/**
 * Returns what is wrong with the number of prompts of an evaluation, and with its notes, from its path on.
 *
 * @param least the smallest number of prompts
 */
export function findDetailProblems({ totalProbes, notes }: Parts, least: 0 | 1): string[] {
  return [
    ...findCountProblem(totalProbes, '.totalProbes', least),
    ...findListProblems(notes, '.notes', MAX_LENGTHS.note),
  ]
}

/** Returns what is wrong with the kind of a date; undefined if nothing is, or if there is none. */
export function findDateKindProblem({ dateKind }: Parts): string | undefined {
  return findOptionalChoiceProblem(dateKind, '.dateKind', DATE_KINDS)[0]
}

/** Returns what is wrong with a list of texts; nothing if it is left out. */
function findListProblems(list: unknown, at: string, most: number): string[] {
  if (list === undefined) return []
  if (!Array.isArray(list)) return [`${at} is ${showValue(list)}, not a list.`]
  return list.flatMap((text: unknown, index) => findTextProblem(text, `${at}[${index}]`, most))
}

/** Returns what is wrong with the description of a model; undefined if nothing is, or if there is none. */
export function findDescriptionProblem({ description }: Parts): string | undefined {
  return findOptionalTextProblem(description, '.description', MAX_LENGTHS.description)[0]
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
  const { title, url } = origin
  return (
    findTextProblem(title, '.origin.title', MAX_LENGTHS.sourceTitle)[0] ??
    findUrlProblem(url, '.origin.url')
  )
}

/** Returns what is wrong with an address; undefined if nothing is, or if there is none. */
export function findUrlProblem(url: unknown, at = '.url'): string | undefined {
  if (url === undefined) return undefined
  const isUrl = typeof url === 'string' && isWithin(url, MAX_LENGTHS.address) && isHttpUrl(url)
  if (isUrl) return undefined
  return `${at} is ${showValue(url)}, not an http or https address without spaces and without a user.`
}

/** Returns what is wrong with a date; undefined if nothing is. */
export function findDateProblem(date: unknown, at = '.evaluatedOn'): string | undefined {
  const isDate = typeof date === 'string' && parseCalendarDate(date) === date && date >= MIN_DAY
  return isDate
    ? undefined
    : `${at} is ${showValue(date)}, not a date as “2026-01-31”, from ${MIN_DAY} on.`
}
