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
import type { ComparedColumn } from './comparedColumns.ts'

interface DetailCellProps {
  readonly measure: Measure
  readonly column: ComparedColumn
  /** Undefined while the model loads. */
  readonly cell: ComparedCell | undefined
}

const ARROWS: Record<RelativeToBest, string> = { best: '▲', lower: '▼', neutral: '·' }

/** The cell of one model in a row. A narrow table shows the model's name in it. */
export function DetailCell({ measure, column, cell }: DetailCellProps) {
  return (
    <td
      role="cell"
      data-series={column.series}
      data-name={column.name}
      data-missing={cell !== undefined && cell.value === undefined ? true : undefined}
      data-trend={cell?.relativeToBest}
    >
      {cell !== undefined && <DetailValue measure={measure} cell={cell} />}
    </td>
  )
}

interface DetailValueProps {
  readonly measure: Measure
  readonly cell: ComparedCell
}

/** A value with its trend, its z-score, its band and, for screen readers, the interval that is drawn beside it. */
function DetailValue({ measure, cell }: DetailValueProps) {
  const { model, value, interval, z, relativeToBest } = cell
  const { labels } = useEvaluationsContext()
  const ownLabels = useLabels('compare')
  if (value === undefined) {
    const tip = describeFigures(model.evaluation.scores[measure], labels)
    return (
      <BandLabel band="comingSoon" tip={tip}>
        {labels.bands.comingSoon}
      </BandLabel>
    )
  }
  const band = getScoreBand(value, COMPARE_BANDS)
  const zText = z === undefined ? undefined : formatZ(z, labels.locale)
  return (
    <>
      <span className="tl-detail-value">
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
      </span>
      <span className="tl-detail-error tl-visually-hidden">
        <IntervalText interval={interval} labels={labels} />
      </span>
      <BandLabel band={band}>{labels.bands[band]}</BandLabel>
    </>
  )
}
