import { useLabels, useLeaderboardWords } from '../../data/index.ts'
import { SORT_FIELDS, toggleSort, type LeaderboardSort } from '../../domain/index.ts'
import type { LeaderboardColumn } from '../../labels/index.ts'
import { TermButton } from '../../ui/index.ts'
import { useTerms } from './useTerms.ts'

interface TableHeaderProps {
  readonly columns: readonly LeaderboardColumn[]
  readonly sort: LeaderboardSort
  readonly onSortChange: (sort: LeaderboardSort) => void
  /** Its place in a table of which not all rows are in the document. */
  readonly rowIndex: number | undefined
}

/** The names of the columns; those that can be sorted by are buttons. */
export function TableHeader({ columns, sort, onSortChange, rowIndex }: TableHeaderProps) {
  const words = useLeaderboardWords()
  const short: Partial<Record<LeaderboardColumn, string>> = useLabels().score.shortCategories
  const terms = useTerms()
  return (
    <thead role="rowgroup">
      <tr
        className="tl-leaderboard-header"
        role="row"
        aria-rowindex={rowIndex}
        data-label={words.sortBy}
      >
        {columns.map((column) => {
          const field = SORT_FIELDS.find((sortable) => sortable === column)
          const direction = sort.field === field ? sort.direction : undefined
          const name = words.columns[column]
          return (
            <th
              key={column}
              role="columnheader"
              scope="col"
              data-column={column}
              aria-sort={field && (direction ?? 'none')}
            >
              {field === undefined ? (
                <TermButton term={column} terms={terms}>
                  {name}
                </TermButton>
              ) : (
                <TermButton
                  term={column}
                  terms={terms}
                  className="tl-sort-button"
                  aria-label={name}
                  onClick={() => onSortChange(toggleSort(sort, field))}
                >
                  <span className="tl-sort-name" data-short={short[column]}>
                    {name}
                  </span>
                  <SortArrow direction={direction} />
                </TermButton>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

/** It keeps its place when it is empty, so that a header does not move when it is sorted by. */
function SortArrow({ direction }: { direction: LeaderboardSort['direction'] | undefined }) {
  return (
    <span className="tl-sort-arrow" aria-hidden="true">
      {direction && (direction === 'ascending' ? '↑' : '↓')}
    </span>
  )
}
