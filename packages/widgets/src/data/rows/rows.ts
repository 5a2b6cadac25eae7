import * as z from 'zod/mini'
import {
  calendarDateOf,
  CATEGORIES,
  isModelId,
  isWebAddress,
  withoutStrays,
} from '../../domain/index.ts'
import { numberWhere, oneOf, stringWhere } from './where.ts'

/** Text that moves nothing that it stands beside. */
const anyText = z.string().check((read) => {
  read.value = withoutStrays(read.value)
})
/** Text of which something can be seen. */
const text = anyText.check(z.refine((value) => /[^\s\p{Cc}\p{DI}]/u.test(value)))
const fraction = numberWhere((value) => value >= 0 && value <= 1)
const webAddress = stringWhere(isWebAddress)
const count = numberWhere((value) => Number.isSafeInteger(value) && value >= 0)
const day = stringWhere((value) => calendarDateOf(value) !== undefined)

// Spread, not extended: zod's own way weighs 0.4 kB more.
const model = { id: stringWhere(isModelId), name: text, provider: text }

/** One model as every question asks for it. One of another id could be neither linked to nor asked for. */
export const modelRow = z.object(model)

const scoreRow = z.object({
  category: oneOf(CATEGORIES),
  raw_score: fraction,
  z_score: z.number(),
})

/** One evaluation with its scores: what the leaderboard and the comparison ask for. */
const evaluation = {
  evaluation_date: day,
  compound_score: z.nullable(fraction),
  source_title: z.nullable(text),
  source_url: z.nullable(webAddress),
  evaluation_scores: z
    .array(scoreRow)
    .check(z.refine((rows) => new Set(rows.map(({ category }) => category)).size === rows.length)),
}
const evaluationRow = z.object(evaluation)

/** One evaluation with everything that a model's page shows. */
const fullEvaluationRow = z.object({
  ...evaluation,
  total_probes: count,
  evaluation_categories: z.array(
    z.object({
      parent_category: oneOf(CATEGORIES),
      subcategory: text,
      score: fraction,
      probe_count: count,
      measure: oneOf(['proportion', 'macro_f1', 'mean']),
    }),
  ),
  evaluation_notes: z.array(z.object({ note_text: text })),
})

/** A model with its evaluations, latest first; the source asks for one. */
export const evaluatedModelRow = z.object({ ...model, evaluations: z.array(evaluationRow) })

/** A model's page: the model with all that is known of it. */
export const fullModelRow = z.object({
  ...model,
  description: z.nullable(anyText),
  model_url: z.nullable(webAddress),
  evaluations: z.array(fullEvaluationRow),
})

/** An evaluation's row, once it has been read. */
export type EvaluationRow = z.infer<typeof evaluationRow>

/** An evaluation's row with all details, once it has been read. */
export type FullEvaluationRow = z.infer<typeof fullEvaluationRow>

/** A model's row with its evaluations, once it has been read. */
export type EvaluatedModelRow = z.infer<typeof evaluatedModelRow>

/** A model's row with all that is known of it, once it has been read. */
export type FullModelRow = z.infer<typeof fullModelRow>
