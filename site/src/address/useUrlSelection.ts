import type { SelectionChange } from '@transparency-lab/widgets'
import { parseSelection, serializeSelection } from '@transparency-lab/widgets/domain'
import { useEffect, useMemo } from 'react'
import { usePageQuery } from './usePageQuery.ts'

/**
 * Keeps the compared models in the query string. Adding and removing push a history entry; corrections
 * replace the current one.
 */
export function useUrlSelection(): readonly [
  readonly string[],
  (ids: readonly string[], change: SelectionChange) => void,
] {
  const [params, setParams] = usePageQuery()
  const ids = useMemo(() => parseSelection(params), [params])
  const isTidy = serializeSelection(ids, params).toString() === params.toString()

  // Synchronises the URL: normalises an empty or repeated list without a history entry.
  useEffect(() => {
    if (!isTidy) setParams((current) => serializeSelection(ids, current), { replace: true })
  }, [isTidy, ids, setParams])

  const select = (next: readonly string[], change: SelectionChange) =>
    setParams((current) => serializeSelection(next, current), { replace: change === 'correct' })
  return [ids, select]
}
