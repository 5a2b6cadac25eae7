import { useEvaluationsContext } from '../../data/index.ts'
import {
  formatPercent,
  formatZ,
  isMeasured,
  standingOf,
  type Category,
  type Score,
} from '../../domain/index.ts'
import { BandLabel, ScoreBar, ZScore } from '../../ui/index.ts'

interface ScoreCellProps {
  readonly category: Category
  readonly score: Score
}

/** One score: its percentage, its z-score, a bar, and its band in words. */
export function ScoreCell({ category, score }: ScoreCellProps) {
  const { labels } = useEvaluationsContext()
  const standing = standingOf(score)
  const zText = isMeasured(score) ? formatZ(score.z, labels.locale) : ''
  return (
    <span className="tl-score-cell" data-category={labels.score.shortCategories[category]}>
      {isMeasured(score) && (
        <>
          <span className="tl-score-percent">{formatPercent(score.raw, labels.locale)}</span>
          <ZScore spoken={labels.score.zScore(zText)}>{zText}</ZScore>
          <ScoreBar raw={score.raw} />
        </>
      )}
      <BandLabel standing={standing}>{labels.bands[standing]}</BandLabel>
    </span>
  )
}
