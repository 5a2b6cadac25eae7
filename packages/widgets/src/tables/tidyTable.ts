import {
  type ComparedModel,
  countProbes,
  type Evaluation,
  type FullEvaluation,
  getMeasureLabel,
  getMeasures,
  getScoredFigures,
  isMeasured,
  roundToPrecision,
  type Measure,
  MEASURES,
  type PublishedFigure,
  type Subcategory,
  type Suite,
  type Uncertainty,
} from '../domain/index.ts'
import type { DataTable } from './csv.ts'
import {
  createTable,
  INTERVAL_COLUMNS,
  PUBLISHED_COLUMNS,
  RANK_COLUMNS,
  SOURCE_COLUMNS,
} from './tableColumns.ts'

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

interface TidyRow {
  readonly model: TidyModel
  readonly suite: Suite | undefined
  readonly evaluation: Evaluation
  readonly measure: Measure
  /** The name of the only figure; undefined for a mean. */
  readonly figure: string | undefined
  readonly score: number | undefined
  readonly z: number | undefined
  readonly n: number | undefined
  /** The score or the figure; undefined for a missing score. */
  readonly measured: Uncertainty | undefined
  readonly published: PublishedFigure | undefined
}

const createColumns = () => ({
  model: ({ model }: TidyRow) => model.name,
  provider: ({ model }: TidyRow) => model.provider,
  suite: ({ suite }: TidyRow) => suite?.title,
  measure: ({ measure }: TidyRow) => getMeasureLabel(measure),
  figure: ({ figure }: TidyRow) => figure,
  score: ({ score }: TidyRow) => score,
  z: ({ z }: TidyRow) => z,
  ...INTERVAL_COLUMNS,
  ...RANK_COLUMNS,
  n: ({ n }: TidyRow) => n,
  ...PUBLISHED_COLUMNS,
  ...SOURCE_COLUMNS,
  model_id: ({ model }: TidyRow) => model.id,
  suite_id: ({ suite }: TidyRow) => suite?.id,
  measure_id: ({ measure }: TidyRow) => measure,
})

/**
 * Returns a row for each model and measure. Cells have names, and the last ones the ids, which join a row to
 * those of `scoresTable` by columns of the same names. Scores and the ends of intervals are fractions, and `n` is the
 * number of prompts. A missing value is undefined, so that no column of numbers has a text, and a missing score has no
 * number of prompts. The row of a category whose score is one figure has its published value. `figure` is empty in the rows of means.
 */
export function tidyTable(models: readonly TidyModel[], options: TidyOptions = {}): DataTable {
  const { measures = MEASURES, figures = false } = options
  const rows = models.flatMap((model) =>
    getMeasures(model.suite)
      .filter((measure) => measures.includes(measure))
      .flatMap((measure) => {
        const { suite, evaluation } = model
        const start = { model, suite, evaluation, measure }
        const scored = getScored(model, measure)
        const { subcategories = [] } = evaluation
        const listed = subcategories.filter(
          (figure) => figure.category === measure && figure !== getOnlyFigure(scored),
        )
        return [
          { ...start, ...getScoreValues(model, measure, scored) },
          ...(figures ? listed : []).map((figure) => ({ ...start, ...getFigureValues(figure) })),
        ]
      }),
  )
  return createTable(createColumns(), rows)
}

/** The values of a score or of a figure. */
type Values = Omit<TidyRow, 'model' | 'suite' | 'evaluation' | 'measure'>

/**
 * Returns the figures that a score is the mean of; none for a composite, for a missing score, and when they are not
 * known.
 */
function getScored({ evaluation, suite }: TidyModel, measure: Measure): readonly Subcategory[] {
  const { subcategories = [], scores } = evaluation
  return measure === 'composite' || !isMeasured(scores[measure])
    ? []
    : getScoredFigures(subcategories, measure, suite)
}

/** Returns the figure that a score is; undefined for a mean. */
function getOnlyFigure([first, ...others]: readonly Subcategory[]): Subcategory | undefined {
  return others.length === 0 ? first : undefined
}

function getScoreValues(
  { evaluation }: TidyModel,
  measure: Measure,
  scored: readonly Subcategory[],
): Values {
  const score = evaluation.scores[measure]
  const measured = isMeasured(score) ? score : undefined
  const figure = getOnlyFigure(scored)
  return {
    figure: figure?.name,
    score: measured?.raw,
    z: measured?.z,
    n: measured && measure === 'composite' ? evaluation.totalProbes : countProbes(scored),
    measured,
    published: figure?.published,
  }
}

function getFigureValues(figure: Subcategory): Values {
  const { name, score, probeCount, published } = figure
  return {
    figure: name,
    score: roundToPrecision(score),
    z: undefined,
    n: probeCount,
    measured: figure,
    published,
  }
}
