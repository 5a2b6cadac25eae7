import { parseSort, SORT_FIELDS, type LeaderboardSort } from '../domain/index.ts'
import type { LeaderboardColumn } from '../labels/index.ts'
import type { Theme } from '../ui/index.ts'
import { COLUMNS } from '../widgets/leaderboard-table/index.ts'

/** What an attribute says, or why it cannot be read. */
export type Read<Value> =
  | { readonly value: Value; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: string }

const THEMES: readonly Theme[] = ['inherit', 'light', 'dark', 'system']

/** Words between spaces or commas. */
export function readList(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '')
}

/** How many rows at most. */
export function readLimit(text: string): Read<number> {
  const limit = /^\d+$/.test(text.trim()) ? Number(text) : 0
  return limit >= 1 ? { value: limit } : { problem: 'a whole number from 1 on' }
}

/** Which columns, in any order. */
export function readColumns(text: string): Read<readonly LeaderboardColumn[]> {
  const words = readList(text)
  const value = COLUMNS.filter((column) => words.includes(column))
  return value.length === new Set(words).size
    ? { value }
    : { problem: `some of ${COLUMNS.join(', ')}, with spaces between` }
}

/** A field and a direction, such as `composite:desc`. */
export function readSort(text: string): Read<LeaderboardSort> {
  const value = parseSort(text)
  return value === undefined
    ? { problem: `${SORT_FIELDS.join(', ')}, each with :asc or :desc` }
    : { value }
}

/** Light or dark. */
export function readTheme(text: string): Read<Theme> {
  const value = THEMES.find((theme) => theme === text)
  return value === undefined ? { problem: THEMES.join(', ') } : { value }
}
