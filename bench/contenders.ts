import { CATEGORIES, type Category } from '@transparency-lab/widgets/domain'

/** One table that takes part. */
export interface Contender {
  /** The name of its folder in `contenders`, by which it is called for. */
  readonly name: string
  readonly title: string
  /** The package whose version is told; undefined for code that stands here. */
  readonly library: string | undefined
  /** In which form its page takes the rows. */
  readonly takes: 'models' | 'entries'
  /** The class of what holds the cells of one row. */
  readonly rowClass: string
  /** The attribute by which rows stand in order, where the document keeps another order. */
  readonly orderAttribute?: string
  /** What scrolls; the page itself where nothing is named. */
  readonly scroller?: string
  /** What is clicked to sort by a category. */
  readonly headerOf: (category: Category) => string
  /** Whether it is a library of React's world, which ours is held to. */
  readonly isReactLibrary: boolean
}

/** Where the categories begin among the nine columns, counted from 1. */
const FIRST_CATEGORY_COLUMN = 3

/** The name of the contender that others are compared with. */
export const REFERENCE = 'reference'

/** Everyone who takes part, in the order of the report. */
export const CONTENDERS: readonly Contender[] = [
  {
    name: REFERENCE,
    title: 'Hand-written DOM, rows in sight only (reference)',
    library: undefined,
    takes: 'entries',
    rowClass: 'bench-row',
    scroller: '.bench-body',
    headerOf: (category) => `[data-column=${category}]`,
    isReactLibrary: false,
  },
  {
    name: 'ours',
    title: '**LeaderboardTable**',
    library: undefined,
    takes: 'models',
    rowClass: 'tl-leaderboard-row',
    headerOf: (category) => `th[data-column=${category}] button`,
    isReactLibrary: false,
  },
  {
    name: 'react-data-grid',
    title: 'react-data-grid',
    library: 'react-data-grid',
    takes: 'entries',
    rowClass: 'rdg-row',
    scroller: '.rdg',
    headerOf: (category) =>
      `.rdg-header-row [aria-colindex="${FIRST_CATEGORY_COLUMN + CATEGORIES.indexOf(category)}"]`,
    isReactLibrary: true,
  },
  {
    name: 'tanstack',
    title: 'TanStack Table with TanStack Virtual',
    library: '@tanstack/react-table',
    takes: 'entries',
    rowClass: 'bench-row',
    scroller: '.bench-body',
    headerOf: (category) => `[data-column=${category}]`,
    isReactLibrary: true,
  },
  {
    name: 'tabulator',
    title: 'Tabulator',
    library: 'tabulator-tables',
    takes: 'entries',
    rowClass: 'tabulator-row',
    scroller: '.tabulator-tableholder',
    headerOf: (category) => `.tabulator-col[tabulator-field=${category}]`,
    isReactLibrary: false,
  },
  {
    name: 'ag-grid',
    title: 'AG Grid Community',
    library: 'ag-grid-community',
    takes: 'entries',
    rowClass: 'ag-row',
    orderAttribute: 'row-index',
    scroller: '.ag-grid-viewport',
    headerOf: (category) => `.ag-header-cell[col-id=${category}]`,
    isReactLibrary: true,
  },
  {
    name: 'mui-x',
    title: 'MUI X DataGrid (100 rows a page)',
    library: '@mui/x-data-grid',
    takes: 'entries',
    rowClass: 'MuiDataGrid-row',
    scroller: '.MuiDataGrid-virtualScroller',
    headerOf: (category) => `.MuiDataGrid-columnHeader[data-field=${category}]`,
    isReactLibrary: true,
  },
]
