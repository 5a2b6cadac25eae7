import type { RecentChange } from '@transparency-lab/widgets'
import { useEffect, useState } from 'react'
import { getRecentChanges } from './getModelChanges.ts'
import { loadChanges } from './loadChanges.ts'

/** Delay of the request after the page has loaded. */
const DELAY_MS = 2000

const NONE: readonly RecentChange[] = []

/** Returns the models whose figures changed lately; none until the page is idle and they have loaded. */
export function useRecentChanges(): readonly RecentChange[] {
  const [changes, setChanges] = useState(NONE)

  // Fetches over the network, after everything that the page needs first.
  useEffect(() => {
    const load = () =>
      void loadChanges().then(
        (record) => setChanges(getRecentChanges(record, new Date().toISOString().slice(0, 10))),
        // The note is an extra: the record's own list says that it could not be loaded.
        () => {},
      )
    const start = () => {
      timer = setTimeout(load, DELAY_MS)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    if (document.readyState === 'complete') start()
    else window.addEventListener('load', start, { once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('load', start)
    }
  }, [])

  return changes
}
