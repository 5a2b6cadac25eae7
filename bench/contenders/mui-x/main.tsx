import { DataGrid, type GridColDef } from '@mui/x-data-grid'
import {
  getSortValue,
  type LeaderboardEntry,
  type SortField,
} from '@transparency-lab/widgets/domain'
import { useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { CellContent } from '../content/CellContent.tsx'
import { COLUMN_HEADS, isFound, ROW_HEIGHT } from '../content/columns.ts'
import '../content/content.css'
import { SearchedTable } from '../content/SearchedTable.tsx'
import { compareMissingLast } from '../content/sortRows.ts'
import { receiveRows } from '../receiveRows.ts'
import { getRoot } from '../getRoot.ts'

const COLUMNS: readonly GridColDef<LeaderboardEntry, string | number | undefined>[] =
  COLUMN_HEADS.map(({ column, title, width, isSortable }) => ({
    field: column,
    headerName: title,
    width,
    sortable: isSortable,
    disableColumnMenu: true,
    sortingOrder: ['desc', 'asc'],
    display: 'flex',
    valueGetter: (_value, row) => (isSortable ? getSortValue(row, column as SortField) : ''),
    getSortComparator: (direction) => (a, b) => compareMissingLast(a, b, direction === 'desc'),
    renderCell: ({ row }) => <CellContent column={column} entry={row} />,
  }))

const rows = receiveRows('entries')
const INITIAL = {
  sorting: { sortModel: [{ field: 'composite', sort: 'desc' as const }] },
  // The maximum page size of the free version.
  pagination: { paginationModel: { pageSize: 100, page: 0 } },
}

function Grid({ search }: { readonly search: string }) {
  const found = useMemo(() => rows.filter((entry) => isFound(entry, search)), [search])
  return (
    <DataGrid
      rows={found}
      columns={COLUMNS}
      rowHeight={ROW_HEIGHT}
      initialState={INITIAL}
      hideFooter
      disableRowSelectionOnClick
    />
  )
}

createRoot(getRoot(document)).render(
  <SearchedTable>{(search) => <Grid search={search} />}</SearchedTable>,
)
