import {
  SORT_FIELDS,
  SUITE_PARAMETER,
  isModelId,
  type SortField,
} from '@transparency-lab/widgets/domain'
import { isTextField } from '@transparency-lab/widgets/domain-internal'

/** The paths that stand for a page with a query string, because static hosts ignore query strings. */
const SUITE_PATH = /^\/suite\/([^/]+)(?:\/([^/]+))?\/?$/
const COMPARE_PATH = /^\/compare\/([^/]+)\/([^/]+)(?:\/([^/]+))?\/?$/

/** Returns the path of the page that a path stands for: `/` for a suite, `/compare` for a pair of models. */
export function getQueryPath(pathname: string): string {
  if (SUITE_PATH.test(pathname)) return '/'
  return COMPARE_PATH.test(pathname) ? '/compare' : pathname
}

/**
 * Returns the key of a page. When the key changes, the site scrolls up and moves the focus. Another suite of
 * a model is another page, because the link that the reader followed is not on it. Otherwise the query string
 * only changes the view, or has the options of a dialog, and the key stays the same.
 */
export function getPageKey(pathname: string, search: string): string {
  if (!pathname.startsWith('/model/')) return getQueryPath(pathname)
  return `${pathname}?${new URLSearchParams(search).get(SUITE_PARAMETER) ?? ''}`
}

/**
 * Returns the query string that a path stands for: `?suite=a&sort=bias:desc` for `/suite/a/bias`, and
 * `?models=a,b` for `/compare/a/b`. Parameters in the address take precedence.
 */
export function getPathQuery(pathname: string, params: URLSearchParams): URLSearchParams {
  const [, suite, sort] = SUITE_PATH.exec(pathname) ?? []
  const [, ...models] = COMPARE_PATH.exec(pathname) ?? []
  // A group that does not match is undefined, which the types do not tell.
  const ids = models.filter(Boolean)
  const field = SORT_FIELDS.find((known) => known === sort)
  const defaults = {
    ...(suite !== undefined && isModelId(suite) && { [SUITE_PARAMETER]: suite }),
    // An unknown column stays as it is, so that the page can name it.
    ...(sort !== undefined && { sort: field === undefined ? sort : serializeColumnSort(field) }),
    ...(ids.length > 0 && ids.every(isModelId) && { models: ids.join(',') }),
  }
  const all = new URLSearchParams(params)
  for (const [name, value] of Object.entries(defaults)) {
    if (!all.has(name)) all.set(name, value)
  }
  return all
}

/** Texts sort from A, and scores from the highest. */
function serializeColumnSort(field: SortField): string {
  return `${field}:${isTextField(field) ? 'asc' : 'desc'}`
}

/** Returns the path of a suite, or of the suite sorted by a column. */
export function toSuitePath(suite: string, sort?: SortField): string {
  return `/suite/${suite}${sort === undefined ? '' : `/${sort}`}`
}

/**
 * Returns the path of the page that search engines list for a path: the suite for each of its orders, and the dashboard
 * for the first suite.
 */
export function getCanonicalPath(pathname: string, firstSuite: string | undefined): string {
  const [, suite] = SUITE_PATH.exec(pathname) ?? []
  if (suite === undefined) return pathname
  return suite === firstSuite ? '/' : toSuitePath(suite)
}

/** Returns the path of a comparison of two or three models. */
export function toComparePath(ids: readonly string[]): string {
  return `/compare/${ids.join('/')}`
}

/** Returns the address of the dashboard for a path that stands for it: `/?suite=a` for `/suite/a`. */
export function toDashboardAddress(pathname: string, search: string): string {
  const query = getPathQuery(pathname, new URLSearchParams(search)).toString()
  return query === '' ? '/' : `/?${query}`
}

/**
 * Returns whether a link leads to a view. On a page about a model every link carries the suite of the page; such a link
 * leads to the view whatever the view's suite is.
 *
 * @param added the suite that the page adds to its links; undefined when it adds none
 */
export function leadsTo(view: string, link: string, added?: string): boolean {
  const [wanted, given] = [splitSuite(view), splitSuite(link)]
  const isAdded = given.suite !== null && given.suite === added
  return wanted.rest === given.rest && (wanted.suite === given.suite || isAdded)
}

/** Separates the suite from an address, whose other parameters come into one order. */
function splitSuite(address: string): { readonly suite: string | null; readonly rest: string } {
  const [path = '', query] = address.split('?')
  const params = new URLSearchParams(query)
  const suite = params.get(SUITE_PARAMETER)
  params.delete(SUITE_PARAMETER)
  params.sort()
  return { suite, rest: `${path}?${params.toString()}` }
}
