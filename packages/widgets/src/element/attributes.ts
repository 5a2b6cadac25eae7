import {
  isExtraColumnId,
  isModelId,
  LEADERBOARD_COLUMNS,
  LEADERBOARD_SHOWS,
  parseShow,
  parseSorting,
  SORT_FIELDS,
  THEMES,
  type LeaderboardShow,
  type LeaderboardSort,
  type ShownColumn,
  type Theme,
} from '../domain/index.ts'
import { parseList } from './parseList.ts'

/** The parsed value of an attribute, or what a valid value looks like. */
export type ParsedAttribute<Value> =
  | { readonly value: Value; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: string }

/** Parses a maximum number of rows. */
export function parseLimit(text: string): ParsedAttribute<number> {
  const limit = /^\d+$/.test(text.trim()) ? Number(text) : 0
  return limit >= 1 ? { value: limit } : { problem: 'a whole number, 1 or more' }
}

/** Parses a list of columns. Their order has no effect. */
export function parseColumns(text: string): ParsedAttribute<readonly ShownColumn[]> {
  const words = new Set(parseList(text))
  const known = LEADERBOARD_COLUMNS.filter((column) => words.has(column))
  const value = [...known, ...[...words].filter(isExtraColumnId)]
  return value.length === words.size
    ? { value }
    : { problem: `a space-separated list of ${LEADERBOARD_COLUMNS.join(', ')}` }
}

/** Parses sort keys, such as `composite:desc` or `provider:asc,composite:desc`. */
export function parseSortingAttribute(text: string): ParsedAttribute<readonly LeaderboardSort[]> {
  const value = parseSorting(text.replace(/\s+/g, ''))
  return value === undefined
    ? {
        problem: `a comma-separated list of ${SORT_FIELDS.join(', ')}, each once and with :asc or :desc, or none`,
      }
    : { value }
}

/** Parses the id of a suite, which has the form of a model's. */
export function parseSuiteAttribute(text: string): ParsedAttribute<string> {
  return isModelId(text)
    ? { value: text }
    : { problem: 'the id of a suite: lowercase letters and digits, with hyphens or dots between' }
}

/** Parses how the rows are shown. */
export function parseShowAttribute(text: string): ParsedAttribute<LeaderboardShow> {
  const value = parseShow(text)
  return value === undefined ? { problem: LEADERBOARD_SHOWS.join(' or ') } : { value }
}

/** Parses the length of the notes below a leaderboard. */
export function parseNotes(text: string): ParsedAttribute<'full' | 'short'> {
  return text === 'full' || text === 'short' ? { value: text } : { problem: 'full or short' }
}

/** Parses `true` or `false`. */
export function parseBoolean(text: string): ParsedAttribute<boolean> {
  if (text === 'true' || text === 'false') return { value: text === 'true' }
  return { problem: 'true or false' }
}

/** Parses a theme. */
export function parseTheme(text: string): ParsedAttribute<Theme> {
  const value = THEMES.find((theme) => theme === text)
  return value === undefined ? { problem: THEMES.join(', ') } : { value }
}
