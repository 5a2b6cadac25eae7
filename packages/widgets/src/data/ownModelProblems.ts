import { CATEGORIES, FIGURE_KINDS } from '../domain/index.ts'
import {
  findDateProblem,
  findModelProblem,
  findOriginProblem,
  findUrlProblem,
  isObject,
  type Parts,
} from './objectProblems.ts'
import { showValue } from './showValue.ts'

/** Lists what plain JavaScript got wrong in models for `createModels`: where, what, and what is allowed. */
export function findOwnModelProblems(models: unknown): string[] {
  if (!Array.isArray(models)) return [`the models are ${showValue(models)}, not a list.`]
  const ids = new Set<unknown>()
  return models.flatMap((model: unknown, index) => {
    const at = `models[${index}]`
    const problem = findModelProblem(model) ?? findUrlProblem(model as Parts)
    if (problem !== undefined) return [at + problem]
    const { id, evaluatedOn, origin, figures } = model as Parts
    const isRepeated = ids.has(id)
    ids.add(id)
    const problems = [findDateProblem(evaluatedOn), findOriginProblem(origin)]
    return [
      ...(isRepeated ? [`${at}.id is ${showValue(id)}, as of a model before it.`] : []),
      ...problems.flatMap((found) => (found === undefined ? [] : [at + found])),
      ...findFigureProblems(figures, `${at}.figures`),
    ]
  })
}

function findFigureProblems(figures: unknown, at: string): string[] {
  if (!isObject(figures))
    return [`${at} is ${showValue(figures)}, not an object of figures by category.`]
  return Object.entries(figures).flatMap(([category, given]) => {
    if (!(CATEGORIES as readonly string[]).includes(category)) {
      return [`${at} has “${category}”. Allowed: ${CATEGORIES.join(', ')}.`]
    }
    return findCategoryProblems(given, `${at}.${category}`)
  })
}

function findCategoryProblems(given: unknown, at: string): string[] {
  if (given === undefined) return []
  if (typeof given === 'number') return isFraction(given) ? [] : [at + notFraction(given)]
  if (!Array.isArray(given)) return findOwnProblems(given, at)
  if (given.length === 0) return [`${at} is an empty list: leave it out if nothing was measured.`]
  const names = given.map((figure: unknown) => (isObject(figure) ? figure['name'] : undefined))
  const unnamed = names.findIndex(
    (name, index) => typeof name !== 'string' || names.indexOf(name) !== index,
  )
  return [
    ...given.flatMap((figure: unknown, index) => findOwnProblems(figure, `${at}[${index}]`)),
    ...(given.length > 1 && unnamed !== -1
      ? [`${at}[${unnamed}].name is ${showValue(names[unnamed])}, not a name of its own.`]
      : []),
  ]
}

function findOwnProblems(figure: unknown, at: string): string[] {
  if (!isObject(figure)) return [`${at} is ${showValue(figure)}, not a fraction or a figure.`]
  const { score, probeCount, standardError, measure } = figure
  const isCount =
    probeCount === undefined || (Number.isInteger(probeCount) && Number(probeCount) > 0)
  const isError = standardError === undefined || isFraction(standardError)
  const isKind = measure === undefined || (FIGURE_KINDS as readonly unknown[]).includes(measure)
  return [
    ...(isFraction(score) ? [] : [`${at}.score${notFraction(score)}`]),
    ...(isCount
      ? []
      : [`${at}.probeCount is ${showValue(probeCount)}, not a whole number from 1.`]),
    ...(isError ? [] : [`${at}.standardError${notFraction(standardError)}`]),
    ...(isKind
      ? []
      : [`${at}.measure is ${showValue(measure)}. Allowed: ${FIGURE_KINDS.join(', ')}.`]),
  ]
}

function isFraction(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1
}

function notFraction(value: unknown): string {
  return ` is ${showValue(value)}, not a fraction from 0 to 1: 87 % is 0.87.`
}
