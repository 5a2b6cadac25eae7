import { useEvaluationsContext } from '../../data/index.ts'
import {
  SORT_FIELDS,
  toggleSort,
  type LeaderboardSort,
  type SortField,
} from '../../domain/index.ts'

interface TableHeaderProps {
  readonly sort: LeaderboardSort
  readonly onSortChange: (sort: LeaderboardSort) => void
}

/** The names of the columns; those that can be sorted by are buttons. */
export function TableHeader({ sort, onSortChange }: TableHeaderProps) {
  const { columns, sortBy } = useEvaluationsContext().labels.leaderboard
  return (
    <thead role="rowgroup">
      <tr className="tl-leaderboard-header" role="row" data-label={sortBy}>
        {SORT_FIELDS.map((field) => (
          <th
            key={field}
            role="columnheader"
            scope="col"
            data-column={field}
            aria-sort={sort.field === field ? sort.direction : 'none'}
          >
            <button
              type="button"
              className="tl-sort-button"
              onClick={() => onSortChange(toggleSort(sort, field))}
            >
              {columns[field]}
              <SortArrow field={field} sort={sort} />
            </button>
          </th>
        ))}
        <th role="columnheader" scope="col" data-column="date">
          {columns.date}
        </th>
        <th role="columnheader" scope="col" data-column="actions">
          {columns.actions}
        </th>
      </tr>
    </thead>
  )
}

/** It keeps its place when it is empty, so that a header does not move when it is sorted by. */
function SortArrow({ field, sort }: { field: SortField; sort: LeaderboardSort }) {
  return (
    <span className="tl-sort-arrow" aria-hidden="true">
      {sort.field === field && (sort.direction === 'ascending' ? '↑' : '↓')}
    </span>
  )
}
