import { createColumnHelper } from '@tanstack/react-table'
import {
  CATEGORIES,
  compareValues,
  getSortValue,
  isTextField,
  type LeaderboardEntry,
  type SortField,
} from '../../domain/index.ts'
import {
  ActionsCell,
  CompositeCell,
  DateCell,
  NameCell,
  ProviderCell,
  ScoreCell,
  SelectCell,
} from './cells.tsx'
import type { features, LeaderboardRow } from './features.ts'
import { ColumnHeader, SelectHeader, SortButton } from './headers.tsx'

const helper = createColumnHelper<typeof features, LeaderboardEntry>()

/**
 * The columns of the leaderboard, in order. The labels contain the name and the explanation of a column
 * under its id. Missing values sort last in both directions.
 */
export const COLUMNS = helper.columns([
  helper.display({
    id: 'select',
    header: SelectHeader,
    cell: SelectCell,
    enableHiding: false,
    meta: { width: '40px' },
  }),
  helper.accessor('name', {
    ...sortable('name'),
    cell: NameCell,
    enableHiding: false,
    meta: { width: 18, isRowHeader: true },
  }),
  helper.accessor('provider', {
    ...sortable('provider'),
    cell: ProviderCell,
    filterFn: (row, id, provider) => row.getValue(id) === provider,
    meta: { width: 11.2 },
  }),
  ...CATEGORIES.map((category) =>
    helper.accessor((entry) => getSortValue(entry, category), {
      ...sortable(category),
      cell: ScoreCell,
      meta: { width: 10.7 },
    }),
  ),
  helper.accessor((entry) => getSortValue(entry, 'composite'), {
    ...sortable('composite'),
    cell: CompositeCell,
    meta: { width: 9.4, align: 'end' },
  }),
  helper.accessor('evaluatedOn', {
    id: 'date',
    header: ColumnHeader,
    cell: DateCell,
    enableSorting: false,
    meta: { width: 8.3 },
  }),
  helper.display({
    id: 'actions',
    header: ColumnHeader,
    cell: ActionsCell,
    meta: { width: 11.4 },
  }),
])

/** The options that sortable columns share: scores sort from the highest, text from A. */
function sortable(id: SortField) {
  return {
    id,
    header: SortButton,
    sortFn: (a: LeaderboardRow, b: LeaderboardRow) => compareValues(a.getValue(id), b.getValue(id)),
    sortDescFirst: !isTextField(id),
    sortUndefined: 'last',
  } as const
}
