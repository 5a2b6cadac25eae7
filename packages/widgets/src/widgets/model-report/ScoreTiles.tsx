import type { ReactNode } from 'react'
import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import {
  formatPercent,
  formatZ,
  getCategories,
  GOOD_RAW_SCORE,
  isMeasured,
  type Category,
  type EvaluatedModel,
  type Score,
  type Scores,
} from '../../domain/index.ts'
import {
  IntervalText,
  MeasuredText,
  RanksText,
  ScoreBar,
  ScoreLabel,
  ZScore,
} from '../../ui/index.ts'
import { ResultsLink } from '../frame/index.ts'

interface ScoreTilesProps {
  readonly model: EvaluatedModel
  readonly scores: Scores
}

/** A tile for each score of the suite; a missing one links to the other suites that measured it. */
export function ScoreTiles({ model, scores }: ScoreTilesProps) {
  const labels = useLabels('model')
  const { id, suite, otherResults = [] } = model
  const findMeasured = (category: Category) =>
    otherResults
      .filter((result) => isMeasured(result.evaluation.scores[category]))
      .map((result) => result.suite)
  return (
    <ul className="tl-list tl-score-tiles" aria-label={labels.scores}>
      {getCategories(suite).map((category) => {
        const score = scores[category]
        return (
          <ScoreTile key={category} category={category} score={score}>
            {!isMeasured(score) && <ResultsLink modelId={id} suites={findMeasured(category)} />}
          </ScoreTile>
        )
      })}
    </ul>
  )
}

interface ScoreTileProps {
  readonly category: Category
  readonly score: Score
  readonly children: ReactNode
}

function ScoreTile({ category, score, children }: ScoreTileProps) {
  const { labels, suite } = useEvaluationsContext()
  const isGood = isMeasured(score) && score.raw >= GOOD_RAW_SCORE
  return (
    <li className="tl-card tl-score-tile" data-good={isGood}>
      <span className="tl-muted tl-tile-name" data-term={category}>
        {labels.categories[category]}
      </span>
      <MeasuredText category={category} suite={suite} />
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
        <ScoreLabel score={score} labels={labels} isStop />
        {isMeasured(score) && <RanksText ranks={score.ranks} labels={labels} />}
      </span>
      {children}
    </li>
  )
}
