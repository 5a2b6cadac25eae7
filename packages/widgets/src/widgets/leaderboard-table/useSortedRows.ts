import { useMemo } from 'react'
import {
  getPlaceholderValue,
  sortByKeys,
  type LeaderboardSort,
  type SortKey,
} from '../../domain/index.ts'
import type { LeaderboardRow, LeaderboardTableModel } from './features.ts'

/**
 * Returns the filtered rows of a table in the order of its sort keys, placeholders last. TanStack's own row model reads
 * both values again at each comparison.
 *
 * @param columns the column objects, which hold the values and the rules of a host
 */
export function useSortedRows(
  table: LeaderboardTableModel,
  sorting: readonly LeaderboardSort[],
  columns: unknown,
): readonly LeaderboardRow[] {
  const { rows } = table.getRowModel()
  return useMemo(
    () => sortRows(table, rows, sorting),
    [table, rows, sorting, columns], // eslint-disable-line react-hooks/exhaustive-deps -- the table reads the columns
  )
}

function sortRows(
  table: LeaderboardTableModel,
  rows: readonly LeaderboardRow[],
  sorting: readonly LeaderboardSort[],
): LeaderboardRow[] {
  const keys = sorting.flatMap(({ field, direction }): SortKey<LeaderboardRow> | [] => {
    const column = table.getColumn(field)
    // A column without values does not sort.
    if (column?.getCanSort() !== true) return []
    const { sortFn } = column.columnDef
    return {
      getValue: (row) => row.getValue(field),
      isDescending: direction === 'descending',
      compare: typeof sortFn === 'function' ? (a, b) => sortFn(a, b, field) : undefined,
    }
  })
  return sortByKeys(rows, [{ getValue: ({ original }) => getPlaceholderValue(original) }, ...keys])
}
