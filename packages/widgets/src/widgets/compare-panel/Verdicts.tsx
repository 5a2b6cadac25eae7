import { useLabels } from '../../data/index.ts'
import {
  bidiIsolateIfNeeded,
  formatPoints,
  formatSignedPoints,
  pairDifferences,
  type Measure,
  type ComparedModel,
  type PairDifference,
} from '../../domain/index.ts'
import type { VerdictLabels } from '../../labels/index.ts'

interface VerdictsProps {
  readonly models: readonly ComparedModel[]
  readonly measure: Measure
}

/** A sentence for each pair of models: whether their difference is more than chance. */
export function Verdicts({ models, measure }: VerdictsProps) {
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
    isAtLeast: interval.kind === 'atLeast',
  })
}
