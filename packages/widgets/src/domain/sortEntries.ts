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
  const values = entries.map((entry) => sortValueOf(entry, field))
  const valueAt = (place: number) => values[place] ?? 0
  const places = [...entries.keys()]
  const ranked = places.filter((place) => values[place] !== undefined)
  const lacking = places.filter((place) => values[place] === undefined)
  ranked.sort((a, b) => sign * compareValues(valueAt(a), valueAt(b)))
  return placeholdersLast([...ranked, ...lacking].flatMap((place) => entries[place] ?? []))
}
