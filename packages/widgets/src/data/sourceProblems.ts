import { findModelProblem, findScoresProblem, isObject } from './objectProblems.ts'
import { showValue } from './showValue.ts'
import { SourceError } from './sourceError.ts'

export { describeProp } from './propProblems.ts'

/** The methods of a source whose responses have scores. */
export type ResponseMethod = 'listLeaderboard' | 'getModel' | 'getComparedModel'

/** Creates the error of a response of a wrong form, and says in the console what is wrong with it. */
export function createProblem(method: ResponseMethod, value: unknown): SourceError {
  const problem = method === 'listLeaderboard' ? describeListing(value) : describeModel(value)
  const sentence = `The response of the source’s ${method}${problem}`
  console.error(sentence)
  return new SourceError('malformed', sentence)
}

function describeListing(value: unknown): string {
  const items = isObject(value) ? value['items'] : undefined
  if (!Array.isArray(items)) return ` is ${showValue(value)}, not an object with a list of items.`
  for (const [index, item] of items.entries() as Iterable<[number, unknown]>) {
    const problem =
      findModelProblem(item) ?? findScoresProblem((item as { scores?: unknown }).scores)
    if (problem !== undefined) return `: items[${index}]${problem}`
  }
  return ' has another form.'
}

function describeModel(value: unknown): string {
  const evaluation = isObject(value) ? value['evaluation'] : undefined
  const scores = isObject(evaluation) ? evaluation['scores'] : undefined
  return findModelProblem(value) ?? findScoresProblem(scores) ?? ' has another form.'
}
