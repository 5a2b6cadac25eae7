import { compareAscii } from './compareAscii.ts'
import { DEFAULT_LOCALE } from './format.ts'
import type { LeaderboardEntry, ModelSummary } from './leaderboardEntry.ts'
import { isExtraColumnId, type ExtraColumnId } from './extraColumn.ts'
import { isTextField, type SortField } from './leaderboardView.ts'
import { getRawScore } from './score.ts'

/** Created on first use and shared: creating a collator takes a thousand times as long as using it. */
let collator: Intl.Collator | undefined

/** Compares two texts in natural order, ignoring case and accents: 7B sorts before 13B. */
export function compareText(a: string, b: string): number {
  return compareAscii(a, b) ?? compareByCollator(a, b)
}

function compareByCollator(a: string, b: string): number {
  collator ??= new Intl.Collator(DEFAULT_LOCALE, { numeric: true, sensitivity: 'base' })
  return collator.compare(a, b)
}

/** Returns models sorted by name, in natural order. */
export function sortByName<Model extends Pick<ModelSummary, 'name'>>(
  models: readonly Model[],
): Model[] {
  // A list with other characters needs the collator anyway, which is the faster of the two once it exists.
  const isAscii = models.every(({ name }) => /^[ -~]*$/.test(name))
  const compare = isAscii ? compareText : compareByCollator
  return [...models].sort((a, b) => compare(a.name, b.name))
}

/**
 * Returns the value to sort an entry by: text, a raw score from 0 to 1, or undefined when it is
 * missing or the host’s. Callers sort undefined last in both directions.
 */
export function getSortValue(
  entry: LeaderboardEntry,
  field: SortField | ExtraColumnId,
): string | number | undefined {
  if (isExtraColumnId(field)) return undefined
  return isTextField(field) ? entry[field] : getRawScore(entry.scores[field])
}

/** Compares two values of one field, smallest first. */
export function compareValues(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareText(String(a), String(b))
}
