import { MEASURES, type Measure } from './category.ts'
import { parseIds } from './compareSelection.ts'
import { isExtraColumnId, type ExtraColumnId } from './extraColumn.ts'
import { isModelId } from './modelId.ts'
import {
  getUnmeasuredCategories,
  getRankingScore,
  measuresComposite,
  parseSuiteId,
  SUITE_PARAMETER,
  type Suite,
} from './suite.ts'

/** What the leaderboard can be sorted by: the model's name, its provider, or one of the scores. */
export const SORT_FIELDS = ['name', 'provider', ...MEASURES] as const

/** A field that the leaderboard can be sorted by. */
export type SortField = (typeof SORT_FIELDS)[number]

/** Returns whether a field of the leaderboard has texts, which sort from A to Z. */
export function isTextField(field: SortField | ExtraColumnId): field is 'name' | 'provider' {
  return field === 'name' || field === 'provider'
}

/** The columns of the leaderboard, in display order. */
export const LEADERBOARD_COLUMNS = [...SORT_FIELDS, 'date', 'actions'] as const

/** One column of the leaderboard. */
export type LeaderboardColumn = (typeof LEADERBOARD_COLUMNS)[number]

/** One column of the leaderboard, or one that a host adds. */
export type ShownColumn = LeaderboardColumn | ExtraColumnId

/** Returns the columns of a suite, without the scores that it does not measure. */
export function getSuiteColumns(suite: Suite | undefined): LeaderboardColumn[] {
  const unmeasured: readonly LeaderboardColumn[] = [
    ...getUnmeasuredCategories(suite),
    ...(measuresComposite(suite) ? [] : (['composite'] as const)),
  ]
  return LEADERBOARD_COLUMNS.filter((column) => !unmeasured.includes(column))
}

/**
 * Keeps the sort keys whose columns a suite has. When none is left, returns its ranking score, highest first.
 *
 * @param extra the columns that the host adds, which every suite has
 */
export function getSuiteSorting(
  sorting: readonly LeaderboardSort[],
  suite: Suite | undefined,
  extra: readonly ExtraColumnId[] = [],
): readonly LeaderboardSort[] {
  const columns: readonly ShownColumn[] = [...getSuiteColumns(suite), ...extra]
  const known = sorting.filter(({ field }) => columns.includes(field))
  if (known.length > 0) return known.length === sorting.length ? sorting : known
  const score = getRankingScore(suite)
  const field = columns.includes(score) ? score : 'name'
  return [{ field, direction: field === 'name' ? 'ascending' : 'descending' }]
}

/** Returns the score that rows are sorted by; undefined when it is a text or a column of the host. */
export function getSortedScore([first]: readonly LeaderboardSort[]): Measure | undefined {
  return MEASURES.find((measure) => measure === first?.field)
}

/** Returns the score that a leaderboard is about: the first sort key, or the one that ranks the suite's models. */
export function getMainScore(
  sorting: readonly LeaderboardSort[],
  suite: Pick<Suite, 'categories'> | undefined,
): Measure {
  return getSortedScore(sorting) ?? getRankingScore(suite)
}

/** How the leaderboard shows its rows: as a table of scores, or as a picture of scores with their intervals. */
export const LEADERBOARD_SHOWS = ['table', 'picture'] as const

/** One way in which the leaderboard shows its rows. */
export type LeaderboardShow = (typeof LEADERBOARD_SHOWS)[number]

/** One sort key of the leaderboard. */
export interface LeaderboardSort {
  readonly field: SortField | ExtraColumnId
  readonly direction: 'ascending' | 'descending'
}

/** The suite, search, filter, order, columns and selection of the leaderboard. A link can hold all of it. */
export interface LeaderboardView {
  /** The id of the suite; undefined for the first one. */
  readonly suite: string | undefined
  /** Words that must occur in a model's name or provider; empty for all. */
  readonly search: string
  /** The only provider to show; undefined for all. */
  readonly provider: string | undefined
  /** The sort keys: each key orders the rows that are equal by the keys before it. */
  readonly sorting: readonly LeaderboardSort[]
  /** The visible columns; undefined for all. The column of names is always visible. */
  readonly columns: readonly ShownColumn[] | undefined
  /** Ids of the models selected for comparison; the first three that exist count. */
  readonly selected: readonly string[]
  /** How the rows are shown; undefined for what the host chose. */
  readonly show: LeaderboardShow | undefined
}

/** All models and columns of the first suite, best composite first, nothing selected. */
export const DEFAULT_VIEW: LeaderboardView = {
  suite: undefined,
  search: '',
  provider: undefined,
  sorting: [{ field: 'composite', direction: 'descending' }],
  columns: undefined,
  selected: [],
  show: undefined,
}

