import type { LeaderboardEntry, LeaderboardSort } from '../../../domain/index.ts'
import type { NamedSort } from '../../../labels/index.ts'
import type { ExtraColumn } from './extraColumn.ts'
import { readExtraValue } from './readExtraValue.ts'

/** Returns the words for a sort key of a host's column; undefined for the columns of the package. */
export function describeExtraSort(
  { field }: LeaderboardSort,
  extra: readonly ExtraColumn[],
  entries: readonly LeaderboardEntry[],
): Pick<NamedSort, 'isText' | 'words'> | undefined {
  const column = extra.find(({ id }) => id === field)
  if (column === undefined) return undefined
  const isText = entries.some((entry) => typeof readExtraValue(column, entry) === 'string')
  return { isText, words: column.sortWords }
}
