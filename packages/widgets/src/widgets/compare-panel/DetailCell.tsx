import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import {
  COMPARE_BANDS,
  formatPercent,
  formatZ,
  getScoreBand,
  type ComparedCell,
  type Measure,
  type RelativeToBest,
} from '../../domain/index.ts'
import { BandLabel, describeFigures, IntervalText, ZScore } from '../../ui/index.ts'

interface DetailCellProps {
  readonly measure: Measure
  readonly cell: ComparedCell
}

const ARROWS: Record<RelativeToBest, string> = { best: '▲', lower: '▼', neutral: '·' }

/** A value with its trend, its z-score, its interval and its band. */
export function DetailCell({ measure, cell }: DetailCellProps) {
  const { model, value, interval, z, relativeToBest } = cell
  const { labels } = useEvaluationsContext()
  const ownLabels = useLabels('compare')
  if (value === undefined) {
    return (
      <td role="cell" data-missing="true">
        <BandLabel
          band="comingSoon"
          tip={describeFigures(model.evaluation.scores[measure], labels)}
        >
          {labels.bands.comingSoon}
        </BandLabel>
      </td>
    )
  }
  const band = getScoreBand(value, COMPARE_BANDS)
  const zText = z === undefined ? undefined : formatZ(z, labels.locale)
  return (
    <td role="cell" data-trend={relativeToBest}>
      {relativeToBest !== undefined && (
        <>
          <span className="tl-trend" aria-hidden="true">
            {ARROWS[relativeToBest]}
          </span>
          {relativeToBest !== 'neutral' && (
            <span className="tl-visually-hidden">{ownLabels[relativeToBest]} </span>
          )}
        </>
      )}
      <span className="tl-detail-percent">{formatPercent(value, labels.locale)}</span>
      {zText !== undefined && <ZScore accessibleName={labels.score.z}>{zText}</ZScore>}
      <span className="tl-detail-error">
        <IntervalText interval={interval} labels={labels} />
      </span>
      <BandLabel band={band}>{labels.bands[band]}</BandLabel>
    </td>
  )
}