const SEARCH = 'q'
const PROVIDER = 'provider'
const SORT = 'sort'
const COLUMNS = 'columns'
const SELECTED = 'selected'
const SHOW = 'show'

/**
 * Parses a view from a query string. Missing and invalid parameters get their default value, and so
 * does a parameter that occurs more than once, because the intended value is unknown.
 */
export function parseView(params: URLSearchParams): LeaderboardView {
  const read = (name: string) => getOnlyValue(params, name) ?? ''
  return {
    suite: parseSuiteId(params),
    search: read(SEARCH),
    provider: read(PROVIDER) || undefined,
    sorting: parseSorting(read(SORT)) ?? DEFAULT_VIEW.sorting,
    columns: parseColumns(getOnlyValue(params, COLUMNS)),
    selected: [...new Set(parseIds(read(SELECTED)))].filter(isModelId),
    show: parseShow(read(SHOW)),
  }
}

function getOnlyValue(params: URLSearchParams, name: string): string | undefined {
  const [value, ...more] = params.getAll(name)
  return more.length === 0 ? value : undefined
}

/** The serialized form of no sort keys, with which chosen models keep their order. */
const NO_SORTING = 'none'

/**
 * Parses sort keys such as `composite:desc` or `provider:asc,composite:desc`, most important first, and `none` to no
 * keys.
 *
 * @returns undefined when a key has an unknown field or direction, or a field occurs twice
 */
export function parseSorting(text: string): LeaderboardSort[] | undefined {
  if (text === NO_SORTING) return []
  const keys = text.split(',').map(parseSort)
  const sorting = keys.filter((key) => key !== undefined)
  const fields = new Set(sorting.map(({ field }) => field))
  return fields.size === keys.length ? sorting : undefined
}

function parseSort(text: string): LeaderboardSort | undefined {
  const [name = '', order, ...more] = text.split(':')
  const field = isExtraColumnId(name) ? name : SORT_FIELDS.find((known) => known === name)
  if (field === undefined || more.length > 0) return undefined
  if (order === 'asc') return { field, direction: 'ascending' }
  return order === 'desc' ? { field, direction: 'descending' } : undefined
}

/** Serializes sort keys for {@link parseSorting}. */
export function serializeSorting(sorting: readonly LeaderboardSort[]): string {
  if (sorting.length === 0) return NO_SORTING
  return sorting
    .map(({ field, direction }) => `${field}:${direction === 'ascending' ? 'asc' : 'desc'}`)
    .join(',')
}

/** Parses how the rows are shown; undefined for any other text. */
export function parseShow(text: string): LeaderboardShow | undefined {
  return LEADERBOARD_SHOWS.find((show) => show === text)
}

/**
 * Parses a comma-separated list of columns. An empty text is an empty list. Undefined means all columns, also
 * for a list of unknown names only.
 */
function parseColumns(text: string | undefined): ShownColumn[] | undefined {
  if (text === undefined || text === '') return text === '' ? [] : undefined
  const names = text.split(',')
  const known = LEADERBOARD_COLUMNS.filter((column) => names.includes(column))
  const columns = [...known, ...new Set(names.filter(isExtraColumnId))]
  return columns.length === 0 ? undefined : columns
}

/**
 * Writes a view into a query string. Default values are omitted.
 *
 * @param others other parameters, which are kept
 */
export function serializeView(
  { suite, search, provider, sorting, columns, selected, show }: LeaderboardView,
  others = new URLSearchParams(),
): URLSearchParams {
  const params = new URLSearchParams(others)
  const write = (name: string, value: string) =>
    value === '' ? params.delete(name) : params.set(name, value)
  const sort = serializeSorting(sorting)
  write(SUITE_PARAMETER, suite ?? '')
  write(SEARCH, search)
  write(PROVIDER, provider ?? '')
  write(SORT, sort === serializeSorting(DEFAULT_VIEW.sorting) ? '' : sort)
  write(COLUMNS, columns?.join(',') ?? '')
  // An empty list shows the names alone; without the parameter, every column is visible.
  if (columns?.length === 0) params.set(COLUMNS, '')
  write(SELECTED, selected.join(','))
  write(SHOW, show ?? '')
  return params
}

/**
 * Adds parts of a view to the address of a leaderboard.
 *
 * @param address keeps its other parameters and its fragment; a fragment such as `#/board` is a path
 */
export function addView(address: string, view: Partial<LeaderboardView>): string {
  const fragment = /#(?!\/).*$/.exec(address)?.[0] ?? ''
  const end = address.length - fragment.length
  const start = address.indexOf('?')
  const path = address.slice(0, start === -1 ? end : Math.min(start, end))
  const given = new URLSearchParams(address.slice(path.length, end))
  const query = serializeView({ ...parseView(given), ...view }, given).toString()
  return `${path}${query === '' ? '' : `?${query}`}${fragment}`
}
