import type { MouseEvent } from 'react'
import { useLabels } from '../../data/index.ts'
import type { LeaderboardColumn } from '../../domain/index.ts'
import { TooltipTrigger } from '../../ui/index.ts'
import type { HeaderProps } from './features.ts'
import { useTerms } from './useTerms.ts'

export function SelectName() {
  return <span className="tl-visually-hidden">{useLabels('leaderboard').select}</span>
}

/** The name of a column that the rows cannot be sorted by. */
export function ColumnName({ column }: HeaderProps) {
  const id = column.id as LeaderboardColumn
  const words = useLabels('leaderboard')
  return (
    <TooltipTrigger term={id} terms={useTerms()}>
      {words.columns[id]}
    </TooltipTrigger>
  )
}

/** The name of a column as a button: it sorts by the column, and with Shift by one column more. */
export function SortButton({ column, table }: HeaderProps) {
  const id = column.id as LeaderboardColumn
  const words = useLabels('leaderboard')
  const terms = useTerms()
  const short: Partial<Record<LeaderboardColumn, string>> = useLabels().score.shortCategories
  const direction = column.getIsSorted()
  const keys = table.atoms.sorting.get().length
  const isSorted = direction !== false
  const key = isSorted && keys > 1 ? column.getSortIndex() + 1 : undefined
  const about = terms[id] ?? ''

  const sort = ({ shiftKey }: MouseEvent) => {
    const isTurned = isSorted && direction !== column.getFirstSortDir()
    // A further key is ascending, descending and gone in turn; the only key stays.
    if (shiftKey && keys > 1 && isTurned) column.clearSorting()
    else column.toggleSorting(undefined, shiftKey)
  }
  return (
    <TooltipTrigger
      term={id}
      terms={terms}
      className="tl-sort-button"
      aria-label={words.columns[id]}
      aria-description={key === undefined ? about : `${words.sortKey(key, keys)} ${about}`}
      onClick={sort}
    >
      <span className="tl-sort-name" data-short={short[id]}>
        {words.columns[id]}
      </span>
      {/* It keeps its place when it is empty, so that a header does not move when it is sorted by. */}
      <span className="tl-sort-arrow" aria-hidden="true" data-key={key}>
        {isSorted && (direction === 'asc' ? '↑' : '↓')}
      </span>
    </TooltipTrigger>
  )
}
