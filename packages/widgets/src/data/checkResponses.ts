import { isModelId, MEASURES, parseCalendarDate } from '../domain/index.ts'
import type { DeveloperChecks } from './developerChecks.ts'
import { createListRule, isText, optional, type PropRule } from './propRules.ts'
import type { ResponseMethod } from './problems/sourceProblems.ts'
import { withoutNulls } from './withoutNulls.ts'

/** Scores as plain JavaScript may return them. */
type Scores = Readonly<
  Record<string, { readonly kind?: unknown; readonly raw?: unknown; readonly z?: unknown }>
>

/** Returns the rule of an object whose parts are all valid. */
function shape(rules: Readonly<Record<string, PropRule>>): PropRule {
  const parts = Object.entries(rules)
  return (value) =>
    parts.every(([name, isValid]) =>
      isValid((value as Readonly<Record<string, unknown>> | null | undefined)?.[name]),
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

/** Returns the rule of a list of items with ids of their own, and of the other parts of a response. */
const listing = (
  rules: Readonly<Record<string, PropRule>>,
  others?: Readonly<Record<string, PropRule>>,
) =>
  shape({
    ...others,
    items: (value) =>
      list(shape(rules))(value) &&
      new Set((value as { id: unknown }[]).map(({ id }) => id)).size ===
        (value as unknown[]).length,
  })

const isModel = optional(
  shape({
    ...MODEL,
    evaluation: shape(RESULT),
    otherResults: createListRule(shape({ evaluation: shape(RESULT) })),
  }),
)

const SHAPES: Readonly<Record<ResponseMethod, PropRule>> = {
  listSuites: listing({ id: isModelId, title: isText }),
  listModels: listing(MODEL),
  listLeaderboard: listing(
    { ...MODEL, ...RESULT },
    { plannedModels: createListRule(shape(NAMED)), suite: optional(shape({ title: isText })) },
  ),
  getModel: isModel,
  getComparedModel: isModel,
  getRelease: optional(shape({ publishedOn: isDay, licence: shape({ name: isText }) })),
  getContested: shape({
    figures: list(shape({ reportedOn: isDay })),
    statements: list(shape({ statedOn: isDay })),
  }),
}

/**
 * Returns what a host's source knows before a request, without nulls in it; undefined for a wrong shape, which is left
 * to the request, because that describes it.
 */
export function withShape<Value>(value: Value, method: ResponseMethod): Value | undefined {
  const given = withoutNulls(value)
  return SHAPES[method](given ?? undefined) ? given : undefined
}

/**
 * Returns a response from a host's source without nulls in it: JSON has null for what is left out. The code that
 * describes a wrong shape loads only when there is one.
 *
 * @throws SourceError for a wrong shape, with a sentence in the console
 */
export async function requireShape<Value>(
  value: Value,
  method: ResponseMethod,
  checks: DeveloperChecks,
): Promise<Value> {
  const given = withoutNulls(value)
  if (!SHAPES[method](given ?? undefined)) {
    const { createProblem } = await checks.loadSourceProblems()
    throw createProblem(method, given)
  }
  return given
}
