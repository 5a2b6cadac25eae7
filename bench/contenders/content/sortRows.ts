import {
  compareValues,
  getSortValue,
  type LeaderboardEntry,
} from '@transparency-lab/widgets/domain'
import type { SortField } from '@transparency-lab/widgets/domain'

/** Compares two values of a column. Missing values are last in both directions. */
export function compareMissingLast(
  a: string | number | undefined,
  b: string | number | undefined,
  isDescending: boolean,
): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return isDescending ? compareValues(b, a) : compareValues(a, b)
}

/** Sorts the entries, for contenders that leave sorting to the page. */
export function sortRows(
  entries: readonly LeaderboardEntry[],
  field: SortField,
  isDescending: boolean,
): LeaderboardEntry[] {
  const keyed = entries.map((entry) => ({ entry, value: getSortValue(entry, field) }))
  keyed.sort((a, b) => compareMissingLast(a.value, b.value, isDescending))
  return keyed.map(({ entry }) => entry)
}
