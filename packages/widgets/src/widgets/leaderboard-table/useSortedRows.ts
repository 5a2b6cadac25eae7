import { useMemo } from 'react'
import {
  getPlaceholderValue,
  sortByKeys,
  type LeaderboardSort,
  type SortKey,
} from '../../domain/index.ts'
import type { LeaderboardRow, LeaderboardTableModel } from './features.ts'

type SortValue = ReturnType<SortKey<LeaderboardRow>['getValue']>

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
    const accessorFn = column?.accessorFn
    // A column without values does not sort.
    if (accessorFn === undefined || !column?.getCanSort()) return []
    const { sortFn } = column.columnDef
    return {
      // The values that a row caches would stay in memory for each column that was ever sorted by.
      getValue: ({ original, index }) => accessorFn(original, index) as SortValue,
      isDescending: direction === 'descending',
      compare: typeof sortFn === 'function' ? (a, b) => sortFn(a, b, field) : undefined,
    }
  })
  return sortByKeys(rows, [{ getValue: ({ original }) => getPlaceholderValue(original) }, ...keys])
}
