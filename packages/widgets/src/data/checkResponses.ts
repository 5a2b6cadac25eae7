import { MEASURES } from '../domain/index.ts'
import type { DeveloperChecks } from './developerChecks.ts'
import type { Listing } from './evaluationSource.ts'
import type { ResponseMethod } from './sourceProblems.ts'

/** A response as plain JavaScript may return it. */
interface Response {
  readonly items?: unknown
  readonly evaluation?: Scored
}

interface Scored {
  readonly scores?: Readonly<Record<string, ScoreParts | null | undefined>>
}

interface ScoreParts {
  readonly kind?: unknown
  readonly raw: number
  readonly z: number
}

/** Returns whether a value has a list of items, each with an id. */
function isListing(value: unknown): boolean {
  const items = (value as Response | undefined)?.items
  return (
    Array.isArray(items) && items.every((item: { id?: unknown } | null) => item?.id !== undefined)
  )
}

/** Returns whether a value is a model with scores, or null or undefined for no model. */
function isModel(model: unknown): boolean {
  return model === undefined || model === null || hasScores((model as Response).evaluation)
}

function hasScores(owner: unknown): boolean {
  const scores = (owner as Scored | undefined)?.scores
  return MEASURES.every((measure) => {
    const { kind, raw, z } = scores?.[measure] ?? ({} as ScoreParts)
    return kind === 'missing' || Number.isFinite(measure === 'composite' ? raw : raw * z)
  })
}

const SHAPES: Readonly<Record<ResponseMethod, (value: unknown) => boolean>> = {
  listSuites: isListing,
  listModels: isListing,
  listLeaderboard: (value) =>
    isListing(value) && (value as Listing<unknown>).items.every(hasScores),
  getModel: isModel,
  getComparedModel: isModel,
}

/**
 * Returns what a host's source knows before a request; undefined for a wrong shape, which is left to the request,
 * because that describes it.
 */
export function withShape<Value>(value: Value, method: ResponseMethod): Value | undefined {
  return SHAPES[method](value) ? value : undefined
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
