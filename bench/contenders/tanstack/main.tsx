import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  compareValues,
  getSortValue,
  type LeaderboardEntry,
  type SortField,
} from '@transparency-lab/widgets/domain'
import { useMemo, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { CellContent } from '../content/CellContent.tsx'
import { COLUMN_HEADS, isFound, ROW_HEIGHT } from '../content/columns.ts'
import '../content/content.css'
import { SearchedTable } from '../content/SearchedTable.tsx'
import { receiveRows } from '../receiveRows.ts'
import { getRoot } from '../getRoot.ts'

const features = tableFeatures({
  columnFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
})

const COLUMNS: ColumnDef<typeof features, LeaderboardEntry>[] = COLUMN_HEADS.map(
  ({ column, title, isSortable }) => ({
    id: column,
    header: title,
    accessorFn: (entry) => (isSortable ? getSortValue(entry, column as SortField) : ''),
    enableSorting: isSortable,
    sortDescFirst: true,
    sortUndefined: 'last',
    sortFn: (a, b, id) => compareValues(a.getValue<string>(id), b.getValue<string>(id)),
    filterFn: ({ original }, _id, text: string) => isFound(original, text),
    cell: ({ row }) => <CellContent column={column} entry={row.original} />,
  }),
)

const WIDTHS = new Map<string, number>(COLUMN_HEADS.map(({ column, width }) => [column, width]))
const rows = receiveRows('entries')
const INITIAL = { sorting: [{ id: 'composite', desc: true }] }

function Grid({ search }: { readonly search: string }) {
  const columnFilters = useMemo(
    () => (search === '' ? [] : [{ id: 'name', value: search }]),
    [search],
  )
  const table = useTable({
    features,
    columns: COLUMNS,
    data: rows,
    initialState: INITIAL,
    state: { columnFilters },
    getRowId: ({ id }) => id,
    enableSortingRemoval: false,
  })
  const shown = table.getRowModel().rows
  const body = useRef<HTMLDivElement>(null)
  const sight = useVirtualizer({
    count: shown.length,
    getScrollElement: () => body.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 5,
  })
  return (
    <div ref={body} className="bench-body" style={{ height: '100%' }}>
      <div className="bench-header">
        {table.getHeaderGroups()[0]?.headers.map((header) => (
          <button
            key={header.id}
            type="button"
            data-column={header.column.id}
            style={{ width: WIDTHS.get(header.column.id) }}
            onClick={header.column.getToggleSortingHandler()}
          >
            <table.FlexRender header={header} />
          </button>
        ))}
      </div>
      <div className="bench-rows" style={{ height: sight.getTotalSize() }}>
        {sight.getVirtualItems().map(({ index, start, size }) => {
          const row = shown[index]
          if (row === undefined) return null
          return (
            <div
              key={row.id}
              className="bench-row"
              style={{ height: size, transform: `translateY(${start}px)` }}
            >
              {row.getAllCells().map((cell) => (
                <div
                  key={cell.id}
                  className="bench-cell"
                  style={{ width: WIDTHS.get(cell.column.id) }}
                >
                  <table.FlexRender cell={cell} />
                </div>
              ))}
            </div>
          )
        })}
      </div>
    </div>
  )
}

createRoot(getRoot(document)).render(
  <SearchedTable>{(search) => <Grid search={search} />}</SearchedTable>,
)
