import { useMemo } from 'react'
import { useLabels } from '../../data/index.ts'
import {
  isMeasured,
  isTextField,
  type Measure,
  type RankRange,
  type SortField,
} from '../../domain/index.ts'
import { useVirtualRows } from '../../ui/index.ts'
import type { LeaderboardRow, LeaderboardTableModel, TableColumn } from './features.ts'
import { TableHeader } from './headers.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import { SpacerRow, TableRow } from './TableRow.tsx'

interface TableGridProps {
  readonly table: LeaderboardTableModel
  /** The first sort key. */
  readonly sortedBy: SortField | undefined
  /** Undefined while they load. */
  readonly rows: readonly LeaderboardRow[] | undefined
  /** The maximum number of rows that load. */
  readonly limit: number
}

const NO_ROWS: readonly LeaderboardRow[] = []

/**
 * The table. It states its ARIA roles, because a narrow container displays its rows as blocks, and a
 * browser drops the implicit roles of a table when its `display` changes.
 */
export function TableGrid({ table, sortedBy, rows = NO_ROWS, limit }: TableGridProps) {
  const labels = useLabels('leaderboard')
  const columns = table.getVisibleLeafColumns()
  const keys = useMemo(() => rows.map(({ id }) => id), [rows])
  const all = table.getCoreRowModel().rows
  const { body, items, isVirtual, gapHeight, onFocus, onBlur } = useVirtualRows(keys, all.length)
  const isPending = rows === NO_ROWS
  const rankedBy = sortedBy === undefined || isTextField(sortedBy) ? undefined : sortedBy
  const hasRanks = useHasRanks(all, rankedBy)
  return (
    // The region scrolls sideways when the table is wider, so it must be focusable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="tl-leaderboard-region" role="region" aria-label={labels.caption} tabIndex={0}>
      <table
        className="tl-leaderboard-table"
        part="table"
        role="table"
        aria-busy={isPending}
        data-ranked={hasRanks}
        // Includes the header row.
        aria-rowcount={isVirtual ? rows.length + 1 : undefined}
      >
        <caption className="tl-visually-hidden">{labels.caption}</caption>
        <ColumnWidths columns={columns} />
        <TableHeader table={table} rowIndex={isVirtual ? 1 : undefined} />
        {isPending ? (
          <SkeletonRows columns={columns} limit={limit} />
        ) : (
          // The handlers only track which row has the focus.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <tbody ref={body} role="rowgroup" onFocus={onFocus} onBlur={onBlur}>
            {items.map((item) => {
              const row = item.key === undefined ? undefined : rows[item.from]
              return row === undefined ? (
                <SpacerRow
                  key={`before ${item.to}`}
                  rows={item.to - item.from}
                  height={gapHeight(item)}
                />
              ) : (
                <TableRow
                  key={item.key}
                  row={row}
                  columns={columns}
                  isSelected={row.getIsSelected()}
                  ranks={getRanks(row, rankedBy)}
                  // Row 1 is the header row.
                  rowIndex={isVirtual ? item.from + 2 : undefined}
                />
              )
            })}
          </tbody>
        )}
      </table>
    </div>
  )
}

function ColumnWidths({ columns }: { readonly columns: readonly TableColumn[] }) {
  const widths = columns.map(({ columnDef }) => columnDef.meta?.width)
  const sum = widths.reduce<number>((total, width = 0) => total + width, 0)
  return (
    <colgroup>
      {columns.map(({ id }, index) => {
        const width = widths[index]
        const style = width === undefined ? undefined : { inlineSize: `${(100 * width) / sum}%` }
        return <col key={id} data-column={id} style={style} />
      })}
    </colgroup>
  )
}

/**
 * Returns whether any model has ranks by a score.
 *
 * @param rows of the whole suite, so that the names keep their place while a search hides models
 */
function useHasRanks(rows: readonly LeaderboardRow[], by: Measure | undefined): boolean {
  return useMemo(() => rows.some((row) => getRanks(row, by)), [rows, by])
}

/** Returns the ranks of a model by a score; undefined unless its error is known. */
function getRanks({ original }: LeaderboardRow, by: Measure | undefined): RankRange | undefined {
  const score = by && original.scores[by]
  return score && isMeasured(score) ? score.ranks : undefined
}
