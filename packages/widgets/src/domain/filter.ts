import type { LeaderboardEntry, ModelSummary } from './leaderboardEntry.ts'
import type { LeaderboardView } from './leaderboardView.ts'
import { compareText } from './ranking.ts'

/** Whether every word of a search occurs in a model's name or provider, in any case and order. */
export function matchesSearch(
  { name, provider }: Pick<ModelSummary, 'name' | 'provider'>,
  search: string,
): boolean {
  const text = `${name}\n${provider}`.toLowerCase()
  const words = search.toLowerCase().split(/\s+/)
  return words.every((word) => text.includes(word))
}

/** The entries of a view's provider that match its search. */
export function filterEntries(
  entries: readonly LeaderboardEntry[],
  { search, provider }: Pick<LeaderboardView, 'search' | 'provider'>,
): readonly LeaderboardEntry[] {
  return entries.filter(
    (entry) =>
      (provider === undefined || entry.provider === provider) && matchesSearch(entry, search),
  )
}

/** Each provider once, in the order of the alphabet. */
export function providersOf(entries: readonly LeaderboardEntry[]): string[] {
  return [...new Set(entries.map(({ provider }) => provider))].sort(compareText)
}
