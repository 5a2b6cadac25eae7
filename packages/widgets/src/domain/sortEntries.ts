import type { LeaderboardEntry } from './leaderboardEntry.ts'
import type { LeaderboardSort } from './leaderboardView.ts'
import { compareValues, placeholdersLast, sortValueOf } from './ranking.ts'

/**
 * The entries in the order of a sort. What lacks the value comes after all that have it and announced
 * models after all evaluated ones, in both directions; what is equal stays as it was.
 */
export function sortEntries(
  entries: readonly LeaderboardEntry[],
  { field, direction }: LeaderboardSort,
): LeaderboardEntry[] {
  const sign = direction === 'ascending' ? 1 : -1
  // Each value is looked up once, and not once for each comparison.
  const keyed = entries.map((entry) => ({ entry, value: sortValueOf(entry, field) }))
  keyed.sort(({ value: a }, { value: b }) => {
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return sign * compareValues(a, b)
  })
  return placeholdersLast(keyed.map(({ entry }) => entry))
}
