import { useEvaluationsContext } from '../../data/index.ts'
import {
  formatScore,
  getScoreBand,
  isMeasured,
  type CompositeScore,
  type ScoreDistribution,
} from '../../domain/index.ts'
import { BandLabel, ScoreStrip } from '../../ui/index.ts'
import { FigureNotes } from '../frame/index.ts'
import { ScorePlace } from './ScorePlace.tsx'

interface CompositeTileProps {
  readonly modelId: string
  readonly score: CompositeScore
  readonly distribution: ScoreDistribution | undefined
}

/** The composite among those of the suite. */
export function CompositeTile({ modelId, score, distribution }: CompositeTileProps) {
  const { labels } = useEvaluationsContext()
  const band = isMeasured(score) ? getScoreBand(score.raw) : undefined
  return (
    <div className="tl-card tl-composite-tile">
      <span className="tl-muted" data-term="composite">
        {labels.score.composite}
      </span>
      <span className="tl-tile-figure">
        <span className="tl-tile-percent" data-missing={!isMeasured(score)}>
          {formatScore(score, labels.score.comingSoon, labels.locale)}
        </span>
        {band !== undefined && <BandLabel band={band}>{labels.bands[band]}</BandLabel>}
        {isMeasured(score) && <FigureNotes modelId={modelId} measure="composite" />}
      </span>
      <ScoreStrip score={score} distribution={distribution} />
      <ScorePlace score={score} distribution={distribution} />
    </div>
  )
}
