import { SUITE_PARAMETER } from '@transparency-lab/widgets/domain'
import { parseSuiteId } from '@transparency-lab/widgets/domain-internal'
import { usePageQuery } from './usePageQuery.ts'

/** Keeps the suite in the query string. A change pushes a history entry, as a change of models does. */
export function useUrlSuite(): readonly [string | undefined, (id: string) => void] {
  const [params, setParams] = usePageQuery()
  const select = (id: string) =>
    setParams((current) => {
      const next = new URLSearchParams(current)
      next.set(SUITE_PARAMETER, id)
      return next
    })
  return [parseSuiteId(params), select]
}
