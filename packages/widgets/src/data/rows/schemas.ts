import * as z from 'zod/mini'
import {
  CATEGORIES,
  DATE_KINDS,
  FIGURE_KINDS,
  FIRST_DAY,
  INTERVAL_KINDS,
  isHttpUrl,
  isModelId,
  isVisibleText,
  isWithin,
  LARGEST_COUNT,
  LARGEST_VALUE,
  LARGEST_Z,
  LONGEST,
  MOST_CAVEATS,
  parseCalendarDate,
  stripInvisible,
  UNKNOWN_ERRORS,
  type Category,
} from '../../domain/index.ts'

/** The value of an optional field or a list entry that breaks its schema: it is left out and counted. */
export const INVALID: unique symbol = Symbol('invalid')
export type Invalid = typeof INVALID

/** Counts the invalid fields and list entries of a parsed row, at any depth. */
export function countInvalid(value: unknown): number {
  if (value === INVALID) return 1
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, part) => sum + countInvalid(part), 0)
}

// zod's own checks of strings, numbers, URLs, literals and enums, and z.refine, add 1.9 kB gzip to every widget.

/** A string that satisfies a condition. */
export function refinedString(holds: (value: string) => boolean) {
  return z.string().check(refine(holds))
}

/** A number that satisfies a condition. */
export function refinedNumber(holds: (value: number) => boolean) {
  return z.number().check(refine(holds))
}

function refine<Value>(holds: (value: Value) => boolean): z.core.CheckFn<Value> {
  return ({ value, issues }) => {
    if (!holds(value)) issues.push({ code: 'custom', input: value })
  }
}

/** One of some strings. */
function refinedEnum<const Text extends string>(texts: readonly Text[]) {
  const schema: z.ZodMiniType = refinedString((value) =>
    (texts as readonly string[]).includes(value),
  )
  return schema as z.ZodMiniType<Text, Text>
}

// z.catch and z.nullable add 3.7 kB to these two.

/** An optional field: a value that breaks the schema becomes `INVALID`, and the row stays valid. */
function optional<Output, Input>(schema: z.ZodMiniType<Output, Input>) {
  const field: z.ZodMiniType = z.transform((value) => schema.safeParse(value).data ?? INVALID)
  return field as z.ZodMiniType<Output | Invalid, Input | undefined>
}

/** An optional field that is null when it has no value. */
function nullable<Output, Input>(schema: z.ZodMiniType<Output, Input>) {
  const field: z.ZodMiniType = z.transform((value) =>
    value === null ? null : (schema.safeParse(value).data ?? INVALID),
  )
  return field as z.ZodMiniType<Output | Invalid | null, Input | null | undefined>
}

/** Text that contains a visible character, without what a reader cannot see. A text that is too long is never read. */
const text = (most: number) =>
  z
    .string()
    .check((field) => {
      field.value = isWithin(field.value, most) ? stripInvisible(field.value) : ''
    })
    .check(refine(isVisibleText))
const wholeNumber = (least: number) =>
  refinedNumber((value) => Number.isInteger(value) && value >= least && value <= LARGEST_COUNT)
const near = (most: number) => refinedNumber((value) => Math.abs(value) <= most)
const fraction = refinedNumber((value) => value >= 0 && value <= 1)
const httpUrl = refinedString((value) => isWithin(value, LONGEST.address) && isHttpUrl(value))
const count = wholeNumber(0)
const published = near(LARGEST_VALUE)
const day = refinedString((value) => (parseCalendarDate(value) ?? '') >= FIRST_DAY)

// The fields of a model that no page can do without. Spread, because z.extend adds 0.4 kB.
const model = {
  id: refinedString(isModelId),
  name: text(LONGEST.modelName),
  provider: text(LONGEST.provider),
}

/** A model whose evaluation is planned. */
export const plannedModelRowSchema = z.object({ name: model.name, provider: model.provider })

/** The suite of an evaluation; absent when the source has no suites. */
const suiteId = z.optional(refinedString(isModelId))

/** A model. */
export const modelRowSchema = z.object({
  ...model,
  suite_ids: z.optional(z.array(refinedString(isModelId))),
})

/** The fields of an object with a value for some of the categories. */
function categoryFields<Value extends z.ZodMiniType>(value: Value) {
  const part = z.optional(value)
  return { bias: part, factuality: part, toxicity: part, jailbreak: part }
}

// Absent from projects and snapshots of before suites said what their categories need.
const categoryDetails = z.optional(
  nullable(
    z.object(
      categoryFields(
        z.object({
          figures: z.array(text(LONGEST.subcategory)),
          measures: z.optional(nullable(text(LONGEST.measures))),
          short: z.optional(nullable(text(LONGEST.short))),
        }),
      ),
    ),
  ),
)
const incompleteCategories = z.optional(
  nullable(z.object(categoryFields(z.object({ present: count, needed: count })))),
)

const caveats = z
  .array(optional(text(LONGEST.caveat)))
  .check(refine(({ length }) => length <= MOST_CAVEATS))

