import { formatPercent, formatZ } from '../domain/index.ts'
import { findLatestEvaluation, validComposite, validFigures, validScores } from './isValidRow.ts'

/** Returns every percentage and z-score in a text. */
export function extractNumbers(text: string): readonly string[] {
  return [...text.matchAll(/\d[\d,]*\.\d%|[+\u2212-]?\d[\d,]*\.\d\d(?![\d%])/g)].map(
    ([number]) => number,
  )
}

/** Returns every percentage and z-score that a widget can show of a readable row. */
export function formatNumbers(row: unknown): readonly string[] {
  const evaluation = findLatestEvaluation(row)
  const composite = validComposite(evaluation)
  return [
    ...validScores(evaluation).flatMap(({ raw_score: raw, z_score: z }) => [
      formatPercent(raw),
      formatZ(z),
    ]),
    ...validFigures(evaluation).map((score) => formatPercent(score)),
    ...(composite === undefined ? [] : [formatPercent(composite)]),
  ]
}

/** Returns the number of categories of a readable row that have a measurement. */
export function countMeasured(row: unknown): number {
  return measuredScores(row).length
}

function measuredScores(row: unknown) {
  return validScores(findLatestEvaluation(row)).filter(
    ({ raw_score: raw, z_score: z }) => raw !== 0 || z !== 0,
  )
}
