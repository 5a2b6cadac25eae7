import {
  formatScore,
  getScoreBand,
  isMeasured,
  type BandStep,
  type CompositeScore,
} from '../domain/index.ts'
import type { SharedLabels } from '../labels/index.ts'
import { BandLabel } from './BandLabel.tsx'
import { IntervalText } from './IntervalText.tsx'
import { RanksText } from './RanksText.tsx'
import { ScoreBar } from './ScoreBar.tsx'

/** Props of a composite. */
export interface CompositeFigureProps {
  readonly score: CompositeScore
  readonly labels: SharedLabels
  /** The bands that judge it; by default the five of the dashboard. */
  readonly scale?: readonly BandStep[]
  /** Whether its bar is left out. */
  readonly isBarHidden?: boolean
}

/** A composite with its interval, its bar, its band and its places. */
export function CompositeFigure({ score, labels, scale, isBarHidden }: CompositeFigureProps) {
  const text = formatScore(score, labels.score.comingSoon, labels.locale)
  if (!isMeasured(score)) {
    return (
      <span className="tl-tile-percent" data-missing={true}>
        {text}
      </span>
    )
  }
  const { raw, interval, ranks } = score
  const band = getScoreBand(raw, scale)
  return (
    <>
      <span className="tl-tile-percent" data-missing={false}>
        {text} <IntervalText interval={interval} labels={labels} />
      </span>
      {isBarHidden !== true && <ScoreBar raw={raw} interval={interval} />}
      <span className="tl-band-and-ranks">
        <BandLabel band={band}>{labels.bands[band]}</BandLabel>
        {ranks !== undefined && ' '}
        <RanksText ranks={ranks} labels={labels} />
      </span>
    </>
  )
}
