import { use, useEffect, useState } from 'react'
import { loadReport } from './loadReport.ts'
import { PageDataContext } from './pageData.ts'
import type { ReleaseReport } from './releaseReport.ts'

/** The state of the request for a report. */
export type LoadedReport =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly retry: () => void }
  /** There is no such release. */
  | { readonly status: 'unknown' }
  | { readonly status: 'ready'; readonly value: ReleaseReport }

/** Returns the report on a release; a component that shows another release needs another key. */
export function useReport(id: string): LoadedReport {
  const { report } = use(PageDataContext)
  const isGiven = report?.id === id
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<LoadedReport>({ status: 'pending' })

  // Fetches over the network.
  useEffect(() => {
    if (isGiven) return
    const controller = new AbortController()
    const set = (next: LoadedReport) => {
      if (!controller.signal.aborted) setLoaded(next)
    }
    const retry = () => {
      setLoaded({ status: 'pending' })
      setAttempt((count) => count + 1)
    }
    loadReport(id, controller.signal).then(
      (value) => set(value === undefined ? { status: 'unknown' } : { status: 'ready', value }),
      () => set({ status: 'failed', retry }),
    )
    return () => controller.abort()
  }, [id, isGiven, attempt])

  return isGiven ? { status: 'ready', value: report } : loaded
}
