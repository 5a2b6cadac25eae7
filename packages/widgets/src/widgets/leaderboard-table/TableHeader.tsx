import { FlexRender } from '@tanstack/react-table'
import { useLabels } from '../../data/index.ts'
import type { LeaderboardTableModel } from './features.ts'

interface TableHeaderProps {
  readonly table: LeaderboardTableModel
  /** Defined when not all rows are in the document. */
  readonly rowIndex: number | undefined
}

/** The `aria-sort` value for each sort direction of TanStack Table. */
const ARIA_SORT = { false: 'none', asc: 'ascending', desc: 'descending' } as const

/** The header row; the names of sortable columns are buttons. */
export function TableHeader({ table, rowIndex }: TableHeaderProps) {
  const { sortBy } = useLabels('leaderboard')
  const [group] = table.getHeaderGroups()
  return (
    <thead role="rowgroup">
      <tr className="tl-leaderboard-header" role="row" aria-rowindex={rowIndex} data-label={sortBy}>
        {group?.headers.map((header) => {
          const { column } = header
          return (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              data-column={column.id}
              data-align={column.columnDef.meta?.align}
              aria-sort={column.getCanSort() ? ARIA_SORT[`${column.getIsSorted()}`] : undefined}
            >
              <FlexRender header={header} />
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
