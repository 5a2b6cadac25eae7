import {
  LEADERBOARD_COLUMNS,
  parseSorting,
  SORT_FIELDS,
  type LeaderboardColumn,
  type LeaderboardSort,
} from '../domain/index.ts'
import type { Theme } from '../ui/index.ts'

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
  const value = LEADERBOARD_COLUMNS.filter((column) => words.includes(column))
  return value.length === new Set(words).size
    ? { value }
    : { problem: `some of ${LEADERBOARD_COLUMNS.join(', ')}, with spaces between` }
}

/** Fields and directions, such as `composite:desc` or `provider:asc,composite:desc`. */
export function readSorting(text: string): Read<readonly LeaderboardSort[]> {
  const value = parseSorting(text)
  return value === undefined
    ? {
        problem: `some of ${SORT_FIELDS.join(', ')}, each once and with :asc or :desc, with commas between`,
      }
    : { value }
}

/** A switch: it is on unless its text says false. */
export function readSwitch(text: string): Read<boolean> {
  if (text === 'true' || text === 'false') return { value: text === 'true' }
  return { problem: 'true or false' }
}

/** Light or dark. */
export function readTheme(text: string): Read<Theme> {
  const value = THEMES.find((theme) => theme === text)
  return value === undefined ? { problem: THEMES.join(', ') } : { value }
}
