import { isObject, type Parts } from '../../domain/index.ts'
import type { StoredModel, StoredSuite } from '../storedModel.ts'
import {
  findDateKindProblem,
  findDateProblem,
  findDescriptionProblem,
  findDetailProblems,
  findModelProblem,
  findNameProblems,
  findOriginProblem,
  findSuiteProblem,
  findUrlProblem,
} from './objectProblems.ts'
import { findScoresProblem, findSubcategoriesProblem } from './scoreProblems.ts'
import { findItemProblem } from './findItemProblem.ts'
import { showValue } from '../showValue.ts'

/**
 * Requires of models what the readers of rows and snapshots require, so that a widget shows them and a snapshot can store
 * them.
 *
 * @throws TypeError with the first problem
 */
export function requireModels(models: unknown): void {
  if (!Array.isArray(models)) throw wrong(`the models are ${showValue(models)}, not a list.`)
  requireItems(
    models,
    'models',
    (model) =>
      findModelProblem(model) ??
      findUrlProblem((model as Parts)['url']) ??
      findDescriptionProblem(model as Parts) ??
      findEvaluationsProblem(model as StoredModel),
  )
}

/**
 * Returns the suites; none for null or undefined.
 *
 * @throws TypeError for anything but a list of suites
 */
export function requireSuiteList(suites: unknown): readonly StoredSuite[] {
  if (suites === undefined || suites === null) return []
  if (!Array.isArray(suites)) throw wrong(`the suites are ${showValue(suites)}, not a list.`)
  requireItems(suites, 'suites', findSuiteProblem)
  return suites as readonly StoredSuite[]
}

/** @throws TypeError for anything but a list of planned models */
export function requirePlannedModels(planned: unknown): void {
  if (!Array.isArray(planned)) throw wrong(`plannedModels is ${showValue(planned)}, not a list.`)
  requireItems(planned, 'plannedModels', (model) =>
    isObject(model)
      ? findNameProblems(model)[0]
      : ` is ${showValue(model)}, not an object with a name and a provider.`,
  )
}

/** @throws TypeError with the first problem of the items */
function requireItems(...items: Parameters<typeof findItemProblem>): void {
  const problem = findItemProblem(...items)
  if (problem !== undefined) throw wrong(problem)
}

function wrong(problem: string): TypeError {
  return new TypeError(`createMemorySource: ${problem}`)
}

function findEvaluationsProblem({ evaluations }: StoredModel): string | undefined {
  return Array.isArray(evaluations)
    ? findItemProblem(evaluations, '.evaluations', findEvaluationProblem)
    : `.evaluations is ${showValue(evaluations)}, not a list.`
}

function findEvaluationProblem(evaluation: unknown): string | undefined {
  if (!isObject(evaluation)) return ` is ${showValue(evaluation)}, not an evaluation.`
  const { evaluatedOn, scores, origin } = evaluation
  const list = ['subcategories', 'notes'].find((name) => !Array.isArray(evaluation[name]))
  return (
    findDateProblem(evaluatedOn) ??
    findScoresProblem(scores) ??
    findOriginProblem(origin) ??
    (list && `.${list} is ${showValue(evaluation[list])}, not a list.`) ??
    // Rows of an older project have 0 where the number is unknown.
    findDetailProblems(evaluation, 0)[0] ??
    findDateKindProblem(evaluation) ??
    findSubcategoriesProblem(evaluation['subcategories'] as readonly unknown[])
  )
}
