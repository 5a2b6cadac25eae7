import type { LeaderboardEntry } from './leaderboardEntry.ts'
import type { LeaderboardSort } from './leaderboardView.ts'
import { compareValues, placeholdersLast, sortValueOf } from './ranking.ts'

/** All entries of one value, among those of other values. */
interface Rank {
  readonly value: string | number | undefined
  size: number
  /** Where the next of them goes; of values that are alike, the same object. */
  place: { next: number }
}

/**
 * The entries in the order of a sort. What lacks the value comes after all that have it and announced
 * models after all evaluated ones, in both directions; what is equal stays as it was.
 */
export function sortEntries(
  entries: readonly LeaderboardEntry[],
  { field, direction }: LeaderboardSort,
): LeaderboardEntry[] {
  // Thousands of models share some hundred scores: values are compared, and models only counted.
  const ranks = new Map<Rank['value'], Rank>()
  const rankOf = entries.map((entry) => {
    const value = sortValueOf(entry, field)
    const rank = ranks.get(value) ?? { value, size: 0, place: { next: 0 } }
    if (rank.size === 0) ranks.set(value, rank)
    rank.size += 1
    return rank
  })
  placeInOrder([...ranks.values()], direction === 'ascending' ? 1 : -1)
  const sorted = Array.from<LeaderboardEntry>(entries)
  entries.forEach((entry, index) => {
    const place = rankOf[index]?.place
    if (place) sorted[place.next++] = entry
  })
  return placeholdersLast(sorted)
}

function placeInOrder(ranks: Rank[], sign: number): void {
  ranks.sort((a, b) => compareRanks(a, b, sign))
  let next = 0
  ranks.forEach((rank, index) => {
    const before = ranks[index - 1]
    if (before && compareRanks(before, rank, sign) === 0) rank.place = before.place
    else rank.place.next = next
    next += rank.size
  })
}

function compareRanks({ value: a }: Rank, { value: b }: Rank, sign: number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return sign * compareValues(a, b)
}
