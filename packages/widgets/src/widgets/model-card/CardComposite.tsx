import { useEvaluationsContext } from '../../data/index.ts'
import {
  formatComposite,
  getScoreBand,
  getUncertainty,
  hasComposite,
  type Evaluation,
} from '../../domain/index.ts'
import { BandLabel, IntervalText, RanksText, ScoreBar } from '../../ui/index.ts'

interface CardCompositeProps {
  readonly evaluation: Evaluation
}

/** The composite of a card with its margins, its bar, its band and its places. */
export function CardComposite({ evaluation }: CardCompositeProps) {
  const { labels } = useEvaluationsContext()
  const { composite } = evaluation
  const { interval, ranks } = getUncertainty(evaluation, 'composite')
  return (
    <>
      <p className="tl-tile-percent" data-missing={!hasComposite(composite)}>
        <span className="tl-visually-hidden">{labels.score.composite} </span>
        {formatComposite(composite, labels.score.comingSoon, labels.locale)}
        {hasComposite(composite) && interval !== undefined && (
          <>
            {' '}
            <IntervalText score={composite} interval={interval} labels={labels} />
          </>
        )}
      </p>
      {hasComposite(composite) && (
        <>
          <ScoreBar raw={composite} interval={interval} />
          <BandLabel band={getScoreBand(composite)}>
            {labels.bands[getScoreBand(composite)]}
          </BandLabel>{' '}
          <RanksText ranks={ranks} labels={labels} />
        </>
      )}
    </>
  )
}
