import { useMemo } from 'react'
import { useLoadedSuites, type Leaderboard } from '../../data/index.ts'
import {
  addPlaceholders,
  getSuiteSorting,
  type LeaderboardEntry,
  type LeaderboardSort,
} from '../../domain/index.ts'

const NO_ENTRIES: readonly LeaderboardEntry[] = []

/**
 * Returns the entries of a suite with its placeholders, and the sort keys of a view that it has.
 *
 * @param listing undefined while it loads
 */
export function useSuiteEntries(
  listing: Leaderboard | undefined,
  sorting: readonly LeaderboardSort[],
) {
  const first = useLoadedSuites()[0]?.id
  const suite = listing?.suite
  const entries = useMemo(() => {
    if (listing === undefined) return NO_ENTRIES
    // The planned evaluations belong to the first suite.
    return listing.suite?.id === first ? addPlaceholders(listing.items) : listing.items
  }, [listing, first])
  return { entries, sorting: useMemo(() => getSuiteSorting(sorting, suite), [sorting, suite]) }
}
