import { CATEGORIES, formatPercent, formatZ } from '../domain/index.ts'
import type { GoodRow } from './arbitraryRows.ts'

type SentEvaluation = GoodRow['evaluations'][number]

/** Extracts all percentages and z-scores from a text. */
export function numbersIn(text: string): readonly string[] {
  return [...text.matchAll(/\d[\d,]*\.\d%|[+\u2212-]?\d[\d,]*\.\d\d(?![\d%])/g)].map(
    ([number]) => number,
  )
}

/** Returns the evaluation that the widgets show: the first with the latest date. */
function shownEvaluation({ evaluations }: GoodRow): SentEvaluation | undefined {
  const dayOf = ({ evaluation_date: date }: SentEvaluation) => date.slice(0, 10)
  const [latest] = evaluations.map(dayOf).sort().reverse()
  return evaluations.find((evaluation) => dayOf(evaluation) === latest)
}

/** Returns all percentages and z-scores that a widget can show for a valid row. */
export function numbersOf(row: GoodRow): readonly string[] {
  const evaluation = shownEvaluation(row)
  if (evaluation === undefined) return []
  return [
    ...evaluation.evaluation_scores.flatMap(({ raw_score: raw, z_score: z }) => [
      formatPercent(raw),
      formatZ(z),
    ]),
    ...evaluation.evaluation_categories.map(({ score }) => formatPercent(score)),
    ...(evaluation.compound_score === null ? [] : [formatPercent(evaluation.compound_score)]),
  ]
}

/** Counts the measured categories of a row. */
export function measuredIn(row: GoodRow): number {
  return CATEGORIES.filter((category) =>
    shownEvaluation(row)?.evaluation_scores.some(
      (score) => score.category === category && (score.raw_score !== 0 || score.z_score !== 0),
    ),
  ).length
}

/** Returns the means of the categories as a widget can show them. */
export function meansOf(rows: readonly GoodRow[]): readonly string[] {
  return CATEGORIES.flatMap((category) => {
    const raw = rows.flatMap((row) =>
      (shownEvaluation(row)?.evaluation_scores ?? [])
        .filter((score) => score.category === category)
        .filter((score) => score.raw_score !== 0 || score.z_score !== 0)
        .map((score) => score.raw_score),
    )
    const sum = raw.reduce((total, one) => total + one, 0)
    return raw.length === 0 ? [] : [formatPercent(sum / raw.length)]
  })
}
