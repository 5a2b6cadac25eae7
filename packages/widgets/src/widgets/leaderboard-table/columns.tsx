import { createColumnHelper } from '@tanstack/react-table'
import {
  CATEGORIES,
  compareText,
  sortValueOf,
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
import { ColumnName, SelectName, SortButton } from './headers.tsx'

const helper = createColumnHelper<typeof features, LeaderboardEntry>()

/**
 * The columns of the leaderboard, in their order. A column's sentences are its name and its
 * explanation in the labels, by its id. Missing values come last in both directions.
 */
export const COLUMNS = helper.columns([
  helper.display({
    id: 'select',
    header: SelectName,
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
    helper.accessor((entry) => sortValueOf(entry, category), {
      ...bestFirst(category),
      cell: ScoreCell,
      meta: { width: 10.7 },
    }),
  ),
  helper.accessor((entry) => sortValueOf(entry, 'composite'), {
    ...bestFirst('composite'),
    cell: CompositeCell,
    meta: { width: 9.4, align: 'end' },
  }),
  helper.accessor('evaluatedOn', {
    id: 'date',
    header: ColumnName,
    cell: DateCell,
    enableSorting: false,
    meta: { width: 8.3 },
  }),
  helper.display({
    id: 'actions',
    header: ColumnName,
    cell: ActionsCell,
    meta: { width: 11.4 },
  }),
])

/** What the columns of numbers have in common. */
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
