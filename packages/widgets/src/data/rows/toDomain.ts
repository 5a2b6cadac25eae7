import {
  compositeScore,
  CONFIDENCE_LEVEL,
  getSuiteResults,
  latestEvaluation,
  mapCategories,
  measuredScore,
  MISSING,
  NO_SCORES,
  parseCalendarDate,
  parseFigureKind,
  parseScore,
  type ComparedModel,
  type EvaluatedModel,
  type Evaluation,
  type EvaluationOrigin,
  type FullEvaluation,
  type LeaderboardEntry,
  type ModelSummary,
  type PublishedFigure,
  type Scores,
  type Subcategory,
  type Suite,
  type Uncertainty,
} from '../../domain/index.ts'
import { validEntries, valueOrUndefined } from './optionalFields.ts'
import {
  countInvalid,
  INVALID,
  type EvaluatedModelRow,
  type EvaluationRow,
  type FullEvaluationRow,
  type FullModelRow,
  type ModelRow,
  type SubcategoryRow,
} from './schemas.ts'

/**
 * What raw 0 with z 0 means in an evaluation that names no suite: nothing was measured in a database from
 * before there were suites, and a measured zero in a file that leaves missing scores out.
 */
export type UnnamedZero = 'missing' | 'measured'

/** Converts a row to a model, evaluated or not. */
export function toModelSummary({ suite_ids: suiteIds, ...model }: ModelRow): ModelSummary {
  return { ...model, ...(suiteIds && { suiteIds }) }
}

/**
 * Converts a row to an entry of the leaderboard; undefined when the model has no evaluation in the suite.
 *
 * @param suite undefined for evaluations that name none
 */
export function toLeaderboardEntry(
  row: EvaluatedModelRow,
  suite?: Suite,
  zero?: UnnamedZero,
): LeaderboardEntry | undefined {
  const { evaluations, ...model } = row
  const evaluation = findLatest(evaluations, suite, (latest) => toEvaluation(latest, zero))
  return evaluation && { ...model, ...evaluation, isPlaceholder: false }
}

/** Converts a row to a model of the comparison; undefined when it has no evaluation. */
export function toComparedModel(
  row: EvaluatedModelRow,
  suites: readonly Suite[] = [],
  zero?: UnnamedZero,
): ComparedModel | undefined {
  const { evaluations, ...model } = row
  const results = getSuiteResults(suites, (suite) =>
    findLatest(evaluations, suite, (latest) => toEvaluation(latest, zero)),
  )
  return results && { ...model, ...results }
}

/** Converts a row to a model with everything that its page shows; undefined when it has no evaluation. */
export function toEvaluatedModel(
  row: FullModelRow,
  suites: readonly Suite[] = [],
  zero?: UnnamedZero,
): EvaluatedModel | undefined {
  const { id, name, provider, description, model_url: url, evaluations } = row
  const results = getSuiteResults(suites, (suite) =>
    findLatest(evaluations, suite, (latest) => toFullEvaluation(latest, zero)),
  )
  return (
    results && {
      id,
      name,
      provider,
      description: valueOrUndefined(description),
      url: valueOrUndefined(url),
      ...results,
    }
  )
}

/** Returns the latest evaluation in a suite. */
function findLatest<Row extends EvaluationRow, Result extends Evaluation>(
  rows: readonly Row[],
  suite: Suite | undefined,
  convert: (row: Row) => Result,
): Result | undefined {
  return latestEvaluation(rows.filter((row) => row.suite_id === suite?.id).map(convert))
}

function toEvaluation(row: EvaluationRow, zero: UnnamedZero = 'missing'): Evaluation {
  const { evaluation_date: date, compound_score } = row
  const dateKind = valueOrUndefined(row.date_kind)
  const isZeroMissing = row.suite_id === undefined && zero === 'missing'
  const toScore = isZeroMissing ? parseScore : measuredScore
  const scores = validEntries(row.evaluation_scores).map(
    ({ category, raw_score: raw, z_score: z, ...error }) =>
      [
        category,
        raw === INVALID || z === INVALID ? MISSING : toScore(raw, z, toUncertainty(raw, error)),
      ] as const,
  )
  // The composite is the mean of the scores, so it is as doubtful as each of them.
  const isDoubtful = hasDoubtfulScore(row.evaluation_scores)
  const isMissingZero = isZeroMissing && compound_score === 0
  const composite =
    isDoubtful || compound_score === INVALID || compound_score === null || isMissingZero
      ? MISSING
      : compositeScore(compound_score, toUncertainty(compound_score, row))
  return {
    scores: { ...NO_SCORES, ...toIncomplete(row), ...Object.fromEntries(scores), composite },
    evaluatedOn: parseCalendarDate(date) ?? date,
    ...(dateKind && { dateKind }),
    origin: toOrigin(row),
  }
}

