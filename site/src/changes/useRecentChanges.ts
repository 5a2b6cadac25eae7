import type { RecentChange } from '@transparency-lab/widgets'
import { useEffect, useState } from 'react'
import { getRecentChanges } from './getModelChanges.ts'
import { loadChanges } from './loadChanges.ts'

/** Delay of the request after the page has loaded. */
const DELAY_MS = 2000

const NONE: readonly RecentChange[] = []

/**
 * Returns the models whose figures changed lately; none until a page with models is idle and they have loaded.
 *
 * @param showsModels whether the current page shows models
 */
export function useRecentChanges(showsModels: boolean): readonly RecentChange[] {
  const [changes, setChanges] = useState<readonly RecentChange[]>()
  const isNeeded = showsModels && changes === undefined

  // Fetches over the network, after everything that the page needs first.
  useEffect(() => {
    if (!isNeeded) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = () =>
      void loadChanges().then(
        (record) => setChanges(getRecentChanges(record, new Date().toISOString().slice(0, 10))),
        // The note is an extra: the record's own list says that it could not be loaded.
        () => {},
      )
    const start = () => {
      if (document.readyState === 'complete') timer ??= setTimeout(load, DELAY_MS)
    }
    start()
    window.addEventListener('load', start)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('load', start)
    }
  }, [isNeeded])

  return changes ?? NONE
}
