import type { LeaderboardEntry, ModelSummary } from './leaderboardEntry.ts'
import { compareText } from './compare.ts'
import { foldText } from './foldText.ts'

type SearchedModel = Pick<ModelSummary, 'name' | 'provider'>

/**
 * Returns whether every word of a search occurs in a model's name or provider, whatever separates their letters and
 * numbers: `gpt-4`, `gpt_4` and `gpt4` find “GPT 4”.
 */
export function matchesSearch(model: SearchedModel, search: string): boolean {
  return createSearchMatcher(search)(model)
}

/** Returns a predicate for {@link matchesSearch} that splits the search once for all models. */
export function createSearchMatcher(search: string): (model: SearchedModel) => boolean {
  const words = foldText(search).split(/\s+/)
  const spaced = words.map(spaceParts)
  const hasParts = words.some((word, index) => spaced[index] !== word)
  return ({ name, provider }) => {
    const text = foldText(`${name}\n${provider}`)
    const spacedText = hasParts ? spaceParts(text) : text
    return words.every(
      (word, index) => text.includes(word) || spacedText.includes(spaced[index] ?? word),
    )
  }
}

/** Puts one space for any separators after a letter or a digit, and between letters and the number after them. */
function spaceParts(text: string): string {
  // Names such as o1 have no separator, and would be found in “Pro-1.5”.
  return text.replace(/([^\n _.,:/()-])[ _.,:/()-]+/g, '$1 ').replace(/[a-z]{2}(?=\d)/g, '$& ')
}

/** Returns the distinct providers in alphabetical order. */
export function getProviders(entries: readonly LeaderboardEntry[]): string[] {
  return [...new Set(entries.map(({ provider }) => provider))].sort(compareText)
}
