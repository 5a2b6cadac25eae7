import type { SelectionChange } from '@transparency-lab/widgets'
import { parseSelection, serializeSelection } from '@transparency-lab/widgets/domain'
import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * The compared models, kept in the query string. Adding and removing are steps that Back undoes;
 * what was merely put right leaves no step behind.
 */
export function useUrlSelection(): readonly [
  readonly string[],
  (ids: readonly string[], change: SelectionChange) => void,
] {
  const [params, setParams] = useSearchParams()
  const ids = useMemo(() => parseSelection(params), [params])
  const isTidy = serializeSelection(ids, params).toString() === params.toString()

  // The address is outside of React; an empty or doubled list in it is nobody's step.
  useEffect(() => {
    if (!isTidy) setParams((current) => serializeSelection(ids, current), { replace: true })
  }, [isTidy, ids, setParams])

  const select = (next: readonly string[], change: SelectionChange) =>
    setParams((current) => serializeSelection(next, current), {
      replace: change === 'correct',
      preventScrollReset: true,
    })
  return [ids, select]
}
