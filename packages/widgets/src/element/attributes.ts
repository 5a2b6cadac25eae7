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

/** The parsed value of an attribute, and what a valid one looks like if it is none or only a part of it is valid. */
export interface ParsedAttribute<Value> {
  readonly value?: Value | undefined
  readonly problem?: string | undefined
}

/** Parses a maximum number of rows. */
export function parseLimit(text: string): ParsedAttribute<number> {
  const limit = /^\d+$/.test(text.trim()) ? Number(text) : 0
  return limit >= 1 ? { value: limit } : { problem: 'a whole number, 1 or more' }
}

/** Parses a list of columns. Their order has no effect, and a wrong word is left out. */
export function parseColumns(text: string): ParsedAttribute<readonly ShownColumn[]> {
  const words = [...new Set(parseList(text))]
  const known = LEADERBOARD_COLUMNS.filter((column) => words.includes(column))
  const value = [...known, ...words.filter(isExtraColumnId)]
  const wrong = words.filter((word) => !value.some((column) => column === word))
  return keepValid(
    value,
    wrong,
    `a space-separated list of ${LEADERBOARD_COLUMNS.join(', ')} and ids of extraColumns`,
  )
}

/** Parses sort keys, such as `composite:desc` or `provider:asc,composite:desc`. A wrong key is left out. */
export function parseSortingAttribute(text: string): ParsedAttribute<readonly LeaderboardSort[]> {
  const compact = text.replace(/\s+/g, '')
  if (parseSorting(compact)?.length === 0) return { value: [] }
  const value: LeaderboardSort[] = []
  const wrong = compact.split(',').filter((key) => {
    const [sort] = parseSorting(key) ?? []
    if (sort === undefined || value.some(({ field }) => field === sort.field)) return true
    value.push(sort)
    return false
  })
  return keepValid(
    value,
    wrong,
    `a comma-separated list of ${SORT_FIELDS.join(', ')} and ids of extraColumns, each once and with :asc or :desc, or none`,
  )
}

/** Returns the valid parts of a list, and what is allowed if there are wrong ones. */
function keepValid<Part>(
  value: readonly Part[],
  wrong: readonly string[],
  allowed: string,
): ParsedAttribute<readonly Part[]> {
  return {
    value: value.length === 0 ? undefined : value,
    problem: wrong.length === 0 ? undefined : `${allowed}; wrong: ${wrong.join(' ')}`,
  }
}

/** Parses the id of a suite, which has the form of a model's. */
export function parseSuiteAttribute(text: string): ParsedAttribute<string> {
  return isModelId(text) ? { value: text } : { problem: 'the id of a suite, such as trustllm' }
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
