import {
  CATEGORIES,
  isMeasured,
  type EvaluatedModel,
  type FullEvaluation,
  type ModelSummary,
} from '../../domain/index.ts'
import type { StoredModelRow } from './schemas.ts'

/** Converts a model to a row that the schemas parse back to an equal model. */
export function toStoredRow(model: EvaluatedModel | ModelSummary): StoredModelRow {
  const { id, name, provider } = model
  if (!('evaluation' in model)) {
    return { id, name, provider, description: null, model_url: null, evaluations: [] }
  }
  return {
    id,
    name,
    provider,
    description: model.description ?? null,
    model_url: model.url ?? null,
    evaluations: [toEvaluationRow(model.evaluation)],
  }
}

function toEvaluationRow(evaluation: FullEvaluation): StoredModelRow['evaluations'][number] {
  const { scores, composite, evaluatedOn, origin, totalProbes, subcategories, notes } = evaluation
  return {
    evaluation_date: evaluatedOn,
    compound_score: composite ?? null,
    source_title: origin?.title ?? null,
    source_url: origin?.url ?? null,
    evaluation_scores: CATEGORIES.flatMap((category) => {
      const score = scores[category]
      return isMeasured(score) ? [{ category, raw_score: score.raw, z_score: score.z }] : []
    }),
    total_probes: totalProbes,
    evaluation_categories: subcategories.map((part) => ({
      parent_category: part.category,
      subcategory: part.name,
      score: part.score,
      probe_count: part.probeCount,
      measure: part.measure === 'macroF1' ? 'macro_f1' : part.measure,
    })),
    evaluation_notes: notes.map((note) => ({ note_text: note })),
  }
}
