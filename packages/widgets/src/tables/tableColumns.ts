import {
  CONFIDENCE_LEVEL,
  type Evaluation,
  type Measure,
  type PublishedFigure,
  type Suite,
  type Uncertainty,
} from '../domain/index.ts'
import type { CsvCell, DataTable } from './csv.ts'

/** The columns of a table in their order, by name, each with the cell of a row. */
type Columns<Row> = Readonly<Record<string, (row: Row) => CsvCell>>

/** Creates a table with a row for each item. */
export function createTable<Item>(columns: Columns<Item>, items: readonly Item[]): DataTable {
  const getters = Object.values(columns)
  return {
    columns: Object.keys(columns),
    rows: items.map((item) => getters.map((getCell) => getCell(item))),
  }
}

/** A row with a score or a figure. */
export interface MeasuredRow {
  /** A score or a figure; undefined for a missing score. */
  readonly measured: Uncertainty | undefined
}

/** The interval of a score or of a figure. */
export const INTERVAL_COLUMNS = {
  lower: ({ measured }: MeasuredRow) => measured?.interval?.lower,
  upper: ({ measured }: MeasuredRow) => measured?.interval?.upper,
  interval: ({ measured }: MeasuredRow) => measured && (measured.interval?.kind ?? 'unknown'),
  level: ({ measured }: MeasuredRow) =>
    measured?.interval && (measured.interval.level ?? CONFIDENCE_LEVEL),
}

/** The ranks between which a score lies. */
export const RANK_COLUMNS = {
  rank_best: ({ measured }: MeasuredRow) => measured?.ranks?.best,
  rank_worst: ({ measured }: MeasuredRow) => measured?.ranks?.worst,
  rank_is: ({ measured }: MeasuredRow) => measured?.ranks?.kind,
}

/** A row that may have the value of a published figure. */
export interface FigureValueRow {
  /** Undefined if a row has no figure, or its publication says no value. */
  readonly published: PublishedFigure | undefined
}

/** A figure as its publication has it, from which its score can be computed. */
export const PUBLISHED_COLUMNS = {
  published_value: ({ published }: FigureValueRow) => published?.value,
  unit: ({ published }: FigureValueRow) => published?.unit,
  range_low: ({ published }: FigureValueRow) => published?.low,
  range_high: ({ published }: FigureValueRow) => published?.high,
  direction: ({ published }: FigureValueRow) =>
    published && (published.isLowerBetter ? 'lower_is_better' : 'higher_is_better'),
}

/** A row with what a publication says. */
export interface PublishedRow {
  readonly suite: Suite | undefined
  readonly evaluation: Evaluation
  readonly measure: Measure
}

/** Who published a result under which terms, when, and what changes its meaning. */
export const SOURCE_COLUMNS = {
  source: ({ evaluation }: PublishedRow) => evaluation.origin?.title,
  source_url: ({ evaluation }: PublishedRow) => evaluation.origin?.url,
  licence: ({ suite }: PublishedRow) => suite?.licence,
  licence_url: ({ suite }: PublishedRow) => suite?.licenceUrl,
  date: ({ evaluation }: PublishedRow) => evaluation.evaluatedOn,
  date_is: ({ evaluation }: PublishedRow) => evaluation.dateKind,
  category_measures: ({ suite, measure }: PublishedRow) =>
    measure === 'composite' ? undefined : suite?.categoryDetails?.[measure]?.measures,
  caveats: ({ suite }: PublishedRow) => suite?.caveats?.join(' '),
}
