import type { ComponentType, MouseEvent, ReactNode } from 'react'
import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import { CATEGORIES, type LeaderboardColumn } from '../../domain/index.ts'
import { MeasuredText, scrollToFocused, TooltipTrigger } from '../../ui/index.ts'
import type { HeaderProps, LeaderboardTableModel, TableColumn } from './features.ts'
import { PlaceHeading } from './RowPlace.tsx'
import { useTerms } from './useTerms.ts'

interface TableHeaderProps {
  readonly table: LeaderboardTableModel
  /** The visible columns. */
  readonly columns: readonly TableColumn[]
  /** Defined when not all rows are in the document. */
  readonly rowIndex: number | undefined
  /** The number of places of the score that sorts the table, 0 for none; undefined in the picture. */
  readonly places: number | undefined
  /** What stands below the names of some columns, by column id. */
  readonly below?: Readonly<Record<string, ReactNode>> | undefined
}

/** The `aria-sort` value for each sort direction of TanStack Table. */
const ARIA_SORT = { false: 'none', asc: 'ascending', desc: 'descending' } as const

/** @param picture the table in the picture, where the header of the names sorts by the provider too */
function getAriaSort(column: TableColumn, picture: LeaderboardTableModel | undefined) {
  if (!column.getCanSort()) return undefined
  const provider = column.id === 'name' ? picture?.getColumn('provider') : undefined
  const sorter = [column, provider].find((each) => each?.getIsSorted() !== false) ?? column
  return ARIA_SORT[`${sorter.getIsSorted()}`]
}

/** The header row; the names of sortable columns are buttons. */
export function TableHeader({ table, columns, rowIndex, places, below }: TableHeaderProps) {
  const labels = useLabels('leaderboard')
  return (
    <thead role="rowgroup">
      <tr
        className={places === undefined ? 'tl-picture-header' : 'tl-leaderboard-header'}
        role="row"
        aria-rowindex={rowIndex}
        data-label={labels.sortBy}
        // On a phone the headers scroll sideways.
        onFocusCapture={scrollToFocused}
      >
        {columns.map((column) => {
          const { meta, header } = column.columnDef
          const Content = header as ComponentType<HeaderProps>
          const isNamed = column.id === 'name' || column.id === 'provider'
          const hasPlaces = isNamed && places !== undefined && places > 0
          return (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              data-column={column.id}
              data-align={meta?.align}
              data-part={meta?.part}
              // The places are no part of the name.
              aria-label={hasPlaces ? labels.columns[column.id as LeaderboardColumn] : undefined}
              aria-sort={getAriaSort(column, places === undefined ? table : undefined)}
            >
              {hasPlaces && <PlaceHeading models={places} />}
              <Content column={column} table={table} />
              <ColumnMeasure id={column.id} />
              {below?.[column.id]}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

/** What the suite measures in the column of a category. The description of the column says it to screen readers. */
function ColumnMeasure({ id }: { readonly id: string }) {
  const { suite } = useEvaluationsContext()
  const category = CATEGORIES.find((each) => each === id)
  return category && <MeasuredText category={category} suite={suite} isHidden />
}

/** The name of the column of checkboxes, for screen readers. */
export function SelectHeader() {
  return <span className="tl-visually-hidden">{useLabels('leaderboard').select}</span>
}

/** The name of a column that is not sortable. */
export function ColumnHeader({ column }: HeaderProps) {
  const id = column.id as LeaderboardColumn
  const { columns } = useLabels('leaderboard')
  const terms = useTerms()
  // A column of the host may have no description.
  return terms[id] ? (
    <TooltipTrigger term={id} terms={terms}>
      {columns[id]}
    </TooltipTrigger>
  ) : (
    columns[id]
  )
}

/** The name of a sortable column, as a button. With Shift it adds the column as a further sort key. */
export function SortButton({ column, table }: HeaderProps) {
  const id = column.id as LeaderboardColumn
  const labels = useLabels('leaderboard')
  const terms = useTerms()
  const short: Partial<Record<LeaderboardColumn, string>> = useLabels().score.shortCategories
  const direction = column.getIsSorted()
  const keys = table.atoms.sorting.get().length
  const isSorted = direction !== false
  const key = isSorted && keys > 1 ? column.getSortIndex() + 1 : undefined
  const about = terms[id] ?? ''

  const sort = ({ shiftKey }: MouseEvent) => {
    const isReversed = isSorted && direction !== column.getFirstSortDir()
    // A further key is added, reversed, then removed; the only key is never removed.
    if (shiftKey && keys > 1 && isReversed) column.clearSorting()
    else column.toggleSorting(undefined, shiftKey)
  }
  return (
    <TooltipTrigger
      term={id}
      terms={terms}
      className="tl-sort-button"
      aria-label={labels.columns[id]}
      aria-description={
        [key === undefined ? '' : labels.sortKey(key, keys), about].filter(Boolean).join(' ') ||
        undefined
      }
      onClick={sort}
    >
      <span className="tl-sort-name" data-short={short[id]}>
        {labels.columns[id]}
      </span>
      {/* It keeps its place when it is empty, so that a header does not move when it is sorted by. */}
      <span className="tl-sort-arrow" aria-hidden="true" data-key={key}>
        {isSorted && (direction === 'asc' ? '↑' : '↓')}
      </span>
    </TooltipTrigger>
  )
}
