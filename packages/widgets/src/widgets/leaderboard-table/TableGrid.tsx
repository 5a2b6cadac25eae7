import { useLeaderboardWords } from '../../data/index.ts'
import type { LeaderboardEntry, LeaderboardSort } from '../../domain/index.ts'
import type { LeaderboardColumn } from '../../labels/index.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import { TableHeader } from './TableHeader.tsx'
import { TableRows } from './TableRows.tsx'
import { isWindowed } from './window/rowPieces.ts'

interface TableGridProps {
  /** Undefined while they are being read. */
  readonly entries: readonly LeaderboardEntry[] | undefined
  /** How many there are, of which these are all or some. */
  readonly listed: number
  readonly columns: readonly LeaderboardColumn[]
  /** At most so many entries are coming. */
  readonly limit: number
  readonly sort: LeaderboardSort
  readonly onSortChange: (sort: LeaderboardSort) => void
}

/**
 * The table itself. Its roles are spelled out, because a narrow container folds it into blocks, and
 * a browser forgets what a table is when its display changes.
 */
export function TableGrid(props: TableGridProps) {
  const { entries, listed, columns, limit, sort, onSortChange } = props
  const words = useLeaderboardWords()
  const count = entries?.length ?? 0
  const isCounted = isWindowed(count)
  return (
    // The region scrolls sideways where the table is wider, and must then be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="tl-leaderboard-region" role="region" aria-label={words.caption} tabIndex={0}>
      <table
        className="tl-leaderboard-table"
        part="table"
        role="table"
        aria-busy={entries === undefined}
        // With the row of headers.
        aria-rowcount={isCounted ? count + 1 : undefined}
        data-columns={columns.length}
      >
        <caption className="tl-visually-hidden">{words.caption}</caption>
        <TableHeader
          columns={columns}
          sort={sort}
          onSortChange={onSortChange}
          rowIndex={isCounted ? 1 : undefined}
        />
        {entries === undefined ? (
          <SkeletonRows columns={columns} limit={limit} />
        ) : (
          <TableRows entries={entries} listed={listed} columns={columns} />
        )}
      </table>
    </div>
  )
}
