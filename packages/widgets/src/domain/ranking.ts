import { hasComposite } from './composite.ts'
import { DEFAULT_LOCALE } from './format.ts'
import type { LeaderboardEntry } from './leaderboardEntry.ts'
import type { SortField } from './leaderboardView.ts'
import { isMeasured } from './score.ts'

/** One for the whole page: making a collator takes a thousand times as long as using it. */
let collator: Intl.Collator | undefined

/** The order of two texts as a person looks them up: case and accents aside, 7B before 13B. */
export function compareText(a: string, b: string): number {
  collator ??= new Intl.Collator(DEFAULT_LOCALE, { numeric: true, sensitivity: 'base' })
  return collator.compare(a, b)
}

/**
 * What an entry is sorted by: text, a raw score from 0 to 1, or undefined when it is missing.
 * Whoever sorts puts undefined last in both directions.
 */
export function sortValueOf(
  entry: LeaderboardEntry,
  field: SortField,
): string | number | undefined {
  if (field === 'name' || field === 'provider') return entry[field]
  if (field === 'composite') return hasComposite(entry.composite) ? entry.composite : undefined
  const score = entry.scores[field]
  return isMeasured(score) ? score.raw : undefined
}

/** The order of two values of one field, smallest first. */
export function compareValues(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareText(String(a), String(b))
}
