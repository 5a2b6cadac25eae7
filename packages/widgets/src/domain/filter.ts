import type { LeaderboardEntry, ModelSummary } from './leaderboardEntry.ts'
import { compareText } from './ranking.ts'

type SearchedModel = Pick<ModelSummary, 'name' | 'provider'>

/** Whether every word of a search occurs in a model's name or provider, in any case and order. */
export function matchesSearch(model: SearchedModel, search: string): boolean {
  return createSearchMatcher(search)(model)
}

/** Returns the test of {@link matchesSearch} for one search, which splits it once for all models. */
export function createSearchMatcher(search: string): (model: SearchedModel) => boolean {
  const words = search.toLowerCase().split(/\s+/)
  return ({ name, provider }) => {
    const text = `${name}\n${provider}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
}

/** Each provider once, in the order of the alphabet. */
export function providersOf(entries: readonly LeaderboardEntry[]): string[] {
  return [...new Set(entries.map(({ provider }) => provider))].sort(compareText)
}
