import type { RecentChange } from '@transparency-lab/widgets'
import { useEffect, useState, type ComponentProps } from 'react'
import type { RouterProvider } from 'react-router-dom'
import type { RouteHandle } from '../useRouteHead.ts'
import { getRecentChanges } from './getModelChanges.ts'
import { loadChanges } from './loadChanges.ts'

/** Delay of the request after the page has loaded. */
const DELAY_MS = 2000

type SiteRouter = ComponentProps<typeof RouterProvider>['router']

const NONE: readonly RecentChange[] = []

/**
 * Returns the models whose figures changed lately; none until a page with models is idle and they have loaded.
 *
 * @param router knows which page is shown
 */
export function useRecentChanges(router: SiteRouter): readonly RecentChange[] {
  const [changes, setChanges] = useState(NONE)

  // Fetches over the network, after everything that the page needs first.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = () =>
      void loadChanges().then(
        (record) => setChanges(getRecentChanges(record, new Date().toISOString().slice(0, 10))),
        // The note is an extra: the record's own list says that it could not be loaded.
        () => {},
      )
    const start = () => {
      const isNeeded = document.readyState === 'complete' && showsModels(router)
      if (isNeeded) timer ??= setTimeout(load, DELAY_MS)
    }
    start()
    window.addEventListener('load', start)
    const unsubscribe = router.subscribe(start)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('load', start)
      unsubscribe()
    }
  }, [router])

  return changes
}

function showsModels({ state }: SiteRouter): boolean {
  return state.matches.some(({ route }) => (route.handle as RouteHandle | undefined)?.showsModels)
}
