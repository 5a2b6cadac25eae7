import { logOnce } from '../../../data/index.ts'
import type { ExtraColumn } from './extraColumn.ts'

/** Logs an error for the developer of the host, once for each text. */
export function logErrorOnce(sentence: string): void {
  logOnce('error', `LeaderboardTable: ${sentence}`)
}

/** The parts of each column that have failed. */
const failed = new WeakMap<ExtraColumn, Set<string>>()

/** Logs an error of a part of a column, for the first of its models alone: most mistakes concern all of them. */
export function logColumnError(column: ExtraColumn, part: string, sentence: string): void {
  const parts = failed.get(column) ?? new Set()
  failed.set(column, parts)
  if (parts.has(part)) return
  parts.add(part)
  logErrorOnce(sentence)
}
