import { CATEGORIES } from './category.ts'

/** What the leaderboard can be sorted by: the model's name, its provider, or one of the scores. */
export const SORT_FIELDS = ['name', 'provider', ...CATEGORIES, 'composite'] as const

/** One thing that the leaderboard can be sorted by. */
export type SortField = (typeof SORT_FIELDS)[number]

/** The order of the rows. */
export interface LeaderboardSort {
  readonly field: SortField
  readonly direction: 'ascending' | 'descending'
}

/** Which rows of the leaderboard are on screen, and in which order. Its text form is the link. */
export interface LeaderboardView {
  /** Words that must occur in a model's name or provider; empty for all. */
  readonly search: string
  /** The one provider to show; undefined for all. */
  readonly provider: string | undefined
  readonly sort: LeaderboardSort
}

/** Everything, best composite first. */
export const DEFAULT_VIEW: LeaderboardView = {
  search: '',
  provider: undefined,
  sort: { field: 'composite', direction: 'descending' },
}

/** The order after a click on a header: turned round, or its natural one where another ruled. */
export function toggleSort(sort: LeaderboardSort, field: SortField): LeaderboardSort {
  const isText = field === 'name' || field === 'provider'
  if (sort.field !== field) return { field, direction: isText ? 'ascending' : 'descending' }
  return { field, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' }
}

/** Whether any row is hidden by the view. */
export function isFiltered(view: LeaderboardView): boolean {
  return view.search.trim() !== '' || view.provider !== undefined
}

const SEARCH = 'q'
const PROVIDER = 'provider'
const SORT = 'sort'

/**
 * Reads a view from a query string; what is absent or makes no sense is as in the default view. A
 * parameter that is given more than once makes no sense: nothing says which one was meant.
 */
export function parseView(params: URLSearchParams): LeaderboardView {
  return {
    search: onlyValueOf(params, SEARCH) ?? DEFAULT_VIEW.search,
    provider: onlyValueOf(params, PROVIDER) || DEFAULT_VIEW.provider,
    sort: parseSort(onlyValueOf(params, SORT) ?? '') ?? DEFAULT_VIEW.sort,
  }
}

function onlyValueOf(params: URLSearchParams, name: string): string | undefined {
  const [value, ...more] = params.getAll(name)
  return more.length === 0 ? value : undefined
}

/**
 * Reads an order such as `composite:desc`.
 *
 * @returns undefined when it names no field, or no direction
 */
export function parseSort(text: string): LeaderboardSort | undefined {
  const [name, order, ...more] = text.split(':')
  const field = SORT_FIELDS.find((known) => known === name)
  if (field === undefined || more.length > 0) return undefined
  if (order === 'asc') return { field, direction: 'ascending' }
  return order === 'desc' ? { field, direction: 'descending' } : undefined
}

/** Writes an order as {@link parseSort} reads it. */
export function serializeSort({ field, direction }: LeaderboardSort): string {
  return `${field}:${direction === 'ascending' ? 'asc' : 'desc'}`
}

/**
 * Writes a view into a query string, leaving out what is as in the default view.
 *
 * @param others parameters of other owners, which are kept
 */
export function serializeView(
  view: LeaderboardView,
  others = new URLSearchParams(),
): URLSearchParams {
  const params = new URLSearchParams(others)
  const write = (name: string, value: string) =>
    value === '' ? params.delete(name) : params.set(name, value)
  const { field, direction } = view.sort
  const isDefaultSort =
    field === DEFAULT_VIEW.sort.field && direction === DEFAULT_VIEW.sort.direction
  write(SEARCH, view.search)
  write(PROVIDER, view.provider ?? '')
  write(SORT, isDefaultSort ? '' : serializeSort(view.sort))
  return params
}
