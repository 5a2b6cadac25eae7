import type { LeaderboardEntry, ModelSummary } from './leaderboardEntry.ts'
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

/** Each provider once, in the order of the alphabet. */
export function providersOf(entries: readonly LeaderboardEntry[]): string[] {
  return [...new Set(entries.map(({ provider }) => provider))].sort(compareText)
}
