import {
  latestEvaluation,
  MISSING,
  NO_SCORES,
  parseCalendarDate,
  parseComposite,
  parseScore,
  type ComparedModel,
  type EvaluatedModel,
  type Evaluation,
  type EvaluationOrigin,
  type FullEvaluation,
  type LeaderboardEntry,
} from '../../domain/index.ts'
import {
  countInvalid,
  INVALID,
  type EvaluatedModelRow,
  type EvaluationRow,
  type FullEvaluationRow,
  type FullModelRow,
  type Invalid,
} from './schemas.ts'

/** Converts a row to an entry of the leaderboard; undefined when the model has no evaluation. */
export function toLeaderboardEntry(row: EvaluatedModelRow): LeaderboardEntry | undefined {
  const { evaluations, ...model } = row
  const evaluation = latestEvaluation(evaluations.map(toEvaluation))
  return evaluation && { ...model, ...evaluation, isPlaceholder: false }
}

/** Converts a row to a model of the comparison; undefined when it has no evaluation. */
export function toComparedModel(row: EvaluatedModelRow): ComparedModel | undefined {
  const { evaluations, ...model } = row
  const evaluation = latestEvaluation(evaluations.map(toEvaluation))
  return evaluation && { ...model, evaluation }
}

/** Converts a row to a model with everything that its page shows; undefined when it has no evaluation. */
export function toEvaluatedModel(row: FullModelRow): EvaluatedModel | undefined {
  const { id, name, provider, description, model_url: url, evaluations } = row
  const evaluation = latestEvaluation(evaluations.map(toFullEvaluation))
  return (
    evaluation && {
      id,
      name,
      provider,
      description: valueOrUndefined(description),
      url: valueOrUndefined(url),
      evaluation,
    }
  )
}

function toEvaluation(row: EvaluationRow): Evaluation {
  const { evaluation_date: date, compound_score: composite } = row
  const scores = validEntries(row.evaluation_scores).map(
    ({ category, raw_score: raw, z_score: z }) =>
      [category, raw === INVALID || z === INVALID ? MISSING : parseScore(raw, z)] as const,
  )
  // The composite is the mean of the four scores, so it is as doubtful as each of them.
  const isDoubtful = countInvalid(row.evaluation_scores) > 0
  return {
    scores: { ...NO_SCORES, ...Object.fromEntries(scores) },
    composite: parseComposite(isDoubtful || composite === INVALID ? null : composite),
    evaluatedOn: parseCalendarDate(date) ?? date,
    origin: toOrigin(row),
  }
}

function toFullEvaluation(row: FullEvaluationRow): FullEvaluation {
  const invalidSubcategories = countInvalid(row.evaluation_categories)
  return {
    ...toEvaluation(row),
    totalProbes: valueOrUndefined(row.total_probes),
    subcategories: validEntries(row.evaluation_categories).map((part) => {
      const measure = valueOrUndefined(part.measure)
      return {
        category: part.parent_category,
        name: part.subcategory,
        score: part.score,
        probeCount: valueOrUndefined(part.probe_count),
        measure: measure === 'macro_f1' ? 'macroF1' : measure,
      }
    }),
    ...(invalidSubcategories > 0 && { invalidSubcategories }),
    notes: validEntries(row.evaluation_notes).map(({ note_text }) => note_text),
  }
}

/** The source of an evaluation. A valid part stays when the other one is invalid. */
function toOrigin({
  source_title: title,
  source_url: url,
}: EvaluationRow): EvaluationOrigin | undefined {
  if (title === null || url === null) return undefined
  if (url !== INVALID) return { title: title === INVALID ? url : title, url }
  return title === INVALID ? undefined : { title, url: undefined }
}

function valueOrUndefined<Value>(field: Value | null | Invalid): Value | undefined {
  return field === null || field === INVALID ? undefined : field
}

function validEntries<Entry>(list: readonly (Entry | Invalid)[] | Invalid): Entry[] {
  return list === INVALID ? [] : list.filter((entry): entry is Entry => entry !== INVALID)
}
