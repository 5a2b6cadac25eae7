import { isObject, type Parts } from '../domain/index.ts'
import type { StoredModel, StoredSuite } from './memorySource.ts'
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
import { showValue } from './showValue.ts'

/**
 * Requires of models what the readers of rows and snapshots require, so that a widget shows them and a snapshot can store
 * them.
 *
 * @throws TypeError with the first problem
 */
export function requireModels(models: unknown): void {
  if (!Array.isArray(models)) throw wrong(`the models are ${showValue(models)}, not a list.`)
  for (const [index, model] of models.entries() as Iterable<[number, unknown]>) {
    const problem =
      findModelProblem(model) ??
      findUrlProblem((model as Parts)['url']) ??
      findDescriptionProblem(model as Parts) ??
      findEvaluationProblem(model as StoredModel)
    if (problem !== undefined) throw wrong(`models[${index}]${problem}`)
  }
}

/**
 * Returns the suites; none for null or undefined.
 *
 * @throws TypeError for anything but a list of suites
 */
export function requireSuiteList(suites: unknown): readonly StoredSuite[] {
  if (suites === undefined || suites === null) return []
  if (!Array.isArray(suites)) throw wrong(`the suites are ${showValue(suites)}, not a list.`)
  for (const [index, suite] of suites.entries() as Iterable<[number, unknown]>) {
    const problem = findSuiteProblem(suite)
    if (problem !== undefined) throw wrong(`suites[${index}]${problem}`)
  }
  return suites as readonly StoredSuite[]
}

/** @throws TypeError for anything but a list of planned models */
export function requirePlannedModels(planned: unknown): void {
  if (!Array.isArray(planned)) throw wrong(`plannedModels is ${showValue(planned)}, not a list.`)
  for (const [index, model] of planned.entries() as Iterable<[number, unknown]>) {
    const at = `plannedModels[${index}]`
    if (!isObject(model)) {
      throw wrong(`${at} is ${showValue(model)}, not an object with a name and a provider.`)
    }
    const [problem] = findNameProblems(model)
    if (problem !== undefined) throw wrong(at + problem)
  }
}

function wrong(problem: string): TypeError {
  return new TypeError(`createMemorySource: ${problem}`)
}

function findEvaluationProblem({ evaluations }: StoredModel): string | undefined {
  if (!Array.isArray(evaluations)) return `.evaluations is ${showValue(evaluations)}, not a list.`
  for (const [index, evaluation] of evaluations.entries() as Iterable<[number, unknown]>) {
    const at = `.evaluations[${index}]`
    if (!isObject(evaluation)) return `${at} is ${showValue(evaluation)}, not an evaluation.`
    const { evaluatedOn, scores, origin } = evaluation
    const list = ['subcategories', 'notes'].find((name) => !Array.isArray(evaluation[name]))
    const problem =
      findDateProblem(evaluatedOn) ??
      findScoresProblem(scores) ??
      findOriginProblem(origin) ??
      (list && `.${list} is ${showValue(evaluation[list])}, not a list.`) ??
      // Rows of an older project have 0 where the number is unknown.
      findDetailProblems(evaluation, 0)[0] ??
      findDateKindProblem(evaluation) ??
      findSubcategoriesProblem(evaluation['subcategories'] as readonly unknown[])
    if (problem !== undefined) return at + problem
  }
  return undefined
}
