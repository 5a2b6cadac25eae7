import type { Loadable } from '@transparency-lab/widgets'
import { use, useCallback } from 'react'
import { useLoaded } from '../data/useLoaded.ts'
import { loadReport } from './loadReport.ts'
import { PageDataContext } from './pageData.ts'
import type { ReleaseReport } from './releaseReport.ts'

/** Returns the report on a release; its value is undefined when there is no such release. */
export function useReport(id: string): Loadable<ReleaseReport | undefined> {
  const { report } = use(PageDataContext)
  const given = report?.id === id ? report : undefined
  const load = useCallback(
    (signal: AbortSignal) =>
      given === undefined ? loadReport(id, signal) : Promise.resolve(given),
    [id, given],
  )
  const loaded = useLoaded(load)
  return given === undefined ? loaded : { status: 'ready', value: given }
}
