import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import {
  isMeasured,
  placeScore,
  type CompositeScore,
  type Score,
  type ScoreDistribution,
} from '../../domain/index.ts'
import { IntervalText } from '../../ui/index.ts'
import { formatPlacement } from './formatPlacement.ts'

interface ScorePlaceProps {
  readonly score: Score | CompositeScore
  readonly distribution: ScoreDistribution | undefined
}

/** The place of a score among those of the suite, and its interval, in numbers. A missing score has neither. */
export function ScorePlace({ score, distribution }: ScorePlaceProps) {
  const { labels } = useEvaluationsContext()
  const own = useLabels('model')
  if (!isMeasured(score)) return null
  return (
    <span className="tl-score-place">
      <span className="tl-ranks">
        {formatPlacement(placeScore(score, distribution), labels, own)}
      </span>{' '}
      <IntervalText interval={score.interval} labels={labels} />
    </span>
  )
}
