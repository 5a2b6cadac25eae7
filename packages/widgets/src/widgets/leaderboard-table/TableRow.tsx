import { memo, type ComponentType, type CSSProperties } from 'react'
import { useLabels } from '../../data/index.ts'
import type { RankRange } from '../../domain/index.ts'
import { describeErrors } from '../../ui/index.ts'
import type { CellProps, LeaderboardRow, TableColumn } from './features.ts'
import { RowPlace } from './RowPlace.tsx'

interface TableRowProps {
  readonly row: LeaderboardRow
  /** The visible columns. */
  readonly columns: readonly TableColumn[]
  readonly isSelected: boolean
  readonly isPicture: boolean
  /** The ranks by the score that the table is sorted by; undefined when they are unknown, and in the picture. */
  readonly ranks?: RankRange | undefined
  /** Whether a line separates the row from the one before it. */
  readonly startsGroup?: boolean | undefined
  /** Counted from 1; defined when not all rows are in the document. */
  readonly rowIndex: number | undefined
}

/** The row of one model, memoized: it renders again only when its own props change. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { row, columns, isSelected, isPicture, ranks, startsGroup, rowIndex } = props
  const labels = useLabels()
  const { id, name, isPlaceholder } = row.original
  const errors = describeErrors(row.original.scores, labels)
  return (
    // ARIA 1.3 allows `aria-description` on every role; the rule knows ARIA 1.2.
    // eslint-disable-next-line jsx-a11y/role-supports-aria-props
    <tr
      className={isPicture ? 'tl-picture-row' : 'tl-leaderboard-row'}
      part="row"
      role="row"
      aria-rowindex={rowIndex}
      data-model={id}
      data-placeholder={isPlaceholder}
      data-selected={isSelected}
      data-group-start={startsGroup}
      aria-description={errors.join(' ') || undefined}
    >
      {columns.map((column) => {
        const { id: columnId, columnDef } = column
        const { meta } = columnDef
        const Content = columnDef.cell as ComponentType<CellProps>
        const content = <Content row={row} column={column} />
        return meta?.isRowHeader ? (
          <th
            key={columnId}
            role="rowheader"
            scope="row"
            data-column={columnId}
            // Focus on a link in it opens what the pointer opens on the cells of the row.
            data-tip={errors.join('\n') || undefined}
            // Neither the places nor the link of a planned model are part of the name.
            aria-label={ranks || (isPlaceholder && !isPicture) ? name : undefined}
          >
            <RowPlace ranks={ranks} />
            {content}
          </th>
        ) : (
          <td
            key={columnId}
            role="cell"
            data-column={columnId}
            data-align={meta?.align}
            data-part={meta?.part}
          >
            {/* Where the provider stands below the name, the places stand beside it. */}
            {columnId === 'provider' && <RowPlace ranks={ranks} />}
            {content}
          </td>
        )
      })}
    </tr>
  )
})

interface SpacerRowProps {
  readonly rows: number
  /**
   * In px.
   * @default the estimate of the style sheet for that many rows
   */
  readonly height?: number | undefined
}

/** Takes the height of rows that are not in the document. */
export function SpacerRow({ rows, height }: SpacerRowProps) {
  const style = { '--_tl-rows': rows, blockSize: height } as CSSProperties
  return <tr className="tl-leaderboard-gap" aria-hidden="true" style={style} />
}
