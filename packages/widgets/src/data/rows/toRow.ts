import {
  CATEGORIES,
  isMeasured,
  type EvaluatedModel,
  type FullEvaluation,
  type Measure,
  type ModelSummary,
} from '../../domain/index.ts'
import type { FullEvaluationRow, FullModelRow } from './rows.ts'

const NAME_OF = {
  proportion: 'proportion',
  macroF1: 'macro_f1',
  mean: 'mean',
} as const satisfies Record<Measure, FullEvaluationRow['evaluation_categories'][number]['measure']>

/** A model as a row of the database's shape, so that whoever reads rows reads it back the same. */
export function toFullModelRow(model: EvaluatedModel | ModelSummary): FullModelRow {
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

function toEvaluationRow(evaluation: FullEvaluation): FullEvaluationRow {
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
      measure: NAME_OF[part.measure],
    })),
    evaluation_notes: notes.map((note) => ({ note_text: note })),
  }
}
