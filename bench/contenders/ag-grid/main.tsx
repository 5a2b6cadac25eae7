import {
  getSortValue,
  type LeaderboardEntry,
  type SortField,
} from '@transparency-lab/widgets/domain'
import {
  ClientSideRowModelModule,
  ModuleRegistry,
  QuickFilterModule,
  type ColDef,
} from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { createRoot } from 'react-dom/client'
import { CellContent } from '../content/CellContent.tsx'
import { COLUMN_HEADS, ROW_HEIGHT, type BenchColumn } from '../content/columns.ts'
import '../content/content.css'
import { SearchedTable } from '../content/SearchedTable.tsx'
import { compareMissingLast } from '../content/sortRows.ts'
import { receiveRows } from '../receiveRows.ts'
import { getRoot } from '../getRoot.ts'

type Value = string | number | undefined

ModuleRegistry.registerModules([ClientSideRowModelModule, QuickFilterModule])

const COLUMNS: ColDef<LeaderboardEntry, Value>[] = COLUMN_HEADS.map(
  ({ column, title, width, isSortable }) => ({
    colId: column,
    headerName: title,
    width,
    suppressMovable: true,
    sortable: isSortable,
    sortingOrder: ['desc', 'asc'],
    ...(column === 'composite' ? { sort: 'desc' as const } : {}),
    valueGetter: ({ data }) => (data && isSortable ? getSortValue(data, column as SortField) : ''),
    // The grid negates the result when it sorts descending.
    comparator: (a, b, _nodeA, _nodeB, isDescending) =>
      compareMissingLast(a ?? undefined, b ?? undefined, isDescending) * (isDescending ? -1 : 1),
    getQuickFilterText: ({ value }) => (isSearched(column) ? String(value) : ''),
    cellRenderer: ({ data }: { readonly data: LeaderboardEntry }) => (
      <CellContent column={column} entry={data} />
    ),
  }),
)

const rows = [...receiveRows('entries')]

function isSearched(column: BenchColumn): boolean {
  return column === 'name' || column === 'provider'
}

createRoot(getRoot(document)).render(
  <SearchedTable>
    {(search) => (
      <div style={{ height: '100%' }}>
        <AgGridReact<LeaderboardEntry>
          rowData={rows}
          columnDefs={COLUMNS}
          getRowId={({ data }) => data.id}
          rowHeight={ROW_HEIGHT}
          quickFilterText={search}
          cacheQuickFilter
          suppressCellFocus
          animateRows={false}
        />
      </div>
    )}
  </SearchedTable>,
)
