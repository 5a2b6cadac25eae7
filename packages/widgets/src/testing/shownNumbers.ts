import { CATEGORIES, formatPercent, formatZ } from '../domain/index.ts'
import type { GoodRow } from './arbitraryRows.ts'

type SentEvaluation = GoodRow['evaluations'][number]

/** Every percentage and z-score in a text, as a reader sees them. */
export function numbersIn(text: string): readonly string[] {
  return [...text.matchAll(/\d[\d,]*\.\d%|[+\u2212-]?\d[\d,]*\.\d\d(?![\d%])/g)].map(
    ([number]) => number,
  )
}

/** The evaluation of a row that is shown: the first of those of the latest day. */
function shownEvaluation({ evaluations }: GoodRow): SentEvaluation | undefined {
  const dayOf = ({ evaluation_date: date }: SentEvaluation) => date.slice(0, 10)
  const [latest] = evaluations.map(dayOf).sort().reverse()
  return evaluations.find((evaluation) => dayOf(evaluation) === latest)
}

/** Every percentage and z-score that a readable row can be shown by. */
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

/** How many categories of a row have a measurement. */
export function measuredIn(row: GoodRow): number {
  return CATEGORIES.filter((category) =>
    shownEvaluation(row)?.evaluation_scores.some(
      (score) => score.category === category && (score.raw_score !== 0 || score.z_score !== 0),
    ),
  ).length
}

/** What the average of rows can be shown by. */
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
