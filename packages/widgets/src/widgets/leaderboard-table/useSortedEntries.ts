import { useTable, type ColumnDef } from '@tanstack/react-table'
import { useMemo } from 'react'
import {
  compareValues,
  placeholdersLast,
  SORT_FIELDS,
  sortValueOf,
  type LeaderboardEntry,
  type LeaderboardSort,
  type SortField,
} from '../../domain/index.ts'
import { leaderboardFeatures } from './leaderboardFeatures.ts'

type Columns = ColumnDef<typeof leaderboardFeatures, LeaderboardEntry>[]

const COLUMNS: Columns = SORT_FIELDS.map((field) => ({
  id: field,
  accessorFn: (entry) => sortValueOf(entry, field),
  sortFn: (a, b) => compareValues(a.getValue(field), b.getValue(field)),
  sortUndefined: 'last',
}))

/** The entries in the order of the sort: missing values last both ways, announced models last. */
export function useSortedEntries(
  entries: readonly LeaderboardEntry[],
  { field, direction }: LeaderboardSort,
): readonly LeaderboardEntry[] {
  const sorting = useMemo(
    () => [{ id: field satisfies SortField, desc: direction === 'descending' }],
    [field, direction],
  )
  const table = useTable({
    features: leaderboardFeatures,
    columns: COLUMNS,
    data: entries,
    getRowId: ({ id }) => id,
    state: { sorting },
  })
  const { rows } = table.getRowModel()
  return useMemo(() => placeholdersLast(rows.map(({ original }) => original)), [rows])
}
