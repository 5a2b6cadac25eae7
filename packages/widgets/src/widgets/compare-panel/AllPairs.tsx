import { useLabels } from '../../data/index.ts'
import {
  bidiIsolateIfNeeded,
  type ComparedRow,
  formatPoints,
  formatSignedPoints,
  pairDifferences,
  type Measure,
  type ComparedModel,
  type PairDifference,
} from '../../domain/index.ts'
import type { VerdictLabels } from '../../labels/index.ts'

interface AllPairsProps {
  readonly models: readonly ComparedModel[]
  readonly rows: readonly ComparedRow[]
}

/** All differences in words, which open on demand. Renders nothing for one model. */
export function AllPairs({ models, rows }: AllPairsProps) {
  const { allPairs, measures } = useLabels('compare')
  const pairs = (models.length * (models.length - 1)) / 2
  if (pairs === 0) return null
  return (
    <details className="tl-detail-more">
      <summary>{allPairs(pairs * rows.length)}</summary>
      {rows.map(({ measure }) => (
        <div key={measure}>
          <h3>{measures[measure]}</h3>
          <Verdicts models={models} measure={measure} />
        </div>
      ))}
    </details>
  )
}

interface VerdictsProps {
  readonly models: readonly ComparedModel[]
  readonly measure: Measure
}

/** A sentence for each pair of models: whether their difference by a measure is more than chance. */
function Verdicts({ models, measure }: VerdictsProps) {
  const { verdicts } = useLabels('compare')
  const { locale } = useLabels()
  return (
    <ul className="tl-list tl-verdicts">
      {pairDifferences(models, measure).map((pair) => (
        <li key={`${pair.high.id} ${pair.low.id}`} data-verdict={pair.difference?.verdict}>
          {formatVerdict(pair, verdicts, locale)}
        </li>
      ))}
    </ul>
  )
}

function formatVerdict(
  { high, low, difference }: PairDifference,
  labels: VerdictLabels,
  locale: string,
): string {
  const names = [bidiIsolateIfNeeded(high.name), bidiIsolateIfNeeded(low.name)] as const
  if (difference === undefined) return labels.missing(...names)
  const points = formatPoints(difference.difference, locale)
  const { interval, verdict } = difference
  if (interval === undefined || verdict === 'cannotBeJudged') {
    return labels.cannotBeJudged(...names, points)
  }
  return labels[verdict](...names, {
    points,
    lower: formatSignedPoints(interval.lower, locale),
    upper: formatSignedPoints(interval.upper, locale),
    isAtLeast: interval.kind === 'at_least',
  })
}