/** Returns the missing score of each category that has figures, but not all that it needs. */
function toIncomplete({ incomplete_categories: field }: EvaluationRow): Partial<Scores> {
  const counts = valueOrUndefined(field)
  if (counts === undefined) return {}
  return mapCategories((category) => {
    const figures = counts[category]
    return figures && { ...MISSING, figures }
  })
}

/** Whether a score is invalid. An invalid interval leaves its score as it is. */
function hasDoubtfulScore(scores: EvaluationRow['evaluation_scores']): boolean {
  if (scores === INVALID) return true
  return scores.some(
    (score) => score === INVALID || score.raw_score === INVALID || score.z_score === INVALID,
  )
}

/**
 * Drops an interval that does not contain the score, and the ranks with it. Ranks without a kind are
 * `at_least`.
 */
function toUncertainty(
  score: number,
  row: Pick<
    EvaluationRow,
    'lower' | 'upper' | 'interval_kind' | 'rank_best' | 'rank_worst' | 'rank_kind'
  >,
): Uncertainty {
  const ends = toEnds(score, row)
  const kind = valueOrUndefined(row.interval_kind)
  const best = valueOrUndefined(row.rank_best)
  const worst = valueOrUndefined(row.rank_worst)
  if (ends === undefined || kind === undefined) return {}
  const isRange = best !== undefined && worst !== undefined && best <= worst
  return {
    interval: { ...ends, kind },
    ...(isRange && {
      ranks: { best, worst, kind: row.rank_kind === 'known' ? 'known' : 'at_least' },
    }),
  }
}

function toEnds(score: number, row: Pick<SubcategoryRow, 'lower' | 'upper'>) {
  const lower = valueOrUndefined(row.lower)
  const upper = valueOrUndefined(row.upper)
  const isAround = lower !== undefined && upper !== undefined && lower <= score && score <= upper
  return isAround ? { lower, upper } : undefined
}

function toFullEvaluation(row: FullEvaluationRow, zero?: UnnamedZero): FullEvaluation {
  const invalidSubcategories = countInvalid(row.evaluation_categories)
  return {
    ...toEvaluation(row, zero),
    totalProbes: valueOrUndefined(row.total_probes),
    subcategories: validEntries(row.evaluation_categories).map(toSubcategory),
    ...(invalidSubcategories > 0 && { invalidSubcategories }),
    notes: validEntries(row.evaluation_notes).map(({ note_text }) => note_text),
  }
}

function toSubcategory(row: SubcategoryRow): Subcategory {
  const ends = toEnds(row.score, row)
  const level = valueOrUndefined(row.interval_level) ?? CONFIDENCE_LEVEL
  const unknownError = valueOrUndefined(row.unknown_error)
  const published = toPublished(row)
  return {
    category: row.parent_category,
    name: row.subcategory,
    score: row.score,
    probeCount: valueOrUndefined(row.probe_count),
    measure: parseFigureKind(valueOrUndefined(row.measure)),
    ...(ends && {
      interval: { ...ends, kind: 'known', ...(level !== CONFIDENCE_LEVEL && { level }) },
    }),
    ...(unknownError && { unknownError }),
    ...(published && { published }),
  }
}

function toPublished(row: SubcategoryRow): PublishedFigure | undefined {
  const value = valueOrUndefined(row.published_value)
  const low = valueOrUndefined(row.published_low)
  const high = valueOrUndefined(row.published_high)
  const isLowerBetter = valueOrUndefined(row.lower_is_better)
  const isComplete =
    value !== undefined && low !== undefined && high !== undefined && isLowerBetter !== undefined
  return isComplete
    ? { value, low, high, isLowerBetter, unit: valueOrUndefined(row.published_unit) }
    : undefined
}

/** Returns the origin of an evaluation. If one of title and address is invalid, the other one stays. */
function toOrigin({
  source_title: title,
  source_url: url,
}: EvaluationRow): EvaluationOrigin | undefined {
  if (title === null || url === null) return undefined
  if (url !== INVALID) return { title: title === INVALID ? url : title, url }
  return title === INVALID ? undefined : { title, url: undefined }
}
