import { calendarDateOf, CATEGORIES, isModelId, isWebAddress } from '../domain/index.ts'

type Test = (value: unknown) => boolean
type Parts = Readonly<Record<string, unknown>>

const isPart = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const has = (value: unknown, tests: Readonly<Record<string, Test>>): boolean =>
  isPart(value) &&
  Object.entries(tests).every(([key, test]) =>
    test(Object.hasOwn(value, key) ? value[key] : undefined),
  )
const isList =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test)
const isNullOr =
  (test: Test): Test =>
  (value) =>
    value === null || test(value)
const isOneOf =
  (...values: readonly string[]): Test =>
  (value) =>
    values.some((one) => one === value)

const isUnseen = (letter: string) =>
  letter.trim() === '' ||
  /^[\p{Cc}\p{Default_Ignorable_Code_Point}]$/u.test(letter) ||
  // A lone surrogate.
  (letter.length === 1 && letter >= '\ud800' && letter <= '\udfff')
const isText: Test = (value) => typeof value === 'string' && ![...value].every(isUnseen)
const isId: Test = (value) => typeof value === 'string' && isModelId(value)
const isNumber: Test = (value) => typeof value === 'number' && Number.isFinite(value)
const isFraction: Test = (value) => typeof value === 'number' && value >= 0 && value <= 1
const isCount: Test = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
const isAddress: Test = (value) => typeof value === 'string' && isWebAddress(value)
const isDay: Test = (value) => typeof value === 'string' && calendarDateOf(value) !== undefined

const MODEL = { id: isId, name: isText, provider: isText }

const EVALUATION = {
  evaluation_date: isDay,
  compound_score: isNullOr(isFraction),
  source_title: isNullOr(isText),
  source_url: isNullOr(isAddress),
  evaluation_scores: (value: unknown) =>
    isList((score) =>
      has(score, { category: isOneOf(...CATEGORIES), raw_score: isFraction, z_score: isNumber }),
    )(value) &&
    new Set((value as Parts[]).map(({ category }) => category)).size === (value as Parts[]).length,
}

const DETAILS = {
  total_probes: isCount,
  evaluation_categories: isList((part) =>
    has(part, {
      parent_category: isOneOf(...CATEGORIES),
      subcategory: isText,
      score: isFraction,
      probe_count: isCount,
      measure: isOneOf('proportion', 'macro_f1', 'mean'),
    }),
  ),
  evaluation_notes: isList((note) => has(note, { note_text: isText })),
}

/** The columns of a row that a source selects: the names, the scores too, or everything. */
export type RowDepth = 'names' | 'scores' | 'everything'

/**
 * Returns whether a row is valid. It implements the rules independently of the schemas, so that tests
 * can compare the two.
 */
export function isReadableRow(row: unknown, depth: RowDepth): boolean {
  if (depth === 'names') return has(row, MODEL)
  if (depth === 'scores') {
    return has(row, { ...MODEL, evaluations: isList((one) => has(one, EVALUATION)) })
  }
  return has(row, {
    ...MODEL,
    description: isNullOr((value) => typeof value === 'string'),
    model_url: isNullOr(isAddress),
    evaluations: isList((one) => has(one, { ...EVALUATION, ...DETAILS })),
  })
}
