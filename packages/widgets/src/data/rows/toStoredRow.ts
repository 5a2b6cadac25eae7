import {
  CATEGORIES,
  CONFIDENCE_LEVEL,
  getRawScore,
  isMeasured,
  mapCategories,
  type EvaluatedModel,
  type FullEvaluation,
  type ModelSummary,
  type Scores,
  type Subcategory,
  type Suite,
  type Uncertainty,
} from '../../domain/index.ts'
import type { StoredModelRow, StoredSubcategoryRow, StoredSuiteRow } from './schemas.ts'

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
    ...(suite.categoryDetails && { category_details: toStoredDetails(suite.categoryDetails) }),
    ...(suite.caveats && { caveats: [...suite.caveats] }),
    model_count: suite.models,
  }
}

function toStoredDetails(details: NonNullable<Suite['categoryDetails']>) {
  return mapCategories((category) => {
    const part = details[category]
    return part && { ...part, figures: [...part.figures] }
  })
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
  const { scores, evaluatedOn, dateKind, origin, totalProbes, subcategories, notes } = evaluation
  return {
    evaluation_date: evaluatedOn,
    ...(dateKind && { date_kind: dateKind }),
    compound_score: getRawScore(scores.composite) ?? null,
    ...toErrorColumns(isMeasured(scores.composite) ? scores.composite : {}),
    ...toIncompleteColumn(scores),
    source_title: origin?.title ?? null,
    source_url: origin?.url ?? null,
    evaluation_scores: CATEGORIES.flatMap((category) => {
      const score = scores[category]
      if (!isMeasured(score)) return []
      const { raw: raw_score, z: z_score } = score
      return [{ category, raw_score, z_score, ...toErrorColumns(score) }]
    }),
    total_probes: totalProbes ?? null,
    evaluation_categories: subcategories.map(toSubcategoryRow),
    evaluation_notes: notes.map((note) => ({ note_text: note })),
  }
}

/**
 * Returns the numbers of figures of each category that has some, but not all that it needs; no column without
 * one.
 */
function toIncompleteColumn(scores: Scores) {
  const counts = mapCategories((category) => {
    const score = scores[category]
    if (isMeasured(score) || score.figures?.needed === undefined) return undefined
    const { present, needed } = score.figures
    return { present, needed }
  })
  return Object.keys(counts).length === 0 ? {} : { incomplete_categories: counts }
}

/** Omits what is unknown, so that the snapshots of a source without intervals keep their bytes. */
function toErrorColumns({ interval, ranks }: Uncertainty) {
  return {
    ...(interval && {
      lower: interval.lower,
      upper: interval.upper,
      interval_kind: interval.kind,
    }),
    ...(ranks && {
      rank_best: ranks.best,
      rank_worst: ranks.worst,
      rank_kind: ranks.kind,
    }),
  }
}

function toSubcategoryRow(subcategory: Subcategory): StoredSubcategoryRow {
  const { interval, unknownError, published } = subcategory
  return {
    parent_category: subcategory.category,
    subcategory: subcategory.name,
    score: subcategory.score,
    probe_count: subcategory.probeCount ?? null,
    measure: subcategory.measure,
    ...(interval && {
      lower: interval.lower,
      upper: interval.upper,
      interval_level: interval.level ?? CONFIDENCE_LEVEL,
    }),
    ...(unknownError && { unknown_error: unknownError }),
    ...(published && {
      published_value: published.value,
      published_unit: published.unit ?? null,
      published_low: published.low,
      published_high: published.high,
      lower_is_better: published.isLowerBetter,
    }),
  }
}
