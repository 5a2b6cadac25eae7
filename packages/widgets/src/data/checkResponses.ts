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

/** Returns whether a value has a list of items, all with scores. */
export function isLeaderboard(value: unknown): boolean {
  const items = (value as Response | undefined)?.items
  return Array.isArray(items) && items.every(hasScores)
}

/** Returns whether a value is a model with scores, or null or undefined for no model. */
function isModel(model: unknown): boolean {
  return model === undefined || model === null || hasScores((model as Response).evaluation)
}

function hasScores(owner: unknown): boolean {
  return (owner as Scored | undefined)?.scores?.composite !== undefined
}

const SHAPES: Readonly<Record<ResponseMethod, (value: unknown) => boolean>> = {
  listLeaderboard: isLeaderboard,
  getModel: isModel,
  getComparedModel: isModel,
}

/**
 * Checks the shape of a response from a host's source. The code that describes a wrong shape loads only when there is
 * one.
 *
 * @throws SourceError for a wrong shape, with a sentence in the console
 */
export async function requireShape<Value>(
  value: Value,
  method: ResponseMethod,
  checks: DeveloperChecks,
): Promise<Value> {
  if (!SHAPES[method](value)) {
    const { createProblem } = await checks.loadSourceProblems()
    throw createProblem(method, value)
  }
  return value
}
