import { getBandOrMissing, isMeasured, type Score } from '../domain/index.ts'
import type { SharedLabels } from '../labels/index.ts'
import { BandLabel } from './BandLabel.tsx'
import { describeFigures, formatFigures } from './figureCounts.ts'

/** Props of a score's label. */
export interface ScoreLabelProps {
  readonly score: Score
  readonly labels: SharedLabels
}

/** The band of a score in words; of a missing score, how many of its figures there are. */
export function ScoreLabel({ score, labels }: ScoreLabelProps) {
  const band = getBandOrMissing(score)
  const figures = isMeasured(score) ? undefined : score.figures
  return (
    <BandLabel band={band} tip={describeFigures(score, labels)}>
      {figures === undefined ? labels.bands[band] : formatFigures(figures, labels)}
    </BandLabel>
  )
}
