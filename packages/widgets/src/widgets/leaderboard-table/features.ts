import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
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
import type { ExtraColumn } from './extra/extraColumn.ts'

/** The layout of a column. */
export interface ColumnLayout {
  /** Relative width. The style sheet sets the width of a column without one. */
  readonly width?: number
  /** @default 'start' */
  readonly align?: 'end'
  /** Whether its cells are the headers of their rows. */
  readonly isRowHeader?: true
  /** The role of a score in the picture. */
  readonly part?: 'main' | 'extra'
  /** The column as the host gave it. */
  readonly extra?: ExtraColumn
}

/** The features of TanStack Table that the leaderboard uses. */
export const features = tableFeatures({
  columnFilteringFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  columnMeta: metaHelper<ColumnLayout>(),
})

type Features = typeof features

export type LeaderboardTableModel = ReactTable<Features, LeaderboardEntry>
export type LeaderboardRow = Row<Features, LeaderboardEntry>
export type TableColumn = Column<Features, LeaderboardEntry>

/** What the component of a cell needs; a part of TanStack's cell context. */
export interface CellProps {
  readonly row: LeaderboardRow
  readonly column: { readonly id: string; readonly columnDef: { readonly meta?: ColumnLayout } }
}

/** What the component of a header needs; a part of TanStack's header context. */
export interface HeaderProps {
  readonly column: Pick<
    TableColumn,
    'id' | 'clearSorting' | 'getFirstSortDir' | 'getIsSorted' | 'getSortIndex' | 'toggleSorting'
  >
  readonly table: Pick<Table<Features, LeaderboardEntry>, 'atoms' | 'getColumn'>
}
