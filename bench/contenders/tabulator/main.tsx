import {
  getSortValue,
  type LeaderboardEntry,
  type SortField,
} from '@transparency-lab/widgets/domain'
import {
  FilterModule,
  FormatModule,
  SortModule,
  Tabulator,
  type ColumnDefinition,
} from 'tabulator-tables'
import 'tabulator-tables/dist/css/tabulator.min.css'
import { cellHtml } from '../content/cellHtml.ts'
import { COLUMN_HEADS, isFound, ROW_HEIGHT } from '../content/columns.ts'
import '../content/content.css'
import { compareMissingLast } from '../content/sortRows.ts'
import { placeSearch } from '../content/placeSearch.ts'
import { receiveRows } from '../receiveRows.ts'
import { getRoot } from '../getRoot.ts'

Tabulator.registerModule([FilterModule, FormatModule, SortModule])

const { search, place } = placeSearch(getRoot(document))

const table = new Tabulator(place, {
  data: [...receiveRows('entries')],
  height: '100%',
  rowHeight: ROW_HEIGHT,
  initialSort: [{ column: 'composite', dir: 'desc' }],
  columns: COLUMN_HEADS.map(({ column, title, width, isSortable }): ColumnDefinition => ({
    field: column,
    title,
    width,
    headerSort: isSortable,
    headerSortStartingDir: 'desc',
    sorter: (_a, _b, rowA, rowB, _column, direction) => {
      const field = column as SortField
      const isDescending = direction === 'desc'
      const a = getSortValue(rowA.getData() as LeaderboardEntry, field)
      const b = getSortValue(rowB.getData() as LeaderboardEntry, field)
      // The table swaps both arguments when it sorts descending.
      return compareMissingLast(a, b, isDescending) * (isDescending ? -1 : 1)
    },
    formatter: (cell) => cellHtml(column, cell.getData() as LeaderboardEntry),
  })),
})

search.addEventListener('input', () => {
  table.setFilter((entry: LeaderboardEntry) => isFound(entry, search.value))
})
