import { useEvaluationsContext } from '../../data/index.ts'
import {
  COMPARE_BANDS,
  formatScore,
  getCategories,
  isMeasured,
  measuresComposite,
  type ComparedModel,
} from '../../domain/index.ts'
import { CompositeFigure, describeFigures, EvaluationDate } from '../../ui/index.ts'
import { ChangedNote } from '../frame/index.ts'

interface ComparedScoresProps {
  readonly model: ComparedModel
}

/** A compared model's composite and scores. */
export function ComparedScores({ model }: ComparedScoresProps) {
  const { labels } = useEvaluationsContext()
  const { provider, evaluation, suite } = model
  const { scores } = evaluation
  return (
    <>
      <p className="tl-muted">
        <bdi>{provider}</bdi> · <EvaluationDate evaluation={evaluation} labels={labels.score} />
        <ChangedNote modelId={model.id} />
      </p>
      {measuresComposite(suite) && (
        <p className="tl-compared-composite">
          <span className="tl-visually-hidden">{labels.score.composite} </span>
          <CompositeFigure
            score={scores.composite}
            labels={labels}
            scale={COMPARE_BANDS}
            isBarHidden
          />
        </p>
      )}
      <dl className="tl-compared-scores">
        {getCategories(suite).map((category) => {
          const score = scores[category]
          return (
            <div key={category}>
              <dt data-term={category}>{labels.score.shortCategories[category]}</dt>
              <dd data-missing={!isMeasured(score)} data-tip={describeFigures(score, labels)}>
                {formatScore(score, labels.score.comingSoon, labels.locale)}
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}
