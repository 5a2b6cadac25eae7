import { useEvaluationsContext } from '../../data/index.ts'
import {
  formatPercent,
  getBandOrMissing,
  isMeasured,
  type Category,
  type Score,
} from '../../domain/index.ts'
import { BandLabel, IntervalText } from '../../ui/index.ts'

interface CardScoreProps {
  readonly category: Category
  readonly score: Score
}

/** A score of one category, with its band. */
export function CardScore({ category, score }: CardScoreProps) {
  const { labels } = useEvaluationsContext()
  const band = getBandOrMissing(score)
  return (
    <div className="tl-card-score">
      <dt data-term={category}>{labels.score.shortCategories[category]}</dt>
      <dd>
        <BandLabel band={band}>{labels.bands[band]}</BandLabel>
        {isMeasured(score) && (
          <>
            <span className="tl-card-percent">{formatPercent(score.raw, labels.locale)}</span>
            {score.interval !== undefined && (
              <IntervalText score={score.raw} interval={score.interval} labels={labels} />
            )}
          </>
        )}
      </dd>
    </div>
  )
}
