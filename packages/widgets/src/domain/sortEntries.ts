import type { LeaderboardEntry } from './leaderboardEntry.ts'
import type { LeaderboardSort } from './leaderboardView.ts'
import { compareValues, getSortValue } from './compare.ts'

/**
 * Returns the entries sorted by some keys, most important first. In both directions, missing values
 * sort after present ones and placeholders after evaluated models. The sort is stable.
 */
export function sortEntries(
  entries: readonly LeaderboardEntry[],
  sorting: readonly LeaderboardSort[],
): LeaderboardEntry[] {
  return [...entries].sort((a, b) => {
    if (a.isPlaceholder !== b.isPlaceholder) return a.isPlaceholder ? 1 : -1
    for (const key of sorting) {
      const order = compareBy(key, a, b)
      if (order !== 0) return order
    }
    return 0
  })
}

function compareBy(
  { field, direction }: LeaderboardSort,
  a: LeaderboardEntry,
  b: LeaderboardEntry,
): number {
  const [valueOfA, valueOfB] = [getSortValue(a, field), getSortValue(b, field)]
  if (valueOfA === undefined || valueOfB === undefined) {
    return Number(valueOfA === undefined) - Number(valueOfB === undefined)
  }
  const order = compareValues(valueOfA, valueOfB)
  return direction === 'ascending' ? order : -order
}
