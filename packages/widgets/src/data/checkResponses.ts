import { isModelId, MEASURES, parseCalendarDate } from '../domain/index.ts'
import type { DeveloperChecks } from './developerChecks.ts'
import { isText, optional, type PropRule } from './propRules.ts'
import type { ResponseMethod } from './problems/sourceProblems.ts'

/** Scores as plain JavaScript may return them. */
type Scores = Readonly<
  Record<string, { readonly kind?: unknown; readonly raw?: unknown; readonly z?: unknown } | null>
>

/** Returns the rule of an object whose parts are all valid. JSON has null for a part that is left out. */
function shape(rules: Readonly<Record<string, PropRule>>): PropRule {
  const parts = Object.entries(rules)
  return (value) =>
    parts.every(([name, isValid]) =>
      isValid((value as Readonly<Record<string, unknown>> | null)?.[name] ?? undefined),
    )
}

const list =
  (isItem: PropRule): PropRule =>
  (value) =>
    Array.isArray(value) && value.every(isItem)

const isDay: PropRule = (value) => isText(value) && parseCalendarDate(value as string) === value

const hasScores: PropRule = (scores) =>
  MEASURES.every((measure) => {
    const { kind, raw, z } = (scores as Scores | undefined)?.[measure] ?? {}
    if (kind !== 'measured') return kind === 'missing'
    const isZ = measure === 'composite' || Number.isFinite(z)
    return isZ && Number(raw) === raw && raw >= 0 && raw <= 1
  })

const NAMED = { name: isText, provider: isText }
const MODEL = { ...NAMED, id: isModelId }
const RESULT = {
  scores: hasScores,
  evaluatedOn: optional(isDay),
}

/** Returns the rule of a list of items with ids of their own. */
const listing = (rules: Readonly<Record<string, PropRule>>) =>
  shape({
    items: (value) =>
      list(shape(rules))(value) &&
      new Set((value as { id: unknown }[]).map(({ id }) => id)).size ===
        (value as unknown[]).length,
  })

const isModel = optional(
  shape({
    ...MODEL,
    evaluation: shape(RESULT),
    otherResults: optional(list(shape({ evaluation: shape(RESULT) }))),
  }),
)

const isBoard = listing({ ...MODEL, ...RESULT })
const hasOwnParts = shape({
  plannedModels: optional(list(shape(NAMED))),
  suite: optional(shape({ title: isText })),
})

const SHAPES: Readonly<Record<ResponseMethod, PropRule>> = {
  listSuites: listing({ id: isModelId, title: isText }),
  listModels: listing(MODEL),
  listLeaderboard: (value) => isBoard(value) && hasOwnParts(value),
  getModel: isModel,
  getComparedModel: isModel,
  getRelease: optional(shape({ publishedOn: isDay, licence: shape({ name: isText }) })),
  getContested: shape({
    figures: list(shape({ reportedOn: isDay })),
    statements: list(shape({ statedOn: isDay })),
  }),
}

/**
 * Returns what a host's source knows before a request; undefined for a wrong shape, which is left to the request,
 * because that describes it.
 */
export function withShape<Value>(value: Value, method: ResponseMethod): Value | undefined {
  return SHAPES[method](value ?? undefined) ? value : undefined
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
  if (!SHAPES[method](value ?? undefined)) {
    const { createProblem } = await checks.loadSourceProblems()
    throw createProblem(method, value)
  }
  return value
}
