import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom'
import { getPathQuery, getQueryPath } from './pathQuery.ts'

/**
 * Returns the query string of the page, or the one that its path stands for. A change leads to the address
 * with a query string.
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
    (change: (params: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => {
      const page = getQueryPath(pathname)
      if (page === pathname) setSearch(change, options)
      else void navigate({ pathname: page, search: change(params).toString() }, options)
    },
    [pathname, params, setSearch, navigate],
  )
  return [params, setParams]
}
