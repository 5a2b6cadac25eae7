import { useEvaluationsContext } from '../../data/index.ts'
import { formatComposite, getScoreBand, hasComposite } from '../../domain/index.ts'
import { BandLabel, ScoreBar } from '../../ui/index.ts'

interface CompositeTileProps {
  /** From 0 to 1; undefined when one of the scores is missing. */
  readonly composite: number | undefined
}

/** The composite score with its bar and its band. */
export function CompositeTile({ composite }: CompositeTileProps) {
  const { labels } = useEvaluationsContext()
  const band = hasComposite(composite) ? getScoreBand(composite) : 'comingSoon'
  return (
    <div className="tl-card tl-composite-tile">
      <span className="tl-muted" data-term="composite">
        {labels.score.composite}
      </span>
      <span className="tl-tile-percent" data-missing={!hasComposite(composite)}>
        {formatComposite(composite, labels.score.comingSoon, labels.locale)}
      </span>
      {hasComposite(composite) && (
        <>
          <ScoreBar raw={composite} />
          <BandLabel band={band}>{labels.bands[band]}</BandLabel>
        </>
      )}
    </div>
  )
}
