import { isObject } from '../domain/index.ts'
import { findModelProblem, findSuiteProblem } from './objectProblems.ts'
import { findScoresProblem } from './scoreProblems.ts'
import { showValue } from './showValue.ts'
import { SourceError } from './sourceError.ts'

export { describeColumnFault, describeUnknownColumns } from './columnProblems.ts'
export { describeLabels } from './labelProblems.ts'
export { describeAddress, describeAttributes, describeProp } from './propProblems.ts'

/** The methods of a source whose responses are checked. */
export type ResponseMethod =
  'listSuites' | 'listLeaderboard' | 'listModels' | 'getModel' | 'getComparedModel'

/** Creates the error of a response of a wrong form, and says in the console what is wrong with it. */
export function createProblem(method: ResponseMethod, value: unknown): SourceError {
  const problem = method.startsWith('list')
    ? describeListing(value, ITEMS[method])
    : describeModel(value)
  const sentence = `The response of the source’s ${method}${problem}`
  console.error(sentence)
  return new SourceError('malformed', sentence)
}

/** What is wrong with an item of a list. */
type FindProblem = (item: unknown) => string | undefined

const ITEMS: Readonly<Partial<Record<ResponseMethod, FindProblem>>> = {
  listSuites: findSuiteProblem,
  listLeaderboard: (item) =>
    findModelProblem(item) ?? findScoresProblem((item as { scores?: unknown }).scores),
}

function describeListing(value: unknown, findProblem: FindProblem = findModelProblem): string {
  const items = isObject(value) ? value['items'] : undefined
  if (!Array.isArray(items)) return ` is ${showValue(value)}, not an object with a list of items.`
  for (const [index, item] of items.entries() as Iterable<[number, unknown]>) {
    const problem = findProblem(item)
    if (problem !== undefined) return `: items[${index}]${problem}`
  }
  return ' has another form.'
}

function describeModel(value: unknown): string {
  const evaluation = isObject(value) ? value['evaluation'] : undefined
  const scores = isObject(evaluation) ? evaluation['scores'] : undefined
  return findModelProblem(value) ?? findScoresProblem(scores) ?? ' has another form.'
}
