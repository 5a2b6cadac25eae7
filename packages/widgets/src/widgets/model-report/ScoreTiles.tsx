import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import {
  formatPercent,
  formatZ,
  GOOD_RAW_SCORE,
  isMeasured,
  type Category,
  type Score,
  type Scores,
} from '../../domain/index.ts'
import { IntervalText, RanksText, ScoreBar, ScoreLabel, ZScore } from '../../ui/index.ts'

interface ScoreTilesProps {
  readonly scores: Scores
  /** The categories that the suite measures. */
  readonly categories: readonly Category[]
}

/** A tile for each score. */
export function ScoreTiles({ scores, categories }: ScoreTilesProps) {
  const labels = useLabels('model')
  return (
    <ul className="tl-list tl-score-tiles" aria-label={labels.scores}>
      {categories.map((category) => (
        <ScoreTile key={category} category={category} score={scores[category]} />
      ))}
    </ul>
  )
}

function ScoreTile({ category, score }: { category: Category; score: Score }) {
  const { labels } = useEvaluationsContext()
  const isGood = isMeasured(score) && score.raw >= GOOD_RAW_SCORE
  return (
    <li className="tl-card tl-score-tile" data-good={isGood}>
      <span className="tl-muted tl-tile-name" data-term={category}>
        {labels.categories[category]}
      </span>
      {isMeasured(score) && (
        <>
          <span className="tl-tile-percent">{formatPercent(score.raw, labels.locale)}</span>
          <ZScore accessibleName={labels.score.z}>
            <span aria-hidden="true">z </span>
            {formatZ(score.z, labels.locale)}
          </ZScore>
          <span className="tl-tile-error">
            <IntervalText interval={score.interval} labels={labels} />
          </span>
          <ScoreBar raw={score.raw} interval={score.interval} />
        </>
      )}
      <span className="tl-band-and-ranks">
        <ScoreLabel score={score} labels={labels} />
        {isMeasured(score) && <RanksText ranks={score.ranks} labels={labels} />}
      </span>
    </li>
  )
}
