import { useEvaluationsContext } from '../../data/index.ts'
import {
  COMPARE_BANDS,
  formatComposite,
  formatDate,
  formatPercent,
  getCategories,
  getScoreBand,
  getUncertainty,
  hasComposite,
  isMeasured,
  measuresComposite,
  type ComparedModel,
} from '../../domain/index.ts'
import { BandLabel, IntervalText, RanksText } from '../../ui/index.ts'
import { ChangedNote } from '../frame/index.ts'

interface ComparedScoresProps {
  readonly model: ComparedModel
}

/** A compared model's composite and scores. */
export function ComparedScores({ model }: ComparedScoresProps) {
  const { labels } = useEvaluationsContext()
  const { provider, evaluation, suite } = model
  const { composite, scores, evaluatedOn } = evaluation
  const { interval, ranks } = getUncertainty(evaluation, 'composite')
  const band = hasComposite(composite) ? getScoreBand(composite, COMPARE_BANDS) : 'comingSoon'
  return (
    <>
      <p className="tl-muted">
        <bdi>{provider}</bdi> · <time dateTime={evaluatedOn}>{formatDate(evaluatedOn)}</time>
        <ChangedNote modelId={model.id} />
      </p>
      {measuresComposite(suite) && (
        <p className="tl-compared-composite">
          <span className="tl-visually-hidden">{labels.score.composite} </span>
          <span className="tl-tile-percent" data-missing={!hasComposite(composite)}>
            {formatComposite(composite, labels.score.comingSoon, labels.locale)}
          </span>
          {hasComposite(composite) && (
            <>
              <IntervalText score={composite} interval={interval} labels={labels} />
              <BandLabel band={band}>{labels.bands[band]}</BandLabel>
              <RanksText ranks={ranks} labels={labels} />
            </>
          )}
        </p>
      )}
      <dl className="tl-compared-scores">
        {getCategories(suite).map((category) => {
          const score = scores[category]
          return (
            <div key={category}>
              <dt data-term={category}>{labels.score.shortCategories[category]}</dt>
              <dd data-missing={!isMeasured(score)}>
                {isMeasured(score)
                  ? formatPercent(score.raw, labels.locale)
                  : labels.score.comingSoon}
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}
