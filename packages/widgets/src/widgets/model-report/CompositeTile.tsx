import { useEvaluationsContext } from '../../data/index.ts'
import {
  formatComposite,
  getScoreBand,
  getUncertainty,
  hasComposite,
  type Evaluation,
} from '../../domain/index.ts'
import { BandLabel, IntervalText, RanksText, ScoreBar } from '../../ui/index.ts'

interface CompositeTileProps {
  readonly evaluation: Evaluation
}

/** The composite score with its margins, its bar, its band and its places. */
export function CompositeTile({ evaluation }: CompositeTileProps) {
  const { labels } = useEvaluationsContext()
  const { composite } = evaluation
  const { interval, ranks } = getUncertainty(evaluation, 'composite')
  const band = hasComposite(composite) ? getScoreBand(composite) : 'comingSoon'
  return (
    <div className="tl-card tl-composite-tile">
      <span className="tl-muted" data-term="composite">
        {labels.score.composite}
      </span>
      <span className="tl-tile-percent" data-missing={!hasComposite(composite)}>
        {formatComposite(composite, labels.score.comingSoon, labels.locale)}
        {hasComposite(composite) && (
          <>
            {' '}
            <IntervalText score={composite} interval={interval} labels={labels} />
          </>
        )}
      </span>
      {hasComposite(composite) && (
        <>
          <ScoreBar raw={composite} interval={interval} />
          <span className="tl-band-and-ranks">
            <BandLabel band={band}>{labels.bands[band]}</BandLabel>
            <RanksText ranks={ranks} labels={labels} />
          </span>
        </>
      )}
    </div>
  )
}
