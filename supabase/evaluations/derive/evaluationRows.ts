import { CONFIDENCE_LEVEL, toInterval, type Uncertainty } from '@transparency-lab/widgets/domain'
import { MAX_COUNT, figureMargins } from '@transparency-lab/widgets/domain-internal'
import { getMeasuredCategories, type DerivedEvaluation } from './deriveEvaluations.ts'
import { createNoteFormatter, formatDescription } from './evaluationText.ts'
import {
  regularFields,
  type EvaluationsFile,
  type FileModel,
  type FileSubcategory,
} from '../file/evaluationsFile.ts'
import { toFigureError } from './figureError.ts'
import { mergeFileModels } from './mergeFileModels.ts'
import { getCategoryDetails } from '../file/measuredTexts.ts'
import { UNIT_RANGE } from '../file/meaningRules.ts'
import { UNNAMED_SUITE, type Suite } from '../file/suiteSchema.ts'

/** The value of a column. */
export type Cell = string | number | boolean | null | readonly string[]

/** Rows of one table, keyed by column. */
export type Rows = readonly Readonly<Record<string, Cell>>[]

/** The rows of one or more files, keyed by table. */
export interface EvaluationRows {
  readonly suites: Rows
  readonly models: Rows
  readonly evaluations: Rows
  readonly evaluation_scores: Rows
  readonly evaluation_categories: Rows
  readonly evaluation_notes: Rows
}

/** The rows of one file. Its models are no rows yet, because other files may add facts about them. */
export type FileRows = Omit<EvaluationRows, 'models'> & { readonly models: readonly FileModel[] }

/**
 * Converts a file to rows.
 *
 * @param dataset prefix of each evaluation's id, before the model and the day
 */
export function evaluationRows(
  file: EvaluationsFile,
  derived: readonly DerivedEvaluation[],
  dataset: string,
): FileRows {
  const all = derived.map((evaluation) => {
    const { id, evaluation_date } = evaluation.model
    return { ...evaluation, evaluation_id: `${dataset}-${id}-${evaluation_date}` }
  })
  const { suite } = file
  const formatNotes = createNoteFormatter(file)
  return {
    // The row of the suite that files without one belong to is part of the schema.
    suites: suite === undefined ? [] : [toSuiteRow(suite, file)],
    models: all.map(({ model }) => model),
    evaluations: all.map((evaluation) => toEvaluationRow(evaluation, file)),
    evaluation_scores: all.flatMap(({ evaluation_id, scores }) =>
      scores.map(({ category, raw: raw_score, z: z_score, ...uncertainty }) => {
        return { evaluation_id, category, raw_score, z_score, ...toErrorColumns(uncertainty) }
      }),
    ),
    evaluation_categories: all.flatMap(({ evaluation_id, model }) =>
      model.subcategories.map((figure) => ({ evaluation_id, ...toFigureRow(figure) })),
    ),
    evaluation_notes: all.flatMap(({ evaluation_id, model }) =>
      formatNotes(model).map((note_text, index) => {
        return { evaluation_id, position: index + 1, note_text }
      }),
    ),
  }
}

/** Concatenates the rows of several files. A model that several files have gets one row. */
export function mergeRows(files: readonly FileRows[]): EvaluationRows {
  return {
    suites: files.flatMap((rows) => rows.suites),
    models: mergeFileModels(files.flatMap((rows) => rows.models)).map(toModelRow),
    evaluations: files.flatMap((rows) => rows.evaluations),
    evaluation_scores: files.flatMap((rows) => rows.evaluation_scores),
    evaluation_categories: files.flatMap((rows) => rows.evaluation_categories),
    evaluation_notes: files.flatMap((rows) => rows.evaluation_notes),
  }
}

function toSuiteRow(suite: Suite, file: EvaluationsFile): Rows[number] {
  return {
    ...suite,
    position: suite.position ?? MAX_COUNT,
    categories: getMeasuredCategories(file),
    category_details: JSON.stringify(getCategoryDetails(file)),
    caveats: suite.caveats ?? null,
  }
}

/** The counts of the figures of incomplete categories as JSON; null when there is none. */
function toIncomplete(gaps: DerivedEvaluation['incomplete']): string | null {
  if (gaps.length === 0) return null
  return JSON.stringify(Object.fromEntries(gaps.map(({ category, count }) => [category, count])))
}

const REGULAR_FIELDS = Object.keys(regularFields) as (keyof typeof regularFields)[]

function toEvaluationRow(
  evaluation: DerivedEvaluation & { readonly evaluation_id: string },
  { suite, source }: EvaluationsFile,
): Rows[number] {
  const { evaluation_id, model, composite, compositeUncertainty, incomplete } = evaluation
  return {
    id: evaluation_id,
    model_id: model.id,
    suite_id: suite?.id ?? UNNAMED_SUITE,
    evaluation_date: model.evaluation_date,
    date_kind: model.date_kind ?? null,
    compound_score: composite ?? null,
    ...toErrorColumns(compositeUncertainty),
    incomplete_categories: toIncomplete(incomplete),
    ...Object.fromEntries(REGULAR_FIELDS.map((name) => [name, model[name] ?? null])),
    source_title: source.title,
    source_url: source.url,
  }
}

function toModelRow(model: FileModel): Rows[number] {
  const { id, name, provider, model_url } = model
  return { id, name, provider, description: formatDescription(model), model_url }
}

function toErrorColumns({ interval, ranks }: Uncertainty): Rows[number] {
  return {
    lower: interval?.lower ?? null,
    upper: interval?.upper ?? null,
    interval_kind: interval?.kind ?? null,
    rank_best: ranks?.best ?? null,
    rank_worst: ranks?.worst ?? null,
    rank_kind: ranks?.kind ?? null,
  }
}

function toFigureRow(figure: FileSubcategory): Rows[number] {
  const { parent_category, subcategory, score, probe_count, measure, published } = figure
  const { value, unit = null, range = UNIT_RANGE, lower_is_better } = published
  const error = toFigureError(figure)
  const level = error.interval?.level ?? CONFIDENCE_LEVEL
  const margins = figureMargins(error, level)
  const interval = typeof margins === 'object' ? toInterval(score, margins) : undefined
  return {
    parent_category,
    subcategory,
    score,
    probe_count,
    measure,
    lower: interval?.lower ?? null,
    upper: interval?.upper ?? null,
    interval_level: interval === undefined ? null : level,
    unknown_error: typeof margins === 'string' ? margins : null,
    published_value: value,
    published_unit: unit,
    published_low: range.low,
    published_high: range.high,
    lower_is_better,
  }
}
