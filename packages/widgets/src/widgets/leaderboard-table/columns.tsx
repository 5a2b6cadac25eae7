import { createColumnHelper, type DisplayColumnDef } from '@tanstack/react-table'
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
import type { features } from './features.ts'
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
  }),
  sortable({
    id: 'name',
    cell: NameCell,
    enableHiding: false,
    meta: { width: 18, isRowHeader: true },
  }),
  sortable({
    id: 'provider',
    cell: ProviderCell,
    filterFn: (row, id, provider) => row.getValue(id) === provider,
    meta: { width: 11.2 },
  }),
  ...CATEGORIES.map((id) => sortable({ id, cell: ScoreCell, meta: { width: 10.7 } })),
  sortable({ id: 'composite', cell: CompositeCell, meta: { width: 9.4, align: 'end' } }),
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

type SortableColumn = DisplayColumnDef<
  typeof features,
  LeaderboardEntry,
  ReturnType<typeof getSortValue>
> & { readonly id: SortField }

/** Completes a sortable column: scores sort from the highest, text from A. */
function sortable(column: SortableColumn) {
  const { id } = column
  return helper.accessor((entry) => getSortValue(entry, id), {
    header: SortButton,
    sortFn: (a, b) => compareValues(a.getValue(id), b.getValue(id)),
    sortDescFirst: !isTextField(id),
    sortUndefined: 'last',
    ...column,
  })
}
