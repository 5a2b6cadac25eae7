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
  /** What is clicked to sort by bias. */
  readonly biasHeader: string
}

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
    biasHeader: '[data-column=bias]',
  },
  {
    name: 'ours',
    title: '**LeaderboardTable**',
    library: undefined,
    takes: 'models',
    rowClass: 'tl-leaderboard-row',
    biasHeader: 'th[data-column=bias] button',
  },
  {
    name: 'react-data-grid',
    title: 'react-data-grid',
    library: 'react-data-grid',
    takes: 'entries',
    rowClass: 'rdg-row',
    scroller: '.rdg',
    biasHeader: '.rdg-header-row [aria-colindex="3"]',
  },
  {
    name: 'tanstack',
    title: 'TanStack Table with TanStack Virtual',
    library: '@tanstack/react-table',
    takes: 'entries',
    rowClass: 'bench-row',
    scroller: '.bench-body',
    biasHeader: '[data-column=bias]',
  },
  {
    name: 'tabulator',
    title: 'Tabulator',
    library: 'tabulator-tables',
    takes: 'entries',
    rowClass: 'tabulator-row',
    scroller: '.tabulator-tableholder',
    biasHeader: '.tabulator-col[tabulator-field=bias]',
  },
  {
    name: 'ag-grid',
    title: 'AG Grid Community',
    library: 'ag-grid-community',
    takes: 'entries',
    rowClass: 'ag-row',
    orderAttribute: 'row-index',
    scroller: '.ag-grid-viewport',
    biasHeader: '.ag-header-cell[col-id=bias]',
  },
  {
    name: 'mui-x',
    title: 'MUI X DataGrid (100 rows a page)',
    library: '@mui/x-data-grid',
    takes: 'entries',
    rowClass: 'MuiDataGrid-row',
    scroller: '.MuiDataGrid-virtualScroller',
    biasHeader: '.MuiDataGrid-columnHeader[data-field=bias]',
  },
]
