import { useEffect, useState } from 'react'
import type { TableColumn } from './features.ts'
import { SpacerRow } from './TableRow.tsx'

interface SkeletonRowsProps {
  readonly columns: readonly TableColumn[]
  /** The maximum number of rows that load. */
  readonly limit: number
  readonly isPicture: boolean
}

const ROWS = Array.from({ length: 20 }, (_, index) => index)
/** A request that is faster than this shows no skeleton. */
const SKELETON_DELAY_MS = 150

/** Reserves the height of the rows that load, to avoid layout shift, and shows bars after a delay. */
export function SkeletonRows({ columns, limit, isPicture }: SkeletonRowsProps) {
  const rows = ROWS.slice(0, limit)
  const [isDelayOver, setIsDelayOver] = useState(false)
  // A timer is an external system.
  useEffect(() => {
    const timer = setTimeout(() => setIsDelayOver(true), SKELETON_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <tbody role="rowgroup">
      {isDelayOver ? (
        rows.map((row) => (
          <tr
            key={row}
            className={isPicture ? 'tl-picture-row' : 'tl-leaderboard-row'}
            data-skeleton=""
            aria-hidden="true"
          >
            {columns.map(({ id }) => (
              <td key={id} data-column={id}>
                <span className="tl-skeleton" />
              </td>
            ))}
          </tr>
        ))
      ) : (
        <SpacerRow rows={rows.length} />
      )}
    </tbody>
  )
}
