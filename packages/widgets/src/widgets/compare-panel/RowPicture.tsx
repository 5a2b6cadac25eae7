import { useLabels } from '../../data/index.ts'
import {
  formatIntervalEnds,
  isMeasured,
  MISSING,
  type Measure,
  type ScoreAxis,
} from '../../domain/index.ts'
import { AxisTicks, getWiderMark, ScoreDot } from '../../ui/index.ts'
import type { ComparedColumn } from './comparedColumns.ts'

/** The header of the pictures: the axis that they share. */
export function PictureHeader({ axis }: { readonly axis: ScoreAxis }) {
  const { locale } = useLabels()
  return (
    <th aria-hidden="true" className="tl-row-picture">
      <span className="tl-axis">
        <AxisTicks axis={axis} locale={locale} />
      </span>
    </th>
  )
}

interface RowPictureProps {
  readonly columns: readonly ComparedColumn[]
  readonly measure: Measure
}

/** The scores of a row as dots with their intervals. The cells have the same numbers, so that it is hidden. */
export function RowPicture({ columns, measure }: RowPictureProps) {
  const { locale } = useLabels()
  return (
    <td aria-hidden="true" className="tl-row-picture">
      {columns.map(({ id, series, model }) => {
        const score = model?.evaluation.scores[measure] ?? MISSING
        const interval = isMeasured(score) ? score.interval : undefined
        return (
          <span key={id} className="tl-row-lane" data-series={series}>
            <ScoreDot score={score} />
            <span className="tl-row-ends">
              {interval !== undefined && <bdi>{formatIntervalEnds(interval, locale)}</bdi>}
              {getWiderMark(interval?.kind)}
            </span>
          </span>
        )
      })}
    </td>
  )
}
