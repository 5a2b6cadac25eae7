import { CATEGORIES, MAX_LENGTHS, isModelId, isObject, type Parts } from '../../domain/index.ts'
import type { OwnFigure, OwnModel } from '../ownModel.ts'
import {
  findDateProblem,
  findDescriptionProblem,
  findDetailProblems,
  findNamingProblems,
  findOriginProblem,
  findUnknownKeys,
  findUrlProblem,
} from './objectProblems.ts'
import { findCountProblem, findFigureProblems, findFractionProblem } from './scoreProblems.ts'
import { showValue } from '../showValue.ts'
import { findOptionalTextProblem } from './textProblems.ts'

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
export function findOwnModelProblems(models: unknown, suiteId: unknown): string[] {
  const isSuite = suiteId === undefined || isModelId(suiteId)
  const problem = `the id of the suite is ${showValue(suiteId)}, not lowercase letters and digits with hyphens or dots between.`
  return [...(isSuite ? [] : [problem]), ...findModelsProblems(models)]
}

function findModelsProblems(models: unknown): string[] {
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
      ...findFiguresProblems(model['figures'], `${at}.figures`),
      ...findUnknownKeys(model, MODEL_KEYS, at),
    ]
  })
}

function findPartProblems(model: Parts): string[] {
  const { evaluatedOn, origin, url } = model
  const problems = [
    findDescriptionProblem(model),
    findUrlProblem(url),
    findDateProblem(evaluatedOn),
    findOriginProblem(origin),
  ]
  return [
    ...findNamingProblems(model),
    ...problems.filter((problem) => problem !== undefined),
    ...(isObject(origin) ? findUnknownKeys(origin, ['title', 'url'], '.origin') : []),
    ...findDetailProblems(model, 1),
  ]
}

function findFiguresProblems(figures: unknown, at: string): string[] {
  if (!isObject(figures) || Array.isArray(figures))
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
  if (typeof given === 'number') return findFractionProblem(given, at)
  if (!Array.isArray(given)) return findOwnProblems(given, at)
  if (given.length === 0) return [`${at} is an empty list: leave it out if nothing was measured.`]
  const names = given.map((figure: unknown) => (isObject(figure) ? figure['name'] : undefined))
  return given.flatMap((figure: unknown, index) => {
    const name = names[index]
    const isOwn =
      given.length === 1 ||
      !isObject(figure) ||
      (name !== undefined && names.indexOf(name) === index)
    return [
      ...findOwnProblems(figure, `${at}[${index}]`),
      ...(isOwn ? [] : [`${at}[${index}].name is ${showValue(name)}, not a name of its own.`]),
    ]
  })
}

function findOwnProblems(figure: unknown, at: string): string[] {
  if (!isObject(figure)) return [`${at} is ${showValue(figure)}, not a fraction or a figure.`]
  const { name, probeCount, standardError } = figure
  return [
    ...findOptionalTextProblem(name, `${at}.name`, MAX_LENGTHS.subcategory),
    ...(standardError === undefined
      ? []
      : findFractionProblem(standardError, `${at}.standardError`)),
    ...findFigureProblems(figure, at),
    ...findCountProblem(probeCount, `${at}.probeCount`, 1),
    ...findUnknownKeys(figure, FIGURE_KEYS, at),
  ]
}
