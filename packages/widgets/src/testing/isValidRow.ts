import {
  CATEGORIES,
  FIRST_DAY,
  getLastDay,
  isHttpUrl,
  isModelId,
  LARGEST_COUNT,
  LARGEST_Z,
  LONGEST,
  parseCalendarDate,
} from '../domain/index.ts'

type Test = (value: unknown) => boolean
type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const field = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
const has = (value: unknown, tests: Readonly<Record<string, Test>>): boolean =>
  isObject(value) && Object.entries(tests).every(([key, test]) => test(field(value, key)))
const isNullOr =
  (test: Test): Test =>
  (value) =>
    value === null || test(value)
const isOneOf =
  (...values: readonly string[]): Test =>
  (value) =>
    values.some((one) => one === value)

const isInvisible = (letter: string) =>
  letter.trim() === '' ||
  /^[\p{Cc}\p{Default_Ignorable_Code_Point}]$/u.test(letter) ||
  // A lone surrogate.
  (letter.length === 1 && letter >= '\ud800' && letter <= '\udfff')
const isText =
  (most: number): Test =>
  (value) =>
    typeof value === 'string' && [...value].length <= most && ![...value].every(isInvisible)
const isId: Test = (value) => typeof value === 'string' && isModelId(value)
const isZ: Test = (value) => typeof value === 'number' && Math.abs(value) <= LARGEST_Z
const isFraction: Test = (value) => typeof value === 'number' && value >= 0 && value <= 1
const isCount: Test = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= LARGEST_COUNT
const isAddress: Test = (value) => typeof value === 'string' && isHttpUrl(value)
const isDay: Test = (value) => {
  const day = typeof value === 'string' ? parseCalendarDate(value) : undefined
  return day !== undefined && day >= FIRST_DAY && day <= getLastDay(Date.now())
}
const isCategory = isOneOf(...CATEGORIES)

/** The columns of a row: its names, its scores too, or everything. */
export type RowDepth = 'names' | 'scores' | 'everything'

/** A score that a row has. */
export interface StoredScore {
  readonly category: string
  readonly raw_score: number
  readonly z_score: number
}

/** The required fields in plain rules, apart from the schemas, so that tests can compare the two. */
export function isValidRow(row: unknown, depth: RowDepth): boolean {
  if (!has(row, { id: isId, name: isText(LONGEST.modelName), provider: isText(LONGEST.provider) }))
    return false
  if (depth === 'names') return true
  const evaluations = field(row, 'evaluations')
  return (
    Array.isArray(evaluations) && evaluations.every((one) => has(one, { evaluation_date: isDay }))
  )
}

/** The evaluation that a widget shows: the first one of the latest day; undefined without any. */
export function findLatestEvaluation(row: unknown): unknown {
  const evaluations = field(row, 'evaluations') as readonly unknown[]
  const dayOf = (one: unknown) => String(field(one, 'evaluation_date')).slice(0, 10)
  const [latest] = evaluations.map(dayOf).sort().reverse()
  return evaluations.find((one) => dayOf(one) === latest)
}

/** Counts the optional fields and list entries of a readable row that are invalid, by the same rules. */
export function countInvalidFields(row: unknown, depth: RowDepth): number {
  if (depth === 'names') return 0
  const counts = (field(row, 'evaluations') as readonly unknown[]).map((evaluation) =>
    depth === 'scores'
      ? countInScores(evaluation)
      : countInScores(evaluation) + countInDetails(evaluation),
  )
  const evaluations = counts.reduce((sum, count) => sum + count, 0)
  if (depth === 'scores') return evaluations
  return (
    evaluations +
    countUnless(isNullOr(isText(LONGEST.description)), field(row, 'description')) +
    countUnless(isNullOr(isAddress), field(row, 'model_url'))
  )
}

function countInScores(evaluation: unknown): number {
  return (
    countUnless(isNullOr(isFraction), field(evaluation, 'compound_score')) +
    countUnless(isNullOr(isText(LONGEST.sourceTitle)), field(evaluation, 'source_title')) +
    countUnless(isNullOr(isAddress), field(evaluation, 'source_url')) +
    countInList(field(evaluation, 'evaluation_scores'), (score, scores) =>
      isUnique(score, scores)
        ? countUnless(isFraction, field(score, 'raw_score')) +
          countUnless(isZ, field(score, 'z_score'))
        : 1,
    )
  )
}

function countInDetails(evaluation: unknown): number {
  return (
    countUnless(isNullOr(isCount), field(evaluation, 'total_probes')) +
    countInList(field(evaluation, 'evaluation_categories'), (part) =>
      isFigure(part)
        ? countUnless(isNullOr(isCount), field(part, 'probe_count')) +
          countUnless(isMeasure, field(part, 'measure'))
        : 1,
    ) +
    countInList(field(evaluation, 'evaluation_notes'), (note) =>
      countUnless(isText(LONGEST.note), field(note, 'note_text')),
    )
  )
}

function countUnless(test: Test, value: unknown): number {
  return test(value) ? 0 : 1
}

/** The scores of an evaluation that may be shown. */
export function validScores(evaluation: unknown): readonly StoredScore[] {
  const scores = field(evaluation, 'evaluation_scores')
  if (!Array.isArray(scores)) return []
  return scores.filter(
    (score): score is StoredScore =>
      isUnique(score, scores) && has(score, { raw_score: isFraction, z_score: isZ }),
  )
}

/** The scores of the subcategories that may be shown. */
export function validFigures(evaluation: unknown): readonly number[] {
  const parts = field(evaluation, 'evaluation_categories')
  return Array.isArray(parts)
    ? parts.filter(isFigure).map((part) => field(part, 'score') as number)
    : []
}

/** The composite that may be shown; undefined when it or one of the scores is invalid. */
export function validComposite(evaluation: unknown): number | undefined {
  const composite = field(evaluation, 'compound_score')
  const scores = field(evaluation, 'evaluation_scores')
  const areScoresValid = Array.isArray(scores) && validScores(evaluation).length === scores.length
  return areScoresValid && isFraction(composite) && composite !== 0
    ? (composite as number)
    : undefined
}

const isMeasure = isOneOf('proportion', 'macro_f1', 'macroF1', 'mean')
const isFigure: Test = (part) =>
  has(part, {
    parent_category: isCategory,
    subcategory: isText(LONGEST.subcategory),
    score: isFraction,
  })

function isUnique(score: unknown, scores: readonly unknown[]): boolean {
  const category = field(score, 'category')
  return (
    isCategory(category) && scores.filter((one) => field(one, 'category') === category).length === 1
  )
}

function countInList(
  list: unknown,
  count: (entry: unknown, list: readonly unknown[]) => number,
): number {
  if (!Array.isArray(list)) return 1
  return list.reduce((sum: number, entry: unknown) => sum + count(entry, list), 0)
}
