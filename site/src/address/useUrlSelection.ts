import type { SelectionChange } from '@transparency-lab/widgets'
import { parseSelection, serializeSelection } from '@transparency-lab/widgets/domain'
import { useEffect, useMemo, useState } from 'react'
import { usePageQuery } from './usePageQuery.ts'

/**
 * Keeps the compared models in the query string. Adding and removing push a history entry; corrections
 * replace the current one.
 *
 * @returns the ids, a function that changes them, and the ids that the last correction left out
 */
export function useUrlSelection(): readonly [
  ids: readonly string[],
  select: (ids: readonly string[], change: SelectionChange) => void,
  leftOut: readonly string[],
] {
  const [correction, setCorrection] = useState<Correction>()
  const [params, setParams] = usePageQuery()
  const ids = useMemo(() => parseSelection(params), [params])
  const isTidy = serializeSelection(ids, params).toString() === params.toString()

  // Synchronises the URL: normalises an empty or repeated list without a history entry.
  useEffect(() => {
    if (!isTidy) setParams((current) => serializeSelection(ids, current), { replace: true })
  }, [isTidy, ids, setParams])

  const select = (next: readonly string[], change: SelectionChange) => {
    const isCorrection = change === 'correct'
    const leftOut = ids.filter((id) => !next.includes(id))
    setCorrection(isCorrection ? { ids: next, leftOut } : undefined)
    setParams((current) => serializeSelection(next, current), { replace: isCorrection })
  }
  // After Back, the address is another one.
  const isCorrected = correction?.ids.join() === ids.join()
  return [ids, select, isCorrected ? correction.leftOut : NONE]
}

/** What the comparison made of the ids in an address. */
interface Correction {
  readonly ids: readonly string[]
  readonly leftOut: readonly string[]
}

const NONE: readonly string[] = []
