import { showValue } from '../../../data/index.ts'
import { getExtraValue, type ExtraValue, type LeaderboardEntry } from '../../../domain/index.ts'
import type { ExtraColumn } from './extraColumn.ts'
import { logColumnError } from './logErrorOnce.ts'

/**
 * Returns the value of a model in a host's column; undefined when it is missing. What is neither a text nor a number,
 * and a function that throws, count as missing, with one sentence in the console.
 */
export function readExtraValue(
  column: ExtraColumn,
  entry: LeaderboardEntry,
): ExtraValue | undefined {
  const value = callAccessor(column, entry)
  if (value !== undefined && value !== null && !['string', 'number'].includes(typeof value)) {
    logColumnError(
      column,
      'value',
      `the column “${column.id}” has ${value instanceof Date ? 'a Date' : showValue(value)} for “${entry.id}”. Allowed: a text, a finite number, null or undefined.`,
    )
  }
  return getExtraValue(value)
}

/** Calls a function of the host, which plain JavaScript may have got wrong. */
function callAccessor(column: ExtraColumn, entry: LeaderboardEntry): unknown {
  try {
    return column.accessorFn?.(entry)
  } catch (error) {
    logColumnError(
      column,
      'value',
      `the column “${column.id}” has no value for “${entry.id}”: ${String(error)}`,
    )
    return undefined
  }
}
