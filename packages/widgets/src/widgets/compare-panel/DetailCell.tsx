import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import {
  bandOf,
  COMPARE_BANDS,
  formatPercent,
  formatZ,
  type ComparedCell,
  type Trend,
} from '../../domain/index.ts'
import { BandLabel, ZScore } from '../../ui/index.ts'

interface DetailCellProps {
  readonly cell: ComparedCell
}

const ARROWS: Record<Trend, string> = { best: '▲', lower: '▼', neutral: '·' }

/** A value with its trend, its z-score and its band. */
export function DetailCell({ cell: { value, z, trend } }: DetailCellProps) {
  const { labels } = useEvaluationsContext()
  const words = useLabels('compare')
  if (value === undefined) {
    return (
      <td role="cell" data-missing="true">
        <BandLabel standing="comingSoon">{labels.bands.comingSoon}</BandLabel>
      </td>
    )
  }
  const band = bandOf(value, COMPARE_BANDS)
  const zText = z === undefined ? undefined : formatZ(z, labels.locale)
  return (
    <td role="cell" data-trend={trend}>
      {trend !== undefined && (
        <>
          <span className="tl-trend" aria-hidden="true">
            {ARROWS[trend]}
          </span>
          {trend !== 'neutral' && <span className="tl-visually-hidden">{words[trend]} </span>}
        </>
      )}
      <span className="tl-detail-percent">{formatPercent(value, labels.locale)}</span>
      {zText !== undefined && <ZScore spoken={labels.score.z}>{zText}</ZScore>}
      <BandLabel standing={band}>{labels.bands[band]}</BandLabel>
    </td>
  )
}
