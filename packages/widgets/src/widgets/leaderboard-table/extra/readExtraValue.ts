import type { ExtraValue, LeaderboardEntry } from '../../../domain/index.ts'
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
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (value !== undefined && value !== null) {
    logErrorOnce(`the column “${column.id}” has no text or number for “${entry.id}”.`)
  }
  return undefined
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
