import { CATEGORIES, type Category } from '@transparency-lab/widgets/domain'
import type { RowTexts } from './expectedRows.ts'

/** One table in the comparison. */
export interface Contender {
  /** The name of its folder in `contenders`, as used by `--only`. */
  readonly name: string
  readonly title: string
  /** The package whose version the report shows; undefined for code of this repository. */
  readonly library: string | undefined
  /** The form of the rows that its page needs. */
  readonly takes: 'models' | 'entries'
  /** The class of the row elements. */
  readonly rowClass: string
  /**
   * The attribute with the position of a row, if the document order differs from the visual order.
   */
  readonly orderAttribute?: string | undefined
  /** A selector of the scrolling element. Default: the page. */
  readonly scroller?: string | undefined
  /** The tag of the custom element whose shadow root has the table. Default: the page has it. */
  readonly host?: string | undefined
  /** Returns the selector of the element to click to sort by a category. */
  readonly headerOf: (category: Category) => string
  /** What its rows say. Default: what a table's rows say. */
  readonly rowTexts?: RowTexts
  /** Whether it is a React library, with which our targets are compared. */
  readonly isReactLibrary: boolean
}

/** The position of the first category among the nine columns, from 1. */
const FIRST_CATEGORY_COLUMN = 3

/** The name of the contender with which others are compared. */
export const REFERENCE = 'reference'

/** All contenders, in the order of the report. */
export const CONTENDERS: readonly Contender[] = [
  {
    name: REFERENCE,
    title: 'Hand-written DOM, visible rows only (reference)',
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
    name: 'picture',
    title: '**LeaderboardTable**, as a picture',
    library: undefined,
    takes: 'models',
    rowClass: 'tl-picture-row',
    headerOf: (category) => `th[data-column=${category}] button`,
    rowTexts: 'picture',
    isReactLibrary: false,
  },
  {
    name: 'element',
    title: '**safety-leaderboard**, over Preact',
    library: undefined,
    takes: 'models',
    rowClass: 'tl-leaderboard-row',
    host: 'safety-leaderboard',
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
    title: 'MUI X DataGrid (100 rows per page)',
    library: '@mui/x-data-grid',
    takes: 'entries',
    rowClass: 'MuiDataGrid-row',
    scroller: '.MuiDataGrid-virtualScroller',
    headerOf: (category) => `.MuiDataGrid-columnHeader[data-field=${category}]`,
    isReactLibrary: true,
  },
]
