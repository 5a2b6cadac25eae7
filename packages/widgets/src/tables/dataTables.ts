import {
  countProbes,
  type EvaluatedModel,
  type FullEvaluation,
  getMeasures,
  getScoredFigures,
  isMeasured,
  roundToPrecision,
  type Measure,
  type MeasuredComposite,
  type MeasuredScore,
  type Subcategory,
  type Suite,
} from '../domain/index.ts'
import type { DataTable } from './csv.ts'
import {
  createTable,
  INTERVAL_COLUMNS,
  PUBLISHED_COLUMNS,
  RANK_COLUMNS,
  SOURCE_COLUMNS,
} from './tableColumns.ts'

interface Result {
  readonly model: EvaluatedModel
  readonly suite: Suite | undefined
  readonly evaluation: FullEvaluation
}

interface ScoreRow extends Result {
  readonly measure: Measure
  /** Undefined for a missing score. */
  readonly measured: MeasuredScore | MeasuredComposite | undefined
}

/** Creates the columns of the published scores. A bundler keeps a constant with spreads even where nothing uses it. */
export const createScoreColumns = () => ({
  suite_id: ({ suite }: ScoreRow) => suite?.id,
  model_id: ({ model }: ScoreRow) => model.id,
  measure_id: ({ measure }: ScoreRow) => measure,
  score: ({ measured }: ScoreRow) => measured?.raw,
  n: (row: ScoreRow) => row.measured && countScored(row),
  ...INTERVAL_COLUMNS,
  ...RANK_COLUMNS,
})

/**
 * Returns a row for each model and measure of each suite, the composite included. Scores and intervals are
 * fractions; `n` is the number of prompts. A missing score has a row without values.
 */
export function scoresTable(
  models: readonly EvaluatedModel[],
  suites: readonly Suite[],
): DataTable {
  const rows = listResults(models, suites).flatMap((result) =>
    getMeasures(result.suite).map((measure): ScoreRow => {
      const score = result.evaluation.scores[measure]
      return { ...result, measure, measured: isMeasured(score) ? score : undefined }
    }),
  )
  return createTable(createScoreColumns(), rows)
}

function countScored({ suite, evaluation, measure }: ScoreRow): number | undefined {
  if (measure === 'composite') return evaluation.totalProbes
  return countProbes(getScoredFigures(evaluation.subcategories, measure, suite))
}

interface FigureRow extends Result {
  readonly measure: Measure
  readonly measured: Subcategory
  readonly published: Subcategory['published']
}

/** Creates the columns of the published figures. */
export const createFigureColumns = () => ({
  suite_id: ({ suite }: FigureRow) => suite?.id,
  model_id: ({ model }: FigureRow) => model.id,
  model: ({ model }: FigureRow) => model.name,
  category: ({ measured }: FigureRow) => measured.category,
  figure: ({ measured }: FigureRow) => measured.name,
  ...PUBLISHED_COLUMNS,
  // The score of a category with one figure is rounded too, so that both tables have the same number.
  score: ({ measured }: FigureRow) => roundToPrecision(measured.score),
  n: ({ measured }: FigureRow) => measured.probeCount,
  figure_kind: ({ measured }: FigureRow) => measured.measure,
  ...INTERVAL_COLUMNS,
  ...SOURCE_COLUMNS,
})

/**
 * Returns a row for each published figure: as it was published, with its unit, range and direction, and as a
 * fraction with its interval. Each row repeats what the suite says of the category and of its scores.
 */
export function figuresTable(
  models: readonly EvaluatedModel[],
  suites: readonly Suite[],
): DataTable {
  const rows = listResults(models, suites).flatMap((result) =>
    result.evaluation.subcategories.map((measured): FigureRow => {
      return { ...result, measure: measured.category, measured, published: measured.published }
    }),
  )
  return createTable(createFigureColumns(), rows)
}

/** Lists the results of models suite by suite; those without a suite when there are no suites. */
function listResults(
  models: readonly EvaluatedModel[],
  suites: readonly Suite[],
): readonly Result[] {
  const list: readonly (Suite | undefined)[] = suites.length === 0 ? [undefined] : suites
  return list.flatMap((suite) =>
    models.flatMap((model) => {
      const results = [model, ...(model.otherResults ?? [])]
      const found = results.find((result) => result.suite?.id === suite?.id)
      return found ? [{ model, suite, evaluation: found.evaluation }] : []
    }),
  )
}
