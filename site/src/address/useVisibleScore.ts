import { useSuites } from '@transparency-lab/widgets'
import { findSuite, type LeaderboardView } from '@transparency-lab/widgets/domain'
import { moveToSuite } from '@transparency-lab/widgets/domain-internal'
import { useEffect, useRef } from 'react'

/**
 * Adds the score that ranks the models of the suite to an address that names only scores that the suite lacks, as a
 * change of the suite does. It corrects the address with which the page opens; a reader can hide the score again.
 */
export function useVisibleScore(
  view: LeaderboardView,
  setView: (view: LeaderboardView) => void,
): void {
  const suites = useSuites()
  const isChecked = useRef(false)
  const suite = suites.status === 'ready' ? findSuite(suites.value.items, view.suite) : undefined

  // Synchronises with the address.
  useEffect(() => {
    if (suite === undefined || isChecked.current) return
    isChecked.current = true
    const { columns } = moveToSuite(view, suite, false).view
    if (columns !== view.columns) setView({ ...view, columns })
  }, [suite]) // eslint-disable-line react-hooks/exhaustive-deps -- once for the address with which the page opens
}
