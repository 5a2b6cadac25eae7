import { getSortValue } from './compare.ts'
import type { LeaderboardEntry } from './leaderboardEntry.ts'
import type { LeaderboardSort } from './leaderboardView.ts'
import { sortByKeys, type SortKey } from './sortByKeys.ts'

/**
 * Returns the entries sorted by some keys, most important first. In both directions, missing values
 * sort after present ones and placeholders after evaluated models. The sort is stable.
 */
export function sortEntries(
  entries: readonly LeaderboardEntry[],
  sorting: readonly LeaderboardSort[],
): LeaderboardEntry[] {
  const keys = sorting.map(({ field, direction }): SortKey<LeaderboardEntry> => ({
    getValue: (entry) => getSortValue(entry, field),
    isDescending: direction === 'descending',
  }))
  return sortByKeys(entries, [{ getValue: getPlaceholderValue }, ...keys])
}

/** A value that sorts placeholders last, because theirs is missing. */
export function getPlaceholderValue({ isPlaceholder }: LeaderboardEntry): number | undefined {
  return isPlaceholder ? undefined : 0
}
