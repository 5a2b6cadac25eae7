import { getExtraValue, type ExtraValue, type LeaderboardEntry } from '../../../domain/index.ts'
import type { ExtraColumn } from './extraColumn.ts'
import { logErrorOnce } from './logErrorOnce.ts'

/**
 * Returns the value of a model in a host's column; undefined when it is missing. What is neither a text nor a number,
 * and a function that throws, count as missing, with a sentence in the console.
 */
export function readExtraValue(
  column: ExtraColumn,
  entry: LeaderboardEntry,
): ExtraValue | undefined {
  const value = callAccessor(column, entry)
  if (value !== undefined && value !== null && !['string', 'number'].includes(typeof value)) {
    logErrorOnce(`the column “${column.id}” has no text or number for “${entry.id}”.`)
  }
  return getExtraValue(value)
}

/** Calls a function of the host, which plain JavaScript may have got wrong. */
function callAccessor(column: ExtraColumn, entry: LeaderboardEntry): unknown {
  try {
    return column.accessorFn?.(entry)
  } catch (error) {
    logErrorOnce(`the column “${column.id}” has no value for “${entry.id}”: ${String(error)}`)
    return undefined
  }
}
