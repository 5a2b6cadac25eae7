import { getCategories, getScoreTexts, measuresComposite, type Suite } from './suite.ts'
import { CONFIDENCE_LEVEL } from './interval.ts'
import type { EvaluatedModel, FullEvaluation, Subcategory } from './modelEvaluation.ts'
import { isMeasured, type Uncertainty } from './score.ts'
import { countProbes, getScoredFigures } from './subcategories.ts'
import type { Category } from './category.ts'
import type { CsvCell } from './csv.ts'

/** A table of data: names of the columns, and rows of cells. A missing value is undefined. */
export interface DataTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly CsvCell[])[]
}

const SCORE_COLUMNS = [
  'suite',
  'model_id',
  'measure',
  'score',
  'n',
  'lower',
  'upper',
  'interval',
  'rank_best',
  'rank_worst',
  'rank_is',
] as const

/**
 * Returns a row for each model and measure of each suite, the composite included. Scores and intervals are
 * fractions; `n` is the number of prompts. A missing score has a row without values.
 */
export function scoresTable(
  models: readonly EvaluatedModel[],
  suites: readonly Suite[],
): DataTable {
  const rows = listResults(models, suites).flatMap(({ model, suite, evaluation }) => {
    const start = [suite?.id, model.id]
    const scores = getCategories(suite).map((category) => {
      const score = evaluation.scores[category]
      const count = countProbes(getScoredFigures(evaluation.subcategories, category, suite))
      return isMeasured(score)
        ? [...start, category, score.raw, count, ...getErrorCells(score)]
        : [...start, category, ...EMPTY]
    })
    if (!measuresComposite(suite)) return scores
    const { composite } = evaluation.scores
    const cells = isMeasured(composite)
      ? [composite.raw, evaluation.totalProbes, ...getErrorCells(composite)]
      : EMPTY
    return [...scores, [...start, 'composite', ...cells]]
  })
  return { columns: SCORE_COLUMNS, rows }
}

/** The cells of a missing score. */
const EMPTY: readonly undefined[] = Array.from(
  { length: SCORE_COLUMNS.length - 3 },
  () => undefined,
)

/**
 * Returns the cells of the sampling error: the ends and the kind of the interval, then the ends and the kind
 * of the rank range.
 */
function getErrorCells({ interval, ranks }: Uncertainty): CsvCell[] {
  return [
    interval?.lower,
    interval?.upper,
    interval?.kind ?? 'unknown',
    ranks?.best,
    ranks?.worst,
    ranks?.kind,
  ]
}

const FIGURE_COLUMNS = [
  'suite',
  'model_id',
  'model',
  'category',
  'figure',
  'published_value',
  'unit',
  'range_low',
  'range_high',
  'direction',
  'score',
  'n',
  'measure',
  'lower',
  'upper',
  'interval',
  'level',
  'source',
  'source_url',
  'licence',
  'licence_url',
  'date',
  'date_is',
  'category_measures',
  'caveats',
] as const

/**
 * Returns a row for each published figure: as it was published, with its unit, range and direction, and as a
 * fraction with its interval. Each row repeats what the suite says of the category and of its scores.
 */
export function figuresTable(
  models: readonly EvaluatedModel[],
  suites: readonly Suite[],
): DataTable {
  const rows = listResults(models, suites).flatMap(({ model, suite, evaluation }) => {
    const { origin, evaluatedOn, dateKind } = evaluation
    return evaluation.subcategories.map((subcategory) => [
      suite?.id,
      model.id,
      model.name,
      ...getFigureCells(subcategory),
      origin?.title,
      origin?.url,
      suite?.licence,
      suite?.licenceUrl,
      evaluatedOn,
      dateKind,
      ...getScoreTexts(suite, subcategory.category),
    ])
  })
  return { columns: FIGURE_COLUMNS, rows }
}

function getFigureCells(subcategory: Subcategory): CsvCell[] {
  const { category, name, score, probeCount, measure, interval, published } = subcategory
  return [
    category satisfies Category,
    name,
    published?.value,
    published?.unit,
    published?.low,
    published?.high,
    published && (published.isLowerBetter ? 'lower_is_better' : 'higher_is_better'),
    score,
    probeCount,
    measure,
    interval?.lower,
    interval?.upper,
    interval?.kind ?? 'unknown',
    interval && (interval.level ?? CONFIDENCE_LEVEL),
  ]
}

interface ListedResult {
  readonly model: EvaluatedModel
  readonly suite: Suite | undefined
  readonly evaluation: FullEvaluation
}

/** Lists the results of models suite by suite; those without a suite when there are no suites. */
function listResults(
  models: readonly EvaluatedModel[],
  suites: readonly Suite[],
): readonly ListedResult[] {
  const list: readonly (Suite | undefined)[] = suites.length === 0 ? [undefined] : suites
  return list.flatMap((suite) =>
    models.flatMap((model) => {
      const results = [model, ...(model.otherResults ?? [])]
      const found = results.find((result) => result.suite?.id === suite?.id)
      return found ? [{ model, suite, evaluation: found.evaluation }] : []
    }),
  )
}
