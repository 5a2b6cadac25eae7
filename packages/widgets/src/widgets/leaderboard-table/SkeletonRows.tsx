import { useEffect, useState } from 'react'
import type { LeaderboardColumn } from '../../labels/index.ts'
import { RowGap } from './RowGap.tsx'

interface SkeletonRowsProps {
  readonly columns: readonly LeaderboardColumn[]
  /** At most so many rows are coming. */
  readonly limit: number
}

const ROWS = Array.from({ length: 20 }, (_, index) => index)
/** A read that is quicker than this leaves no trace of having been waited for. */
const PATIENCE_MS = 150

/** The room of the coming rows, so that nothing moves when they come, and soon bars in their place. */
export function SkeletonRows({ columns, limit }: SkeletonRowsProps) {
  const rows = ROWS.slice(0, limit)
  return (
    <tbody role="rowgroup">
      {useIsWaitedFor() ? (
        rows.map((row) => (
          <tr key={row} className="tl-leaderboard-row" data-skeleton="" aria-hidden="true">
            {columns.map((column) => (
              <td key={column} data-column={column}>
                <span className="tl-skeleton" />
              </td>
            ))}
          </tr>
        ))
      ) : (
        <RowGap rows={rows.length} />
      )}
    </tbody>
  )
}

function useIsWaitedFor(): boolean {
  const [isWaitedFor, setIsWaitedFor] = useState(false)
  // Time passes by itself.
  useEffect(() => {
    const timer = setTimeout(() => setIsWaitedFor(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isWaitedFor
}
