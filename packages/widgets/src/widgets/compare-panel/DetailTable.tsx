import type { CSSProperties, ReactNode } from 'react'
import { useEvaluationsContext, useLabels, useScoreTerms } from '../../data/index.ts'
import {
  COMPARE_BANDS,
  createScoreAxis,
  lowestEnd,
  type ComparedRow,
  type ScoreAxis,
  type Suite,
} from '../../domain/index.ts'
import { ScoreLegend } from '../../ui/index.ts'
import { MethodLink } from '../frame/index.ts'
import type { ComparedColumn } from './comparedColumns.ts'
import { DetailRow } from './DetailRow.tsx'
import { PictureHeader } from './RowPicture.tsx'

interface DetailTableProps {
  readonly columns: readonly ComparedColumn[]
  readonly rows: readonly ComparedRow[]
  readonly suite: Suite | undefined
  /** The buttons beside the heading. */
  readonly actions: ReactNode
  /** What opens on demand below the table. */
  readonly children?: ReactNode
}

/** A table with a row for each measure, a column for each model, and a picture and a verdict of each row. */
export function DetailTable({ columns, rows, suite, actions, children }: DetailTableProps) {
  const ownLabels = useLabels('compare')
  const { labels } = useEvaluationsContext()
  const terms = useScoreTerms(COMPARE_BANDS)
  const axis = createScoreAxis(lowestEnd(rows.flatMap(getDrawn)))
  return (
    <section className="tl-card tl-detail">
      <div className="tl-detail-head">
        <h2 className="tl-card-title">{ownLabels.detailed}</h2>
        {actions}
      </div>
      <div className="tl-detail-region" role="region" aria-label={ownLabels.detailed}>
        {/* `display: grid` removes the implicit roles of a table. */}
        <table
          className="tl-detail-table"
          role="table"
          data-models={columns.length}
          style={{ '--_tl-from': axis.from } as CSSProperties}
        >
          <DetailHeader columns={columns} axis={axis} />
          <tbody role="rowgroup">
            {rows.map((row) => (
              <DetailRow key={row.measure} row={row} columns={columns} suite={suite} />
            ))}
          </tbody>
        </table>
      </div>
      <div className="tl-detail-footer">
        {children}
        <ScoreLegend scale={COMPARE_BANDS} labels={labels} terms={terms}>
          <MethodLink />
        </ScoreLegend>
        <p className="tl-interval-legend">
          {ownLabels.fourBands(labels.bands.belowAverage, labels.bands.poor)}{' '}
          {columns.length > 1 && ownLabels.twoAtATime}
        </p>
      </div>
    </section>
  )
}

interface DetailHeaderProps {
  readonly columns: readonly ComparedColumn[]
  readonly axis: ScoreAxis
}

function DetailHeader({ columns, axis }: DetailHeaderProps) {
  const { measure, verdict } = useLabels('compare')
  return (
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader">
          {measure}
        </th>
        {columns.map(({ id, name, series }) => (
          <th key={id} scope="col" role="columnheader" data-series={series}>
            <bdi>{name}</bdi>
          </th>
        ))}
        {columns.length > 1 && (
          <th scope="col" role="columnheader" className="tl-row-verdict">
            {verdict}
          </th>
        )}
        {/* The last column, so that screen readers count the others alike. */}
        <PictureHeader axis={axis} />
      </tr>
    </thead>
  )
}

/** Returns the scores of a row that are drawn. */
function getDrawn({ cells }: ComparedRow) {
  return cells.flatMap(({ value, interval }) =>
    value === undefined ? [] : { raw: value, interval },
  )
}
