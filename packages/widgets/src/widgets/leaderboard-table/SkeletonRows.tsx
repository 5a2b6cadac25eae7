import type { LeaderboardColumn } from '../../labels/index.ts'

interface SkeletonRowsProps {
  readonly columns: readonly LeaderboardColumn[]
  /** At most so many rows are coming. */
  readonly limit: number
}

const ROWS = Array.from({ length: 20 }, (_, index) => index)

/** Rows of the height of the coming ones, so that nothing moves when they come. */
export function SkeletonRows({ columns, limit }: SkeletonRowsProps) {
  return ROWS.slice(0, limit).map((row) => (
    <tr key={row} className="tl-leaderboard-row" data-skeleton="" aria-hidden="true">
      {columns.map((column) => (
        <td key={column} data-column={column}>
          <span className="tl-skeleton" />
        </td>
      ))}
    </tr>
  ))
}
