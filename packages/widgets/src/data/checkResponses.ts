import type { DeveloperChecks } from './developerChecks.ts'
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
function isModel(model: unknown): boolean {
  return model === undefined || model === null || hasScores((model as Response).evaluation)
}

function hasScores(owner: unknown): boolean {
  return (owner as Scored | undefined)?.scores?.composite !== undefined
}

const FORMS: Readonly<Record<ResponseMethod, (value: unknown) => boolean>> = {
  listLeaderboard: isBoard,
  getModel: isModel,
  getComparedModel: isModel,
}

/**
 * Requires a response of a host's source to have its form. What describes a wrong one loads only then.
 *
 * @throws SourceError otherwise, with a sentence in the console
 */
export async function requireForm<Value>(
  value: Value,
  method: ResponseMethod,
  checks: DeveloperChecks,
): Promise<Value> {
  if (!FORMS[method](value)) {
    const { createProblem } = await checks.loadSourceProblems()
    throw createProblem(method, value)
  }
  return value
}
