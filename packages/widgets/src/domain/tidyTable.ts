import { getMeasureLabel, MEASURES, type Measure } from './category.ts'
import type { CsvCell } from './csv.ts'
import type { DataTable } from './dataTables.ts'
import { CONFIDENCE_LEVEL, type Interval } from './interval.ts'
import type { ComparedModel, FullEvaluation, Subcategory } from './modelEvaluation.ts'
import type { RankRange } from './rankRange.ts'
import { isMeasured } from './score.ts'
import { countProbes, getScoredFigures } from './subcategories.ts'
import { getMeasures, getScoreTexts } from './suite.ts'

/** A model with its evaluation in one suite, with all of its details or without. */
export type TidyModel = ComparedModel & { readonly evaluation: Partial<FullEvaluation> }

/** Options of a tidy table. */
export interface TidyOptions {
  /**
   * The measures with rows.
   * @default all that the suite has
   */
  readonly measures?: readonly Measure[] | undefined
  /**
   * Whether the published figures of a category follow its score, each in a row of its own.
   * @default false
   */
  readonly figures?: boolean
}

const COLUMNS = [
  'model',
  'provider',
  'suite',
  'measure',
  'figure',
  'score',
  'z',
  'lower',
  'upper',
  'interval',
  'place_from',
  'place_to',
  'place_is',
  'n',
  'published_value',
  'unit',
  'date',
  'date_is',
  'source',
  'source_url',
  'licence',
  'licence_url',
  'category_measures',
  'caveats',
  'model_id',
  'suite_id',
  'measure_id',
] as const

/**
 * Returns a row for each model and measure. Cells have names, and the last ones the ids, which join a row to
 * those of `scoresTable` and `figuresTable`. Scores and the ends of intervals are fractions, and `n` is the number
 * of prompts. A missing value is undefined, so that no column of numbers has a text. The row of a category whose
 * score is one figure has its published value. `figure` is empty in the rows of means.
 */
export function tidyTable(models: readonly TidyModel[], options: TidyOptions = {}): DataTable {
  const { measures = MEASURES, figures = false } = options
  const rows = models.flatMap((model) =>
    getMeasures(model.suite)
      .filter((measure) => measures.includes(measure))
      .flatMap((measure) => {
        const scored = getScored(model, measure)
        const { subcategories = [] } = model.evaluation
        const listed = subcategories.filter(
          (figure) => figure.category === measure && figure !== getOnlyFigure(scored),
        )
        return [
          toRow(model, measure, getScoreCells(model, measure, scored)),
          ...(figures ? listed : []).map((figure) => toRow(model, measure, getFigureCells(figure))),
        ]
      }),
  )
  return { columns: COLUMNS, rows }
}

/** The cells of a score or of a figure, from `figure` to `unit`. */
type ValueCells = readonly CsvCell[]

function toRow(model: TidyModel, measure: Measure, cells: ValueCells): CsvCell[] {
  const { id, name, provider, suite, evaluation } = model
  const { evaluatedOn, dateKind, origin } = evaluation
  const isComposite = measure === 'composite'
  return [
    name,
    provider,
    suite?.title,
    getMeasureLabel(measure),
    ...cells,
    evaluatedOn,
    dateKind,
    origin?.title,
    origin?.url,
    suite?.licence,
    suite?.licenceUrl,
    ...(isComposite ? [undefined, suite?.caveats?.join(' ')] : getScoreTexts(suite, measure)),
    id,
    suite?.id,
    measure,
  ]
}

/** Returns the figures that a score is the mean of; none for a composite, and when they are not known. */
function getScored({ evaluation, suite }: TidyModel, measure: Measure): readonly Subcategory[] {
  const { subcategories = [] } = evaluation
  return measure === 'composite' ? [] : getScoredFigures(subcategories, measure, suite)
}

/** Returns the figure that a score is; undefined for a mean. */
function getOnlyFigure([first, ...others]: readonly Subcategory[]): Subcategory | undefined {
  return others.length === 0 ? first : undefined
}

function getScoreCells(
  { evaluation }: TidyModel,
  measure: Measure,
  scored: readonly Subcategory[],
): ValueCells {
  const score = evaluation.scores[measure]
  const figure = getOnlyFigure(scored)
  const count = measure === 'composite' ? evaluation.totalProbes : countProbes(scored)
  const published = [figure?.published?.value, figure?.published?.unit]
  if (!isMeasured(score)) {
    return [figure?.name, ...Array.from({ length: 8 }, () => undefined), count, ...published]
  }
  return [
    figure?.name,
    score.raw,
    measure === 'composite' ? undefined : score.z,
    ...getErrorCells(score.interval, score.ranks),
    count,
    ...published,
  ]
}

function getFigureCells({ name, score, probeCount, interval, published }: Subcategory): ValueCells {
  const error = getErrorCells(interval, undefined)
  return [name, score, undefined, ...error, probeCount, published?.value, published?.unit]
}

function getErrorCells(interval: Interval | undefined, ranks: RankRange | undefined): CsvCell[] {
  return [
    interval?.lower,
    interval?.upper,
    describeKind(interval),
    ranks?.best,
    ranks?.worst,
    ranks && (ranks.kind === 'at_least' ? 'or wider' : 'known'),
  ]
}

/** Says how much of an interval is known: its level, that it is at least as wide, or nothing. */
function describeKind(interval: Interval | undefined): string {
  if (interval === undefined) return 'unknown'
  if (interval.kind === 'at_least') return 'at least'
  return `${Math.round((interval.level ?? CONFIDENCE_LEVEL) * 100)} %`
}
