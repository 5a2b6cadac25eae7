import * as z from 'zod/mini'
import { calendarDateOf, CATEGORIES, isWebAddress } from '../../domain/index.ts'

// Plain conditions: zod's own rules for texts, numbers and addresses weigh 1.2 kB gzip in every widget.
const text = z.string().check(z.refine((value) => value.trim() !== ''))
const fraction = z.number().check(z.refine((value) => value >= 0 && value <= 1))
const webAddress = z.string().check(z.refine(isWebAddress))
const count = z.number().check(z.refine((value) => Number.isSafeInteger(value) && value >= 0))
const day = z.string().check(z.refine((value) => calendarDateOf(value) !== undefined))

/** One model as every question asks for it. */
export const modelRow = z.object({ id: text, name: text, provider: text })

const scoreRow = z.object({
  category: z.enum(CATEGORIES),
  raw_score: fraction,
  z_score: z.number(),
})

/** One evaluation with its scores: what the leaderboard and the comparison ask for. */
const evaluationRow = z.object({
  evaluation_date: day,
  compound_score: z.nullable(fraction),
  source_title: z.nullable(text),
  source_url: z.nullable(webAddress),
  evaluation_scores: z
    .array(scoreRow)
    .check(z.refine((rows) => new Set(rows.map(({ category }) => category)).size === rows.length)),
})

/** One evaluation with everything that a model's page shows. */
const fullEvaluationRow = z.extend(evaluationRow, {
  total_probes: count,
  evaluation_categories: z.array(
    z.object({
      parent_category: z.enum(CATEGORIES),
      subcategory: text,
      score: fraction,
      probe_count: count,
      measure: z.enum(['proportion', 'macro_f1', 'mean']),
    }),
  ),
  evaluation_notes: z.array(z.object({ note_text: text })),
})

/** A model with its evaluations, latest first; the source asks for one. */
export const evaluatedModelRow = z.extend(modelRow, { evaluations: z.array(evaluationRow) })

/** A model's page: the model with all that is known of it. */
export const fullModelRow = z.extend(modelRow, {
  description: z.nullable(z.string()),
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
