import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import {
  CATEGORIES,
  formatPercent,
  formatZ,
  getCategories,
  GOOD_RAW_SCORE,
  isMeasured,
  type Category,
  type EvaluatedModel,
  type Score,
  type ScoreDistribution,
  type ScoreDistributions,
  type Scores,
} from '../../domain/index.ts'
import { MeasuredText, ScoreLabel, ZScore, ScoreStrip } from '../../ui/index.ts'
import { FigureNotes, ResultsLink } from '../frame/index.ts'
import { ScorePlace } from './ScorePlace.tsx'
import { UnmeasuredTile } from './UnmeasuredTile.tsx'

interface ScoreTilesProps {
  readonly model: EvaluatedModel
  readonly scores: Scores
  /** Undefined while the other models are unknown. */
  readonly distributions: ScoreDistributions | undefined
}

/** A tile for each category. A missing score links to the other suites that measured it. */
export function ScoreTiles({ model, scores, distributions }: ScoreTilesProps) {
  const labels = useLabels('model')
  const measured = getCategories(model.suite)
  return (
    <ul className="tl-list tl-score-tiles" aria-label={labels.scores}>
      {CATEGORIES.map((category) =>
        measured.includes(category) ? (
          <ScoreTile
            key={category}
            category={category}
            model={model}
            score={scores[category]}
            distribution={distributions?.[category]}
          />
        ) : (
          <UnmeasuredTile key={category} category={category} model={model} />
        ),
      )}
    </ul>
  )
}

interface ScoreTileProps {
  readonly category: Category
  readonly model: EvaluatedModel
  readonly score: Score
  readonly distribution: ScoreDistribution | undefined
}

function ScoreTile({ category, model, score, distribution }: ScoreTileProps) {
  const { labels, suite } = useEvaluationsContext()
  const { id, otherResults = [] } = model
  const isGood = isMeasured(score) && score.raw >= GOOD_RAW_SCORE
  const others = otherResults.filter(({ evaluation }) => isMeasured(evaluation.scores[category]))
  return (
    <li className="tl-card tl-score-tile" data-good={isGood}>
      <span className="tl-muted tl-tile-name" data-term={category}>
        {labels.categories[category]}
      </span>
      <MeasuredText category={category} suite={suite} />
      {isMeasured(score) && <FigureNotes modelId={id} measure={category} />}
      <span className="tl-tile-figure">
        {isMeasured(score) && (
          <span className="tl-tile-percent">{formatPercent(score.raw, labels.locale)}</span>
        )}
        <ScoreLabel score={score} labels={labels} isStop />
        {isMeasured(score) && (
          <ZScore accessibleName={labels.score.z}>
            <span aria-hidden="true">z </span>
            {formatZ(score.z, labels.locale)}
          </ZScore>
        )}
      </span>
      <ScoreStrip score={score} distribution={distribution} />
      <ScorePlace score={score} distribution={distribution} />
      {!isMeasured(score) && (
        <ResultsLink modelId={id} suites={others.map((result) => result.suite)} />
      )}
    </li>
  )
}
