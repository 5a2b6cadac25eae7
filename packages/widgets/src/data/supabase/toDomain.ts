import {
  calendarDateOf,
  latestEvaluation,
  NO_SCORES,
  publishedComposite,
  scoreOfPair,
  type Evaluation,
  type FullEvaluation,
  type Measure,
} from '../../domain/index.ts'
import type { EvaluationRow, FullEvaluationRow } from './rows.ts'

const MEASURE_OF = {
  proportion: 'proportion',
  macro_f1: 'macroF1',
  mean: 'mean',
} as const satisfies Record<string, Measure>

/** The scores of a row; a category that it does not name is missing. */
export function toEvaluation(row: EvaluationRow): Evaluation {
  const { source_title: title, source_url: url } = row
  const measured = row.evaluation_scores.map(
    ({ category, raw_score, z_score }) => [category, scoreOfPair(raw_score, z_score)] as const,
  )
  return {
    scores: { ...NO_SCORES, ...Object.fromEntries(measured) },
    composite: publishedComposite(row.compound_score),
    evaluatedOn: calendarDateOf(row.evaluation_date) ?? row.evaluation_date,
    origin: title === null || url === null ? undefined : { title, url },
  }
}

/** The latest of a model's evaluations, should the answer hold more than the one asked for. */
export function latestOf(rows: readonly EvaluationRow[]): Evaluation | undefined {
  return latestEvaluation(rows.map(toEvaluation))
}

/** Everything that a row says of an evaluation. */
export function toFullEvaluation(row: FullEvaluationRow): FullEvaluation {
  return {
    ...toEvaluation(row),
    totalProbes: row.total_probes,
    subcategories: row.evaluation_categories.map((part) => ({
      category: part.parent_category,
      name: part.subcategory,
      score: part.score,
      probeCount: part.probe_count,
      measure: MEASURE_OF[part.measure],
    })),
    notes: row.evaluation_notes.map(({ note_text }) => note_text),
  }
}
