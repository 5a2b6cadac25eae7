import type { LeaderboardEntry } from './leaderboardEntry.ts'
import type { LeaderboardSort } from './leaderboardView.ts'
import { madeOnce } from './madeOnce.ts'
import { compareValues, sortValueOf } from './ranking.ts'

/** All entries of one value, among those of other values. */
interface Rank {
  readonly value: string | number | undefined
  size: number
  /** Where the next of them goes; of values that are alike, the same object. */
  place: { next: number }
}

type Ranks = Map<Rank['value'], Rank>

/**
 * The entries in the order of a sort. What lacks the value comes after all that have it and announced
 * models after all evaluated ones, in both directions; what is equal stays as it was.
 */
export function sortEntries(
  entries: readonly LeaderboardEntry[],
  { field, direction }: LeaderboardSort,
): LeaderboardEntry[] {
  // Thousands of models share some hundred scores: values are compared, and models only counted.
  const evaluated: Ranks = new Map()
  const announced: Ranks = new Map()
  const rankOf = entries.map((entry) => {
    const ranks = entry.isPlaceholder ? announced : evaluated
    const rank = madeOnce(ranks, sortValueOf(entry, field), newRank)
    rank.size += 1
    return rank
  })
  const sign = direction === 'ascending' ? 1 : -1
  let next = 0
  for (const ranks of [evaluated, announced]) next = placeInOrder([...ranks.values()], sign, next)
  const sorted = Array.from<LeaderboardEntry>(entries)
  entries.forEach((entry, index) => {
    const place = rankOf[index]?.place
    if (place) sorted[place.next++] = entry
  })
  return sorted
}

function newRank(value: Rank['value']): Rank {
  return { value, size: 0, place: { next: 0 } }
}

/**
 * Gives each rank its place behind those before it.
 *
 * @param from where the first of them goes
 * @returns where the next one would go
 */
function placeInOrder(ranks: Rank[], sign: number, from: number): number {
  ranks.sort((a, b) => compareRanks(a, b, sign))
  let next = from
  ranks.forEach((rank, index) => {
    const before = ranks[index - 1]
    if (before && compareRanks(before, rank, sign) === 0) rank.place = before.place
    else rank.place.next = next
    next += rank.size
  })
  return next
}

function compareRanks({ value: a }: Rank, { value: b }: Rank, sign: number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return sign * compareValues(a, b)
}
