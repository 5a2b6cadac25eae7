import type { LeaderboardEntry, ModelSummary } from './leaderboardEntry.ts'
import { compareText } from './compare.ts'
import { foldText } from './foldText.ts'

type SearchedModel = Pick<ModelSummary, 'name' | 'provider'>

/** Returns whether every word of a search occurs in a model's name or provider, however either is spelled. */
export function matchesSearch(model: SearchedModel, search: string): boolean {
  return createSearchMatcher(search)(model)
}

/** Returns a predicate for {@link matchesSearch} that splits the search once for all models. */
export function createSearchMatcher(search: string): (model: SearchedModel) => boolean {
  const words = foldText(search).split(/\s+/).map(spellWord)
  return ({ name, provider }) => {
    const text = foldText(`${name}\n${provider}`)
    return words.every((spellings) => spellings.some((word) => text.includes(word)))
  }
}

/** Returns a word, and `gpt4` also as `gpt-4` and the like: with a separator between its letters and its number. */
function spellWord(word: string): readonly string[] {
  // Names such as o1 have no separator, and would be found in “Pro-1.5”.
  return ['$&', '$&-', '$& '].map((letters) => word.replace(/^[a-z]{2,}(?=\d)/, letters))
}

/** Returns the distinct providers in alphabetical order. */
export function getProviders(entries: readonly LeaderboardEntry[]): string[] {
  return [...new Set(entries.map(({ provider }) => provider))].sort(compareText)
}
