import { SORT_FIELDS } from '../../domain/index.ts'
import type { LeaderboardColumn } from '../../labels/index.ts'

/** Every column, in the table's own order. */
export const COLUMNS: readonly LeaderboardColumn[] = [...SORT_FIELDS, 'date', 'actions']

/** The columns that are asked for, in the table's own order; the name is what a row is called by. */
export function columnsInOrder(
  wanted: readonly LeaderboardColumn[] = COLUMNS,
): readonly LeaderboardColumn[] {
  return COLUMNS.filter((column) => column === 'name' || wanted.includes(column))
}
