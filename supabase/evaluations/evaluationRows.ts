import type { DerivedEvaluation } from './deriveEvaluations.ts'
import { formatDescription, formatNotes } from './evaluationText.ts'
import type { EvaluationsFile, FileModel, FileSubcategory } from './evaluationsFile.ts'
import { storedCount } from './storedCount.ts'

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
      total_probes: storedCount(model.total_probes, model.id),
      source_title: file.source.title,
      source_url: file.source.url,
    })),
    evaluation_scores: all.flatMap(({ evaluation_id, scores }) =>
      scores.map(({ category, raw: raw_score, z: z_score }) => {
        return { evaluation_id, category, raw_score, z_score }
      }),
    ),
    evaluation_categories: all.flatMap(({ evaluation_id, model }) =>
      model.subcategories.map((figure) => ({ evaluation_id, ...figureRow(model, figure) })),
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

function figureRow({ id }: FileModel, figure: FileSubcategory): Rows[number] {
  const { parent_category, subcategory, score, measure } = figure
  const probe_count = storedCount(figure.probe_count, id)
  return { parent_category, subcategory, score, probe_count, measure }
}
