import type { DerivedEvaluation } from './deriveEvaluations.ts'
import { formatDescription, formatNotes } from './evaluationText.ts'
import type { EvaluationsFile, FileModel } from './evaluationsFile.ts'

/** The value of a column. */
export type Cell = string | number | null

/** Rows of one table, keyed by column. */
export type Rows = readonly Readonly<Record<string, Cell>>[]

/** The rows of one file, keyed by table. */
export interface EvaluationRows {
  readonly models: Rows
  readonly evaluations: Rows
  readonly evaluation_scores: Rows
  readonly evaluation_categories: Rows
  readonly evaluation_notes: Rows
}

/**
 * Converts a file to rows.
 *
 * @param dataset prefix of each evaluation's id, before the model and the day
 */
export function evaluationRows(
  file: EvaluationsFile,
  derived: readonly DerivedEvaluation[],
  dataset: string,
): EvaluationRows {
  const all = derived.map((evaluation) => {
    const { id, evaluation_date } = evaluation.model
    return { ...evaluation, evaluation_id: `${dataset}-${id}-${evaluation_date}` }
  })
  return {
    models: all.map(({ model }) => toModelRow(model)),
    evaluations: all.map(({ evaluation_id, model, composite }) => ({
      id: evaluation_id,
      model_id: model.id,
      evaluation_date: model.evaluation_date,
      compound_score: composite ?? null,
      total_probes: model.total_probes,
      source_title: file.source.title,
      source_url: file.source.url,
    })),
    evaluation_scores: all.flatMap(({ evaluation_id, scores }) =>
      scores.map(({ category, raw: raw_score, z: z_score }) => {
        return { evaluation_id, category, raw_score, z_score }
      }),
    ),
    evaluation_categories: all.flatMap(({ evaluation_id, model }) =>
      model.subcategories.map(({ published: _, ...figure }) => ({ evaluation_id, ...figure })),
    ),
    evaluation_notes: all.flatMap(({ evaluation_id, model }) =>
      formatNotes(model, file).map((note_text, index) => {
        return { evaluation_id, position: index + 1, note_text }
      }),
    ),
  }
}

function toModelRow(model: FileModel): Rows[number] {
  const { id, name, provider, model_url } = model
  return { id, name, provider, description: formatDescription(model), model_url }
}
