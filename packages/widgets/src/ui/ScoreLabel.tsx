import { getBandOrMissing, isMeasured, type Score } from '../domain/index.ts'
import type { SharedLabels } from '../labels/index.ts'
import { BandLabel } from './BandLabel.tsx'
import { describeFigures, formatFigures } from './figureCounts.ts'

/** Props of a score's label. */
export interface ScoreLabelProps {
  readonly score: Score
  readonly labels: SharedLabels
  /** Whether the number of figures is a tab stop, because no other tab stop opens its tooltip. */
  readonly isStop?: boolean
}

/** The band of a score in words; of a missing score, how many of its figures there are. */
export function ScoreLabel({ score, labels, isStop }: ScoreLabelProps) {
  const band = getBandOrMissing(score)
  const figures = isMeasured(score) ? undefined : score.figures
  const tip = describeFigures(score, labels)
  const label = (
    <BandLabel band={band} tip={tip}>
      {figures === undefined ? labels.bands[band] : formatFigures(figures, labels)}
    </BandLabel>
  )
  if (isStop !== true || tip === undefined) return label
  return (
    // ARIA 1.3 allows `aria-description` on every role; the rule knows ARIA 1.2.
    // eslint-disable-next-line jsx-a11y/role-supports-aria-props
    <button type="button" className="tl-term" data-tip={tip} aria-description={tip}>
      {label}
    </button>
  )
}
