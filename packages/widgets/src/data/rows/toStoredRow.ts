import {
  CATEGORIES,
  isMeasured,
  type EvaluatedModel,
  type FullEvaluation,
  type ModelSummary,
  type Suite,
} from '../../domain/index.ts'
import type { StoredModelRow, StoredSuiteRow } from './schemas.ts'

/** Converts a suite to a row that the schema parses back to an equal suite. */
export function toStoredSuite(suite: Suite): StoredSuiteRow {
  return {
    id: suite.id,
    title: suite.title,
    version: suite.version ?? null,
    language: suite.language ?? null,
    evaluator: suite.evaluator ?? null,
    url: suite.url ?? null,
    licence: suite.licence ?? null,
    licence_url: suite.licenceUrl ?? null,
    published_on: suite.publishedOn ?? null,
    description: suite.description ?? null,
    categories: [...suite.categories],
    model_count: suite.models,
  }
}

/** Converts a model to a row that the schemas parse back to an equal model. */
export function toStoredRow(model: EvaluatedModel | ModelSummary): StoredModelRow {
  const { id, name, provider } = model
  if (!('evaluation' in model)) {
    return { id, name, provider, description: null, model_url: null, evaluations: [] }
  }
  const { suite, evaluation, otherResults = [] } = model
  return {
    id,
    name,
    provider,
    description: model.description ?? null,
    model_url: model.url ?? null,
    evaluations: [{ suite, evaluation }, ...otherResults].map((result) => ({
      ...(result.suite && { suite_id: result.suite.id }),
      ...toEvaluationRow(result.evaluation),
    })),
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
    total_probes: totalProbes ?? null,
    evaluation_categories: subcategories.map((part) => ({
      parent_category: part.category,
      subcategory: part.name,
      score: part.score,
      probe_count: part.probeCount ?? null,
      measure: part.measure === 'macroF1' ? 'macro_f1' : part.measure,
    })),
    evaluation_notes: notes.map((note) => ({ note_text: note })),
  }
}
