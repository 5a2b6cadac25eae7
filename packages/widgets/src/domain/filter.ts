import type { LeaderboardEntry, ModelSummary } from './leaderboardEntry.ts'
import { compareText } from './compare.ts'
import { foldText } from './foldText.ts'

type SearchedModel = Pick<ModelSummary, 'name' | 'provider'>

/**
 * Returns whether every word of a search occurs in a model's name or provider, whatever separates its parts there:
 * `gpt-4`, `gpt_4` and `gpt4` find “GPT 4”. A word without a separator is divided only between letters and a number
 * after them.
 */
export function matchesSearch(model: SearchedModel, search: string): boolean {
  return createSearchMatcher(search)(model)
}

/** Returns a predicate for {@link matchesSearch} that splits the search once for all models. */
export function createSearchMatcher(search: string): (model: SearchedModel) => boolean {
  // No name is so long, and a pattern of a pasted text would be too long for a browser.
  const words = foldText(search).slice(0, 999).split(/\s+/)
  const patterns = words.map(createPattern)
  const hasParts = patterns.some((pattern) => pattern !== undefined)
  return ({ name, provider }) => {
    const text = foldText(`${name}\n${provider}`)
    const spacedText = hasParts ? spaceParts(text) : text
    return words.every(
      (word, index) => text.includes(word) || patterns[index]?.test(spacedText) === true,
    )
  }
}

/**
 * Returns a pattern of the parts of a word; undefined if the word is one part. A number in it is no part of a longer
 * one: `gpt-5.2` is not in “GPT-5 2025”, but `claude-3` is in “Claude 3.5”.
 */
function createPattern(word: string): RegExp | undefined {
  const spaced = spaceParts(word)
  if (spaced === word) return undefined
  const literal = spaced.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
  // A year or a date may be cut off, as 2024 of 20240620.
  const end = /(?:^|\D)\d{1,2}$/.test(spaced) ? '(?!\\d)' : ''
  return new RegExp((/^\d/.test(spaced) ? '(?<!\\d)' : '') + literal + end)
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
