import { FlexRender } from '@tanstack/react-table'
import { memo } from 'react'
import type { LeaderboardRow, TableColumn } from './features.ts'

interface TableRowProps {
  readonly row: LeaderboardRow
  /** The visible columns. The row reuses its cells while this array is the same object. */
  readonly columns: readonly TableColumn[]
  readonly isSelected: boolean
  /** Counted from 1; defined when not all rows are in the document. */
  readonly rowIndex: number | undefined
}

/** The row of one model, memoized: it renders again only when its own props change. */
export const TableRow = memo(function TableRow({ row, isSelected, rowIndex }: TableRowProps) {
  const { id, isPlaceholder } = row.original
  return (
    <tr
      className="tl-leaderboard-row"
      part="row"
      role="row"
      aria-rowindex={rowIndex}
      data-model={id}
      data-placeholder={isPlaceholder}
      data-selected={isSelected}
    >
      {row.getVisibleCells().map((cell) => {
        const { id: column, columnDef } = cell.column
        const content = <FlexRender cell={cell} />
        return columnDef.meta?.isRowHeader ? (
          <th key={column} role="rowheader" scope="row" data-column={column}>
            {content}
          </th>
        ) : (
          <td key={column} role="cell" data-column={column} data-align={columnDef.meta?.align}>
            {content}
          </td>
        )
      })}
    </tr>
  )
})
