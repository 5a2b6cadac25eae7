import {
  calendarDateOf,
  latestEvaluation,
  NO_SCORES,
  publishedComposite,
  scoreOfPair,
  type ComparedModel,
  type EvaluatedModel,
  type Evaluation,
  type FullEvaluation,
  type LeaderboardEntry,
} from '../../domain/index.ts'
import type { EvaluatedModelRow, EvaluationRow, FullEvaluationRow, FullModelRow } from './rows.ts'

/** A row of the leaderboard, or undefined when the model has no evaluation. */
export function toLeaderboardEntry(row: EvaluatedModelRow): LeaderboardEntry | undefined {
  const { evaluations, ...model } = row
  const evaluation = latestEvaluation(evaluations.map(toEvaluation))
  return evaluation && { ...model, ...evaluation, isPlaceholder: false }
}

/** A model of the comparison, or undefined when it has no evaluation. */
export function toComparedModel(row: EvaluatedModelRow): ComparedModel | undefined {
  const { evaluations, ...model } = row
  const evaluation = latestEvaluation(evaluations.map(toEvaluation))
  return evaluation && { ...model, evaluation }
}

/** A model with all that is known of it, or undefined when it has no evaluation. */
export function toEvaluatedModel(row: FullModelRow): EvaluatedModel | undefined {
  const { id, name, provider, description, model_url, evaluations } = row
  const evaluation = latestEvaluation(evaluations.map(toFullEvaluation))
  return (
    evaluation && {
      id,
      name,
      provider,
      description: description ?? undefined,
      url: model_url ?? undefined,
      evaluation,
    }
  )
}

function toEvaluation(row: EvaluationRow): Evaluation {
  const { source_title: title, source_url: url } = row
  const scores = row.evaluation_scores.map(
    ({ category, raw_score, z_score }) => [category, scoreOfPair(raw_score, z_score)] as const,
  )
  return {
    scores: { ...NO_SCORES, ...Object.fromEntries(scores) },
    composite: publishedComposite(row.compound_score),
    evaluatedOn: calendarDateOf(row.evaluation_date) ?? row.evaluation_date,
    origin: title === null || url === null ? undefined : { title, url },
  }
}

function toFullEvaluation(row: FullEvaluationRow): FullEvaluation {
  return {
    ...toEvaluation(row),
    totalProbes: row.total_probes,
    subcategories: row.evaluation_categories.map((part) => ({
      category: part.parent_category,
      name: part.subcategory,
      score: part.score,
      probeCount: part.probe_count,
      measure: part.measure === 'macro_f1' ? 'macroF1' : part.measure,
    })),
    notes: row.evaluation_notes.map(({ note_text }) => note_text),
  }
}
