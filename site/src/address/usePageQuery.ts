import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom'
import { getPathQuery, getQueryPath } from './pathQuery.ts'

/** The query string that an event has set and no page has rendered yet. */
let pending: URLSearchParams | undefined

/**
 * Returns the query string of the page, or the one that its path stands for. A change leads to the address
 * with a query string. Several changes of one event share an entry of the history.
 */
export function usePageQuery(): readonly [
  URLSearchParams,
  (change: (params: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void,
] {
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const params = useMemo(() => getPathQuery(pathname, search), [pathname, search])
  const setParams = useCallback(
    (change: (params: URLSearchParams) => URLSearchParams, given?: NavigateOptions) => {
      const options = pending === undefined ? given : { ...given, replace: true }
      if (pending === undefined) queueMicrotask(forgetPending)
      const next = change(pending ?? params)
      pending = next
      const page = getQueryPath(pathname)
      if (page === pathname) setSearch(next, options)
      else void navigate({ pathname: page, search: next.toString() }, options)
    },
    [pathname, params, setSearch, navigate],
  )
  return [params, setParams]
}

function forgetPending(): void {
  pending = undefined
}