/** A suite. Without its categories, nobody could tell a missing score from one that no model has. */
export const suiteRowSchema = z.object({
  id: refinedString(isModelId),
  title: text(LONGEST.suiteTitle),
  version: nullable(text(LONGEST.version)),
  language: nullable(text(LONGEST.language)),
  evaluator: nullable(text(LONGEST.evaluator)),
  url: nullable(httpUrl),
  licence: nullable(text(LONGEST.licence)),
  licence_url: nullable(httpUrl),
  published_on: nullable(day),
  description: nullable(text(LONGEST.description)),
  categories: z.array(refinedEnum(CATEGORIES)),
  category_details: categoryDetails,
  // Absent from projects and snapshots of before suites had caveats.
  caveats: z.optional(nullable(caveats)),
  model_count: optional(count),
  // Absent from snapshots, whose models can be counted.
  ranked_models: z.optional(
    nullable(z.object({ ...categoryFields(count), composite: z.optional(count) })),
  ),
})

const rank = wholeNumber(1)

const intervalKind = refinedEnum(INTERVAL_KINDS)

// Absent from projects and snapshots of before there were intervals.
const uncertainty = {
  lower: z.optional(nullable(fraction)),
  upper: z.optional(nullable(fraction)),
  interval_kind: z.optional(nullable(intervalKind)),
  rank_best: z.optional(nullable(rank)),
  rank_worst: z.optional(nullable(rank)),
  rank_kind: z.optional(nullable(intervalKind)),
}

const scoreRowSchema = z.object({
  category: refinedEnum(CATEGORIES),
  raw_score: optional(fraction),
  z_score: optional(near(LARGEST_Z)),
  ...uncertainty,
})

/** Scores. Two scores of one category contradict each other, so both are invalid. */
const scoreRowsSchema = z.array(optional(scoreRowSchema)).check((rows) => {
  const isUnique = (category: Category) =>
    rows.value.filter((row) => row !== INVALID && row.category === category).length === 1
  rows.value = rows.value.map((row) => (row !== INVALID && isUnique(row.category) ? row : INVALID))
})

/** An evaluation. Without its date, nobody could tell which one is the latest. */
const evaluation = {
  suite_id: suiteId,
  evaluation_date: day,
  // Absent from projects and snapshots of before evaluations said what their date is.
  date_kind: z.optional(nullable(refinedEnum(DATE_KINDS))),
  compound_score: nullable(fraction),
  ...uncertainty,
  incomplete_categories: incompleteCategories,
  source_title: nullable(text(LONGEST.sourceTitle)),
  source_url: nullable(httpUrl),
  evaluation_scores: optional(scoreRowsSchema),
}
const evaluationRowSchema = z.object(evaluation)

/** A figure. Without its category, its name or its score, nothing is left to show. */
const subcategoryRowSchema = z.object({
  parent_category: refinedEnum(CATEGORIES),
  subcategory: text(LONGEST.subcategory),
  score: fraction,
  probe_count: nullable(count),
  measure: optional(refinedEnum([...FIGURE_KINDS, 'macroF1'])),
  lower: z.optional(nullable(fraction)),
  upper: z.optional(nullable(fraction)),
  interval_level: z.optional(nullable(refinedNumber((value) => value > 0 && value < 1))),
  unknown_error: z.optional(nullable(refinedEnum(UNKNOWN_ERRORS))),
  published_value: z.optional(nullable(published)),
  published_unit: z.optional(nullable(text(LONGEST.unit))),
  published_low: z.optional(nullable(published)),
  published_high: z.optional(nullable(published)),
  lower_is_better: z.optional(nullable(z.boolean())),
})

const fullEvaluationRowSchema = z.object({
  ...evaluation,
  total_probes: nullable(count),
  evaluation_categories: optional(z.array(optional(subcategoryRowSchema))),
  evaluation_notes: optional(z.array(optional(z.object({ note_text: text(LONGEST.note) })))),
})

/** A model with its evaluations and their scores. */
export const evaluatedModelRowSchema = z.object({
  ...model,
  evaluations: z.array(evaluationRowSchema),
})

/** A model with everything that its page shows. */
export const fullModelRowSchema = z.object({
  ...model,
  description: nullable(text(LONGEST.description)),
  model_url: nullable(httpUrl),
  evaluations: z.array(fullEvaluationRowSchema),
})

/** A parsed suite. */
export type SuiteRow = z.output<typeof suiteRowSchema>

/** A suite as it is stored. */
export type StoredSuiteRow = z.input<typeof suiteRowSchema>

/** A parsed model. */
export type ModelRow = z.output<typeof modelRowSchema>

/** A parsed figure. */
export type SubcategoryRow = z.output<typeof subcategoryRowSchema>

/** A figure as it is stored. */
export type StoredSubcategoryRow = z.input<typeof subcategoryRowSchema>

/** A parsed evaluation. */
export type EvaluationRow = z.output<typeof evaluationRowSchema>

/** A parsed evaluation with everything that a model's page shows. */
export type FullEvaluationRow = z.output<typeof fullEvaluationRowSchema>

/** A parsed model with its evaluations and their scores. */
export type EvaluatedModelRow = z.output<typeof evaluatedModelRowSchema>

/** A parsed model with everything that its page shows. */
export type FullModelRow = z.output<typeof fullModelRowSchema>

/** A model with everything that its page shows, as it is stored. */
export type StoredModelRow = z.input<typeof fullModelRowSchema>
