import { useEffect, useState } from 'react'
import { afterPaint } from './afterPaint.ts'
import { comesAtOnce } from './rowPieces.ts'

/**
 * Whether a table has been painted that began with so many rows. What lies below them, or is closed at
 * first, may wait until then; beside few rows nothing has to.
 */
export function usePainted(count: number): boolean {
  const [isPainted, setPainted] = useState(() => comesAtOnce(count))

  // When something was painted, only the browser knows.
  useEffect(() => {
    if (isPainted) return
    return afterPaint(() => setPainted(true))
  }, [isPainted])

  return isPainted
}
