import type { LeaderboardEntry } from './leaderboardEntry.ts'
import type { LeaderboardView } from './leaderboardView.ts'
import { madeOnce } from './madeOnce.ts'
import { compareText } from './ranking.ts'

/**
 * The entries that a view lets through: those of its provider in which every word of the search
 * occurs, each in the name or in the provider, in any case and order.
 */
export function filterEntries(
  entries: readonly LeaderboardEntry[],
  { search, provider }: Pick<LeaderboardView, 'search' | 'provider'>,
): readonly LeaderboardEntry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0 && provider === undefined) return entries
  // Thousands of models share some providers: each of these is looked through once.
  const wordsLeft = new Map<string, readonly string[]>()
  const wordsNotIn = (provider: string) => {
    const text = provider.toLowerCase()
    return words.filter((word) => !text.includes(word))
  }
  return entries.filter((entry) => {
    if (provider !== undefined && entry.provider !== provider) return false
    const left = madeOnce(wordsLeft, entry.provider, wordsNotIn)
    if (left.length === 0) return true
    const text = entry.name.toLowerCase()
    return left.every((word) => text.includes(word))
  })
}

/** Each provider once, in the order of the alphabet. */
export function providersOf(entries: readonly LeaderboardEntry[]): string[] {
  return [...new Set(entries.map(({ provider }) => provider))].sort(compareText)
}
