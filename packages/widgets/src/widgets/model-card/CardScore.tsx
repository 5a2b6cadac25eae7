import { useEvaluationsContext } from '../../data/index.ts'
import { formatPercent, isMeasured, type Category, type Score } from '../../domain/index.ts'
import { FigureNotes } from '../frame/index.ts'
import { IntervalText, MeasuredText, ScoreLabel } from '../../ui/index.ts'

interface CardScoreProps {
  readonly modelId: string
  readonly category: Category
  readonly score: Score
}

/** A score of one category, with its band. */
export function CardScore({ modelId, category, score }: CardScoreProps) {
  const { labels, suite } = useEvaluationsContext()
  return (
    <div className="tl-card-score">
      <dt>
        <span data-term={category}>{labels.score.shortCategories[category]}</span>
        {isMeasured(score) && <FigureNotes modelId={modelId} measure={category} />}
        <MeasuredText category={category} suite={suite} />
      </dt>
      <dd>
        <ScoreLabel score={score} labels={labels} />
        {isMeasured(score) && (
          <>
            <span className="tl-card-percent">{formatPercent(score.raw, labels.locale)}</span>
            <IntervalText interval={score.interval} labels={labels} />
          </>
        )}
      </dd>
    </div>
  )
}
