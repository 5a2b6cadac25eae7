import type { LeaderboardEntry, SortField } from '@transparency-lab/widgets/domain'
import { useMemo, useState } from 'react'
import { DataGrid, type Column, type SortColumn } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import { createRoot } from 'react-dom/client'
import { CellContent } from '../content/CellContent.tsx'
import { COLUMN_HEADS, isFound, ROW_HEIGHT } from '../content/columns.ts'
import '../content/content.css'
import { SearchedTable } from '../content/SearchedTable.tsx'
import { sortRows } from '../content/sortRows.ts'
import { receiveRows } from '../receiveRows.ts'
import { getRoot } from '../getRoot.ts'

const COLUMNS: readonly Column<LeaderboardEntry>[] = COLUMN_HEADS.map(
  ({ column, title, width, isSortable }) => ({
    key: column,
    name: title,
    width,
    sortable: isSortable,
    sortDescendingFirst: true,
    renderCell: ({ row }) => <CellContent column={column} entry={row} />,
  }),
)

const rows = receiveRows('entries')

function Grid({ search }: { readonly search: string }) {
  const [order, setOrder] = useState<readonly SortColumn[]>([
    { columnKey: 'composite', direction: 'DESC' },
  ])
  const sorted = useMemo(() => {
    const [first] = order
    if (first === undefined) return rows
    return sortRows(rows, first.columnKey as SortField, first.direction === 'DESC')
  }, [order])
  const found = useMemo(() => sorted.filter((entry) => isFound(entry, search)), [sorted, search])
  return (
    <DataGrid
      columns={COLUMNS}
      rows={found}
      rowKeyGetter={({ id }) => id}
      rowHeight={ROW_HEIGHT}
      sortColumns={order}
      onSortColumnsChange={setOrder}
      style={{ height: '100%' }}
    />
  )
}

createRoot(getRoot(document)).render(
  <SearchedTable>{(search) => <Grid search={search} />}</SearchedTable>,
)
