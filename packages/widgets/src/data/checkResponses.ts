import { loadSourceProblems } from './loadSourceProblems.ts'
import type { ResponseMethod } from './sourceProblems.ts'

/** A response as plain JavaScript may return it. */
interface Response {
  readonly items?: unknown
  readonly evaluation?: Scored
}

interface Scored {
  readonly scores?: { readonly composite?: unknown }
}

/** Returns whether all items of a list have scores. */
export function isBoard(board: unknown): boolean {
  const items = (board as Response | undefined)?.items
  return Array.isArray(items) && items.every(hasScores)
}

/** Returns whether a model has scores, or is none. */
export function isModel(model: unknown): boolean {
  return model === undefined || model === null || hasScores((model as Response).evaluation)
}

function hasScores(owner: unknown): boolean {
  return (owner as Scored | undefined)?.scores?.composite !== undefined
}

/**
 * Requires a response of a host's source to have its form. What describes a wrong one loads only then.
 *
 * @throws SourceError otherwise, with a sentence in the console
 */
export async function requireForm<Value>(
  value: Value,
  hasForm: (value: unknown) => boolean,
  method: ResponseMethod,
): Promise<Value> {
  if (!hasForm(value)) throw (await loadSourceProblems()).createProblem(method, value)
  return value
}
