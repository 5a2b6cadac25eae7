import {
  evaluatedModelSchema,
  fromSnapshotRow,
  fullModelSchema,
  parseRows,
  toComparedModel,
  toEvaluatedModel,
} from '../data/rows/index.ts'
import {
  CATEGORIES,
  formatPercent,
  formatZ,
  getRawScore,
  isMeasured,
  type ComparedModel,
  type EvaluatedModel,
} from '../domain/index.ts'
import { LAST_DAY } from './lastDay.ts'

/** Reads the models of rows with their scores, as a snapshot does, whose zeros are measured. */
export function readScores(rows: readonly unknown[]) {
  return parseRows(rows.map(fromSnapshotRow), evaluatedModelSchema, toComparedModel, LAST_DAY)
}

/** Reads the model of a row with everything in the same way; undefined without a valid evaluation. */
export function readModel(row: unknown): EvaluatedModel | undefined {
  return parseRows([fromSnapshotRow(row)], fullModelSchema, toEvaluatedModel, LAST_DAY).items[0]
}

/** Returns every percentage and z-score in a text. */
export function extractNumbers(text: string): readonly string[] {
  return [...text.matchAll(/\d[\d,]*\.\d%|[+\u2212-]?\d[\d,]*\.\d\d(?![\d%])/g)].map(
    ([number]) => number,
  )
}

/** Returns every percentage and z-score that a widget can show of a model. */
export function formatNumbers({ evaluation }: ComparedModel | EvaluatedModel): readonly string[] {
  const composite = getRawScore(evaluation.scores.composite)
  const figures = 'subcategories' in evaluation ? evaluation.subcategories : []
  return [
    ...CATEGORIES.map((category) => evaluation.scores[category])
      .filter(isMeasured)
      .flatMap(({ raw, z }) => [formatPercent(raw), formatZ(z)]),
    ...figures.map(({ score }) => formatPercent(score)),
    ...(composite === undefined ? [] : [formatPercent(composite)]),
  ]
}

/** Returns the number of categories in which a model has a measurement in every source. */
export function countMeasured({ evaluation }: ComparedModel): number {
  return CATEGORIES.map((category) => evaluation.scores[category])
    .filter(isMeasured)
    .filter(({ raw, z }) => raw !== 0 || z !== 0).length
}
