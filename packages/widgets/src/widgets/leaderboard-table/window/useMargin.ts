import { useEffect, useState } from 'react'
import type { LeaderboardEntry } from '../../../domain/index.ts'
import { afterPaint } from './afterPaint.ts'
import { firstMargin, nextMargin } from './rowPieces.ts'

/**
 * How many rows stand around those in sight: none where there are new entries to be painted, and
 * after each paint some more, until there are enough.
 */
export function useMargin(entries: readonly LeaderboardEntry[]): number {
  const count = entries.length
  const [grown, setGrown] = useState({ entries, margin: firstMargin(count) })
  const margin = grown.entries === entries ? grown.margin : firstMargin(count)

  // When something was painted, only the browser knows.
  useEffect(() => {
    const next = nextMargin(margin, count)
    if (next <= margin) return
    return afterPaint(() => setGrown({ entries, margin: next }))
  }, [entries, count, margin])

  return margin
}
