import { findModelProblem, findScoresProblem, isObject, show } from './objectProblems.ts'
import type { EvaluationSource } from './evaluationSource.ts'
import { SourceError } from './sourceError.ts'

const METHODS = ['listLeaderboard', 'listModels', 'getModel', 'getComparedModel'] as const

/**
 * Requires a source of the host to have its methods.
 *
 * @throws TypeError otherwise
 */
export function requireSource(source: unknown): void {
  if (!isObject(source)) {
    throw new TypeError(
      `EvaluationsProvider: source is ${show(source)}, not what createSnapshotSource, createMemorySource or createSupabaseSource returns.`,
    )
  }
  const lacking = METHODS.filter((name) => typeof source[name] !== 'function')
  if (lacking.length > 0) {
    throw new TypeError(`EvaluationsProvider: the source has no method ${lacking.join(', ')}.`)
  }
}

/**
 * Requires a list of a source to have its form, which the requests of this package check themselves.
 *
 * @throws SourceError otherwise, with a sentence in the console for the developer of the host
 */
export function requireListing<Value>(
  value: Value,
  method: keyof EvaluationSource,
  findItemProblem: (item: unknown) => string | undefined = findModelProblem,
): Value {
  const items = isObject(value) ? value['items'] : undefined
  const problem = Array.isArray(items)
    ? findFirstProblem(items, findItemProblem)
    : ` is ${show(value)}, not an object with a list of items.`
  if (problem === undefined) return value
  return reject(`The response of the source’s ${method}${problem}`)
}

/**
 * Requires a model of a source to have its form.
 *
 * @param value null and undefined when the source does not have the model
 * @throws SourceError as {@link requireListing} does
 */
export function requireModel<Value>(value: Value, method: keyof EvaluationSource): Value {
  if (value === null || value === undefined) return value
  const { evaluation } = value as { evaluation?: unknown }
  const scores = isObject(evaluation) ? evaluation['scores'] : undefined
  const problem = findModelProblem(value) ?? findScoresProblem(scores)
  return problem === undefined ? value : reject(`The response of the source’s ${method}${problem}`)
}

function reject(sentence: string): never {
  console.error(sentence)
  throw new SourceError('malformed', sentence)
}

function findFirstProblem(
  items: readonly unknown[],
  findProblem: (item: unknown) => string | undefined,
): string | undefined {
  for (const [index, item] of items.entries()) {
    const problem = findProblem(item)
    if (problem !== undefined) return `: items[${index}]${problem}`
  }
  return undefined
}

/** Returns what is wrong with a row of a leaderboard; undefined if nothing is. */
export function findEntryProblem(entry: unknown): string | undefined {
  return findModelProblem(entry) ?? findScoresProblem((entry as { scores?: unknown }).scores)
}
