import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  metaHelper,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type Column,
  type ReactTable,
  type Row,
  type Table,
} from '@tanstack/react-table'
import type { LeaderboardEntry } from '../../domain/index.ts'

/** How a column is laid out. */
export interface ColumnLayout {
  /** Share of the table's width, among the shares of all columns on screen. */
  readonly width: number
  /** @default 'start' */
  readonly align?: 'end'
  /** Whether its cells name their rows. */
  readonly isRowHeader?: true
}

/** What the leaderboard uses of TanStack Table. */
export const features = tableFeatures({
  columnFilteringFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  columnMeta: metaHelper<ColumnLayout>(),
})

type Features = typeof features

export type LeaderboardTableModel = ReactTable<Features, LeaderboardEntry>
export type LeaderboardRow = Row<Features, LeaderboardEntry>
export type TableColumn = Column<Features, LeaderboardEntry>

/** What a cell's component uses of its context. */
export interface CellProps {
  readonly row: LeaderboardRow
  readonly column: Pick<TableColumn, 'id'>
}

/** What a header's component uses of its context. */
export interface HeaderProps {
  readonly column: Pick<
    TableColumn,
    'id' | 'clearSorting' | 'getFirstSortDir' | 'getIsSorted' | 'getSortIndex' | 'toggleSorting'
  >
  readonly table: Pick<Table<Features, LeaderboardEntry>, 'atoms'>
}
