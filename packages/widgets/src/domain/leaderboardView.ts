import { CATEGORIES } from './category.ts'
import { parseIds, selectionOf } from './compareSelection.ts'

/** What the leaderboard can be sorted by: the model's name, its provider, or one of the scores. */
export const SORT_FIELDS = ['name', 'provider', ...CATEGORIES, 'composite'] as const

/** One thing that the leaderboard can be sorted by. */
export type SortField = (typeof SORT_FIELDS)[number]

/** The columns of the leaderboard, in its own order. */
export const LEADERBOARD_COLUMNS = [...SORT_FIELDS, 'date', 'actions'] as const

/** One column of the leaderboard. */
export type LeaderboardColumn = (typeof LEADERBOARD_COLUMNS)[number]

/** One key of the rows' order. */
export interface LeaderboardSort {
  readonly field: SortField
  readonly direction: 'ascending' | 'descending'
}

/** What of the leaderboard is on screen, and in which order. Its text form is the link. */
export interface LeaderboardView {
  /** Words that must occur in a model's name or provider; empty for all. */
  readonly search: string
  /** The one provider to show; undefined for all. */
  readonly provider: string | undefined
  /** The order of the rows: the first key rules, and each further one decides between equal rows. */
  readonly sorting: readonly LeaderboardSort[]
  /** The columns on screen; undefined for all. The model's name is always on screen. */
  readonly columns: readonly LeaderboardColumn[] | undefined
  /** Ids of the models that are selected for a comparison, at most three. */
  readonly selected: readonly string[]
}

/** Everything, best composite first, and nothing selected. */
export const DEFAULT_VIEW: LeaderboardView = {
  search: '',
  provider: undefined,
  sorting: [{ field: 'composite', direction: 'descending' }],
  columns: undefined,
  selected: [],
}

/** Whether any row is hidden by the view. */
export function isFiltered({ search, provider }: LeaderboardView): boolean {
  return search.trim() !== '' || provider !== undefined
}

const SEARCH = 'q'
const PROVIDER = 'provider'
const SORT = 'sort'
const COLUMNS = 'columns'
const SELECTED = 'selected'

/**
 * Reads a view from a query string; what is absent or makes no sense is as in the default view. A
 * parameter that is given more than once makes no sense: nothing says which one was meant.
 */
export function parseView(params: URLSearchParams): LeaderboardView {
  const read = (name: string) => onlyValueOf(params, name) ?? ''
  return {
    search: read(SEARCH),
    provider: read(PROVIDER) || undefined,
    sorting: parseSorting(read(SORT)) ?? DEFAULT_VIEW.sorting,
    columns: parseColumns(read(COLUMNS)),
    selected: selectionOf(parseIds(read(SELECTED))),
  }
}

function onlyValueOf(params: URLSearchParams, name: string): string | undefined {
  const [value, ...more] = params.getAll(name)
  return more.length === 0 ? value : undefined
}

/**
 * Reads an order such as `composite:desc` or `provider:asc,composite:desc`, most important key first.
 *
 * @returns undefined when a key names no field or no direction, or a field has two keys
 */
export function parseSorting(text: string): LeaderboardSort[] | undefined {
  const keys = text.split(',').map(parseSort)
  const sorting = keys.filter((key) => key !== undefined)
  const fields = new Set(sorting.map(({ field }) => field))
  return fields.size === keys.length ? sorting : undefined
}

function parseSort(text: string): LeaderboardSort | undefined {
  const [name, order, ...more] = text.split(':')
  const field = SORT_FIELDS.find((known) => known === name)
  if (field === undefined || more.length > 0) return undefined
  if (order === 'asc') return { field, direction: 'ascending' }
  return order === 'desc' ? { field, direction: 'descending' } : undefined
}

/** Writes an order as {@link parseSorting} reads it. */
export function serializeSorting(sorting: readonly LeaderboardSort[]): string {
  return sorting
    .map(({ field, direction }) => `${field}:${direction === 'ascending' ? 'asc' : 'desc'}`)
    .join(',')
}

/** The columns that a text names with commas between; undefined when it names none. */
function parseColumns(text: string): LeaderboardColumn[] | undefined {
  const names = text.split(',')
  const columns = LEADERBOARD_COLUMNS.filter((column) => names.includes(column))
  return columns.length === 0 || columns.length === LEADERBOARD_COLUMNS.length ? undefined : columns
}

/**
 * Writes a view into a query string, leaving out what is as in the default view.
 *
 * @param others parameters of other owners, which are kept
 */
export function serializeView(
  { search, provider, sorting, columns, selected }: LeaderboardView,
  others = new URLSearchParams(),
): URLSearchParams {
  const params = new URLSearchParams(others)
  const write = (name: string, value: string) =>
    value === '' ? params.delete(name) : params.set(name, value)
  const sort = serializeSorting(sorting)
  write(SEARCH, search)
  write(PROVIDER, provider ?? '')
  write(SORT, sort === serializeSorting(DEFAULT_VIEW.sorting) ? '' : sort)
  write(COLUMNS, columns?.join(',') ?? '')
  write(SELECTED, selected.join(','))
  return params
}
