import { CATEGORIES, FIGURE_KINDS } from '../domain/index.ts'
import type { OwnFigure, OwnModel } from './createModels.ts'
import { isObject, type Parts } from './isObject.ts'
import {
  findCountProblem,
  findDateProblem,
  findDescriptionProblem,
  findDetailProblems,
  findNamingProblems,
  findOriginProblem,
  findUnknownKeys,
  findUrlProblem,
  isText,
} from './objectProblems.ts'
import { showValue } from './showValue.ts'

const MODEL_KEYS = Object.keys({
  id: true,
  name: true,
  provider: true,
  description: true,
  url: true,
  evaluatedOn: true,
  origin: true,
  totalProbes: true,
  notes: true,
  figures: true,
} satisfies Record<keyof OwnModel, true>)

const FIGURE_KEYS = Object.keys({
  name: true,
  score: true,
  probeCount: true,
  standardError: true,
  measure: true,
} satisfies Record<keyof OwnFigure, true>)

/** Lists what plain JavaScript got wrong in models for `createModels`: where, what, and what is allowed. */
export function findOwnModelProblems(models: unknown): string[] {
  if (!Array.isArray(models)) return [`the models are ${showValue(models)}, not a list.`]
  const ids = new Set<unknown>()
  return models.flatMap((model: unknown, index) => {
    const at = `models[${index}]`
    if (!isObject(model)) return [`${at} is ${showValue(model)}, not a model.`]
    const { id } = model
    const isRepeated = ids.has(id)
    ids.add(id)
    return [
      ...(isRepeated ? [`${at}.id is ${showValue(id)}, as of a model before it.`] : []),
      ...findPartProblems(model).map((problem) => at + problem),
      ...findFigureProblems(model['figures'], `${at}.figures`),
      ...findUnknownKeys(model, MODEL_KEYS, at),
    ]
  })
}

function findPartProblems(model: Parts): string[] {
  const { evaluatedOn, origin } = model
  const problems = [
    findDescriptionProblem(model),
    findUrlProblem(model),
    findDateProblem(evaluatedOn),
    findOriginProblem(origin),
  ]
  return [
    ...findNamingProblems(model),
    ...problems.filter((problem) => problem !== undefined),
    ...(isObject(origin) ? findUnknownKeys(origin, ['title', 'url'], '.origin') : []),
    ...findDetailProblems(model),
  ]
}

function findFigureProblems(figures: unknown, at: string): string[] {
  if (!isObject(figures))
    return [`${at} is ${showValue(figures)}, not an object of figures by category.`]
  return [
    ...findUnknownKeys(figures, CATEGORIES, at),
    ...CATEGORIES.flatMap((category) =>
      findCategoryProblems(figures[category], `${at}.${category}`),
    ),
  ]
}

function findCategoryProblems(given: unknown, at: string): string[] {
  if (given === undefined) return []
  if (typeof given === 'number') return isFraction(given) ? [] : [at + notFraction(given)]
  if (!Array.isArray(given)) return findOwnProblems(given, at)
  if (given.length === 0) return [`${at} is an empty list: leave it out if nothing was measured.`]
  const names = given.map((figure: unknown) => (isObject(figure) ? figure['name'] : undefined))
  return given.flatMap((figure: unknown, index) => {
    const name = names[index]
    const isOwn = given.length === 1 || (name !== undefined && names.indexOf(name) === index)
    return [
      ...findOwnProblems(figure, `${at}[${index}]`),
      ...(isOwn ? [] : [`${at}[${index}].name is ${showValue(name)}, not a name of its own.`]),
    ]
  })
}

function findOwnProblems(figure: unknown, at: string): string[] {
  if (!isObject(figure)) return [`${at} is ${showValue(figure)}, not a fraction or a figure.`]
  const { name, score, probeCount, standardError, measure } = figure
  const isName = name === undefined || isText(name)
  const isError = standardError === undefined || isFraction(standardError)
  const isKind = measure === undefined || (FIGURE_KINDS as readonly unknown[]).includes(measure)
  return [
    ...(isName ? [] : [`${at}.name is ${showValue(name)}, not a text.`]),
    ...(isFraction(score) ? [] : [`${at}.score${notFraction(score)}`]),
    ...findCountProblem(probeCount, `${at}.probeCount`),
    ...(isError ? [] : [`${at}.standardError${notFraction(standardError)}`]),
    ...(isKind
      ? []
      : [`${at}.measure is ${showValue(measure)}. Allowed: ${FIGURE_KINDS.join(', ')}.`]),
    ...findUnknownKeys(figure, FIGURE_KEYS, at),
  ]
}

function isFraction(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1
}

function notFraction(value: unknown): string {
  return ` is ${showValue(value)}, not a fraction from 0 to 1: 87 % is 0.87.`
}
