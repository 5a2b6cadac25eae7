import { isObject, type Parts } from '../../domain/index.ts'
import {
  findDateProblem,
  findModelProblem,
  findNameProblems,
  findSuiteProblem,
} from './objectProblems.ts'
import { findScoresProblem } from './scoreProblems.ts'
import { showValue } from '../showValue.ts'
import { SourceError } from '../sourceError.ts'

export { describeColumnFault, describeUnknownColumns, type ColumnFault } from './columnProblems.ts'
export { describeFailure } from './failureProblems.ts'
export { describeLabels } from './labelProblems.ts'
export { describeUnknownNames, type GivenNames } from './nameProblems.ts'
export { describeAddress, describeAttributes, describeProp } from './propProblems.ts'

/** The methods of a source whose responses are checked. */
export type ResponseMethod =
  | 'listSuites'
  | 'listLeaderboard'
  | 'listModels'
  | 'getModel'
  | 'getComparedModel'
  | 'getRelease'
  | 'getContested'

/** Creates the error of a response of a wrong form, and says in the console what is wrong with it. */
export function createProblem(method: ResponseMethod, value: unknown): SourceError {
  const problem = FINDERS[method](value) ?? ' has another form.'
  const sentence = `The response of the source’s ${method}${problem}`
  console.error(sentence)
  return new SourceError('malformed', sentence)
}

/** Returns what is wrong with a value, from its path on; undefined if nothing is. */
type FindProblem = (value: unknown) => string | undefined

const FINDERS: Readonly<Record<ResponseMethod, FindProblem>> = {
  listSuites: (value) => findListingProblem(value, findSuiteProblem),
  listModels: (value) => findListingProblem(value, findModelProblem),
  listLeaderboard: findLeaderboardProblem,
  getModel: findResultProblem,
  getComparedModel: findResultProblem,
  getRelease: findReleaseProblem,
  getContested: findContestedProblem,
}

function findListingProblem(value: unknown, findProblem: FindProblem): string | undefined {
  const items = isObject(value) ? value['items'] : undefined
  if (!Array.isArray(items)) return ` is ${showValue(value)}, not an object with a list of items.`
  const ids = new Set<unknown>()
  return findItemProblem(items, ': items', (item) => {
    const problem = findProblem(item)
    const id = isObject(item) ? item['id'] : undefined
    const isRepeated = ids.has(id)
    ids.add(id)
    return problem ?? (isRepeated ? `.id is ${showValue(id)}, as of an item before it.` : undefined)
  })
}

/** Returns what is wrong with the first invalid item of a list. */
function findItemProblem(list: unknown, at: string, findProblem: FindProblem): string | undefined {
  if (!Array.isArray(list)) return `${at} is ${showValue(list)}, not a list.`
  for (const [index, item] of list.entries() as Iterable<[number, unknown]>) {
    const problem = findProblem(item)
    if (problem !== undefined) return `${at}[${index}]${problem}`
  }
  return undefined
}

function findLeaderboardProblem(value: unknown): string | undefined {
  const problem = findListingProblem(
    value,
    (item) => findModelProblem(item) ?? findScoredProblem(item as Parts),
  )
  if (problem !== undefined) return problem
  const { plannedModels, suite } = value as Parts
  return (
    findItemProblem(plannedModels ?? [], ': plannedModels', (model) =>
      isObject(model)
        ? findNameProblems(model)[0]
        : ` is ${showValue(model)}, not an object with a name and a provider.`,
    ) ?? prefix(': suite', findSuiteProblem(suite))
  )
}

function findScoredProblem({ scores, evaluatedOn }: Parts): string | undefined {
  return (
    findScoresProblem(scores) ??
    ((evaluatedOn ?? undefined) === undefined ? undefined : findDateProblem(evaluatedOn))
  )
}

/** Returns what is wrong with a model with results. */
function findResultProblem(value: unknown): string | undefined {
  const problem = findModelProblem(value) ?? findEvaluationProblem(value as Parts)
  if (problem !== undefined) return problem
  const { otherResults } = value as Parts
  return findItemProblem(otherResults, '.otherResults', (result) =>
    isObject(result) ? findEvaluationProblem(result) : ` is ${showValue(result)}, not a result.`,
  )
}

function findEvaluationProblem({ evaluation }: Parts): string | undefined {
  return isObject(evaluation)
    ? prefix('.evaluation', findScoredProblem(evaluation))
    : `.evaluation is ${showValue(evaluation)}, not an evaluation.`
}

function findReleaseProblem(value: unknown): string | undefined {
  const { publishedOn, licence } = isObject(value) ? value : ({} as Parts)
  const problem = prefix(': ', findDateProblem(publishedOn, 'publishedOn'))
  return problem ?? `: licence is ${showValue(licence)}, not an object with a name.`
}

function findContestedProblem(value: unknown): string | undefined {
  const { figures, statements } = isObject(value) ? value : ({} as Parts)
  return (
    findItemProblem(figures, ': figures', (figure) => findDayProblem(figure, 'reportedOn')) ??
    findItemProblem(statements, ': statements', (item) => findDayProblem(item, 'statedOn'))
  )
}

function findDayProblem(value: unknown, name: string): string | undefined {
  return isObject(value)
    ? findDateProblem(value[name], `.${name}`)
    : ` is ${showValue(value)}, not an object.`
}

function prefix(at: string, problem: string | undefined): string | undefined {
  return problem === undefined ? undefined : at + problem
}
