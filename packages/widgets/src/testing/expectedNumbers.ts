import {
  evaluatedModelSchema,
  fromSnapshotRow,
  fromSuiteRow,
  fullModelSchema,
  parseRows,
  suiteSchema,
  toComparedModel,
  toEvaluatedModel,
} from '../data/rows/index.ts'
import {
  CATEGORIES,
  formatPercent,
  formatZ,
  isMeasured,
  type ComparedModel,
  type EvaluatedModel,
} from '../domain/index.ts'
import { SUITE_ROW } from './arbitraryRows.ts'
import { LAST_DAY } from './lastDay.ts'

/** The suite of the rows. */
export const SUITES = parseRows([fromSuiteRow(SUITE_ROW)], suiteSchema, (suite) => suite, LAST_DAY)

/** Reads the models of rows with their scores, as a snapshot does. */
export function readScores(rows: readonly unknown[]) {
  const toModel = (row: Parameters<typeof toComparedModel>[0]) => toComparedModel(row, SUITES)
  return parseRows(rows.map(fromSnapshotRow), evaluatedModelSchema, toModel, LAST_DAY)
}

/** Reads the model of a row with everything in the same way; undefined without a valid evaluation. */
export function readModel(row: unknown): EvaluatedModel | undefined {
  const toModel = (parsed: Parameters<typeof toEvaluatedModel>[0]) =>
    toEvaluatedModel(parsed, SUITES)
  return parseRows([fromSnapshotRow(row)], fullModelSchema, toModel, LAST_DAY).items[0]
}

/** Returns every percentage and z-score in a text. */
export function extractNumbers(text: string): readonly string[] {
  return [...text.matchAll(/\d[\d,]*\.\d%|[+\u2212-]?\d[\d,]*\.\d\d(?![\d%])/g)].map(
    ([number]) => number,
  )
}

/** Returns every percentage and z-score that a widget can show of a model. */
export function formatNumbers({ evaluation }: ComparedModel | EvaluatedModel): readonly string[] {
  const figures = 'subcategories' in evaluation ? evaluation.subcategories : []
  const scores = Object.values(evaluation.scores).filter(isMeasured)
  return [
    ...scores.flatMap(({ raw, z }) => [
      formatPercent(raw),
      ...(z === undefined ? [] : [formatZ(z)]),
    ]),
    ...figures.map(({ score }) => formatPercent(score)),
    ...[...scores, ...figures].flatMap(({ interval }) =>
      interval === undefined
        ? []
        : [interval.upper, interval.level ?? 0].map((end) => formatPercent(end)),
    ),
  ]
}

/** Returns the number of categories in which a model has a measurement. */
export function countMeasured({ evaluation }: ComparedModel): number {
  return CATEGORIES.filter((category) => isMeasured(evaluation.scores[category])).length
}
