import { useEffect, useState, type CSSProperties } from 'react'
import type { TableColumn } from './features.ts'

interface SkeletonRowsProps {
  readonly columns: readonly TableColumn[]
  /** At most so many rows are coming. */
  readonly limit: number
}

const ROWS = Array.from({ length: 20 }, (_, index) => index)
/** A read that is quicker than this leaves no trace of having been waited for. */
const PATIENCE_MS = 150

/** The room of the coming rows, so that nothing moves when they come, and soon bars in their place. */
export function SkeletonRows({ columns, limit }: SkeletonRowsProps) {
  const rows = ROWS.slice(0, limit)
  const [isWaitedFor, setIsWaitedFor] = useState(false)
  // Time passes by itself.
  useEffect(() => {
    const timer = setTimeout(() => setIsWaitedFor(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <tbody role="rowgroup">
      {isWaitedFor ? (
        rows.map((row) => (
          <tr key={row} className="tl-leaderboard-row" data-skeleton="" aria-hidden="true">
            {columns.map(({ id }) => (
              <td key={id} data-column={id}>
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

interface RowGapProps {
  readonly rows: number
  /**
   * In px.
   * @default what the style sheet guesses for so many rows
   */
  readonly height?: number | undefined
}

/** The room of rows that are not in the document. */
export function RowGap({ rows, height }: RowGapProps) {
  const style = { '--_tl-rows': rows, blockSize: height } as CSSProperties
  return <tr className="tl-leaderboard-gap" aria-hidden="true" style={style} />
}
