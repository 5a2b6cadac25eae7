import * as z from 'zod/mini'
import {
  calendarDateOf,
  CATEGORIES,
  isModelId,
  isWebAddress,
  withoutStrays,
  type Category,
} from '../../domain/index.ts'

/** The value of an optional field or a list entry that breaks its schema: it is left out and counted. */
export const INVALID: unique symbol = Symbol('invalid')
export type Invalid = typeof INVALID

// zod's own checks of strings, numbers, URLs, literals and enums add 1.6 kB gzip to every widget.

/** A string that satisfies a condition. */
export function refinedString(holds: (value: string) => boolean) {
  return z.string().check(z.refine(holds))
}

/** A number that satisfies a condition. */
export function refinedNumber(holds: (value: number) => boolean) {
  return z.number().check(z.refine(holds))
}

/** One of some strings. */
function oneOf<const Text extends string>(texts: readonly Text[]) {
  const schema: z.ZodMiniType = refinedString((value) =>
    (texts as readonly string[]).includes(value),
  )
  return schema as z.ZodMiniType<Text, Text>
}

/** An optional field: a value that breaks the schema becomes `INVALID`, and the row stays valid. */
function lenient<Output, Input>(schema: z.ZodMiniType<Output, Input>) {
  const widened = schema as z.ZodMiniType<Output | Invalid, Input | undefined>
  const lenientSchema: z.ZodMiniType = z.catch(widened, INVALID)
  return lenientSchema as typeof widened
}

/** Text that contains a visible character, without characters that would reorder the text around it. */
const text = z
  .string()
  .check((field) => {
    field.value = withoutStrays(field.value)
  })
  .check(z.refine((value) => /[^\s\p{Cc}\p{DI}]/u.test(value)))
const fraction = refinedNumber((value) => value >= 0 && value <= 1)
const webAddress = refinedString(isWebAddress)
const count = refinedNumber((value) => Number.isSafeInteger(value) && value >= 0)
const day = refinedString((value) => calendarDateOf(value) !== undefined)

// The fields of a model that no page can do without. Spread, because z.extend adds 0.4 kB.
const model = { id: refinedString(isModelId), name: text, provider: text }

/** A model. */
export const modelRow = z.object(model)

const scoreRow = z.object({
  category: oneOf(CATEGORIES),
  raw_score: lenient(fraction),
  z_score: lenient(z.number()),
})

/** Scores. Two scores of one category contradict each other, so both are invalid. */
const scoreRows = z.array(lenient(scoreRow)).check((rows) => {
  const isUnique = (category: Category) =>
    rows.value.filter((row) => row !== INVALID && row.category === category).length === 1
  rows.value = rows.value.map((row) => (row !== INVALID && isUnique(row.category) ? row : INVALID))
})

/** An evaluation. Without its date, nobody could tell which one is the latest. */
const evaluation = {
  evaluation_date: day,
  compound_score: lenient(z.nullable(fraction)),
  source_title: lenient(z.nullable(text)),
  source_url: lenient(z.nullable(webAddress)),
  evaluation_scores: lenient(scoreRows),
}
const evaluationRow = z.object(evaluation)

/** A figure. Without its category, its name or its score, nothing is left to show. */
const subcategoryRow = z.object({
  parent_category: oneOf(CATEGORIES),
  subcategory: text,
  score: fraction,
  probe_count: lenient(count),
  measure: lenient(oneOf(['proportion', 'macro_f1', 'mean'])),
})

const fullEvaluationRow = z.object({
  ...evaluation,
  total_probes: lenient(count),
  evaluation_categories: lenient(z.array(lenient(subcategoryRow))),
  evaluation_notes: lenient(z.array(lenient(z.object({ note_text: text })))),
})

/** A model with its evaluations and their scores. */
export const evaluatedModelRow = z.object({ ...model, evaluations: z.array(evaluationRow) })

/** A model with everything that its page shows. */
export const fullModelRow = z.object({
  ...model,
  description: lenient(z.nullable(text)),
  model_url: lenient(z.nullable(webAddress)),
  evaluations: z.array(fullEvaluationRow),
})

/** A parsed evaluation. */
export type EvaluationRow = z.output<typeof evaluationRow>

/** A parsed evaluation with everything that a model's page shows. */
export type FullEvaluationRow = z.output<typeof fullEvaluationRow>

/** A parsed model with its evaluations and their scores. */
export type EvaluatedModelRow = z.output<typeof evaluatedModelRow>

/** A parsed model with everything that its page shows. */
export type FullModelRow = z.output<typeof fullModelRow>

/** A model with everything that its page shows, as it is stored. */
export type StoredModelRow = z.input<typeof fullModelRow>
