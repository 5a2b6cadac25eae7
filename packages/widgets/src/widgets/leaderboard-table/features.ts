import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  globalFilteringFeature,
  metaHelper,
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

/** The selection of rows, which the cells with the check boxes read. */
export interface RowSelection {
  /** The ids of the selected rows, in the order of their selection. */
  readonly selectedIds: readonly string[]
  readonly select: (id: string, isSelected: boolean) => void
}

/** The features of TanStack Table that the leaderboard uses. */
export const features = tableFeatures({
  columnFilteringFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  columnMeta: metaHelper<ColumnLayout>(),
  tableMeta: metaHelper<RowSelection>(),
})

type Features = typeof features

export type LeaderboardTableModel = ReactTable<Features, LeaderboardEntry>
export type LeaderboardRow = Row<Features, LeaderboardEntry>
export type TableColumn = Column<Features, LeaderboardEntry>

/** Returns whether a row is selected. */
export function isRowSelected({ id, table }: LeaderboardRow): boolean {
  return table.options.meta?.selectedIds.includes(id) === true
}

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
