import { createColumnHelper } from '@tanstack/react-table'
import {
  CATEGORIES,
  compareText,
  getSortValue,
  type Category,
  type LeaderboardEntry,
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
    meta: { width: 3.2 },
  }),
  helper.accessor('name', {
    header: SortButton,
    cell: NameCell,
    sortFn: byText,
    sortDescFirst: false,
    enableHiding: false,
    meta: { width: 18, isRowHeader: true },
  }),
  helper.accessor('provider', {
    header: SortButton,
    cell: ProviderCell,
    sortFn: byText,
    sortDescFirst: false,
    filterFn: (row, id, provider) => row.getValue(id) === provider,
    meta: { width: 11.2 },
  }),
  ...CATEGORIES.map((category) =>
    helper.accessor((entry) => getSortValue(entry, category), {
      ...bestFirst(category),
      cell: ScoreCell,
      meta: { width: 10.7 },
    }),
  ),
  helper.accessor((entry) => getSortValue(entry, 'composite'), {
    ...bestFirst('composite'),
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

/** The options that numeric columns share. */
function bestFirst(id: Category | 'composite') {
  return {
    id,
    header: SortButton,
    sortFn: byNumber,
    sortDescFirst: true,
    sortUndefined: 'last',
  } as const
}

function byText(a: LeaderboardRow, b: LeaderboardRow, id: string): number {
  return compareText(a.getValue<string>(id), b.getValue<string>(id))
}

function byNumber(a: LeaderboardRow, b: LeaderboardRow, id: string): number {
  return a.getValue<number>(id) - b.getValue<number>(id)
}
