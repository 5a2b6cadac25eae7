import { useEffect, useRef } from 'react'
import type { Loadable } from '../data/index.ts'
import { tell } from './events.ts'
import { explainFailure } from './explainFailure.ts'

/** Tells the page once what was asked for is there, or cannot be had; the console says why it cannot. */
export function useToldStatus(
  element: HTMLElement,
  { status, error }: { readonly status: Loadable<unknown>['status']; readonly error?: Error },
): void {
  const isExplained = useRef(false)
  // The page around an element is outside of what React draws.
  useEffect(() => {
    if (status === 'ready') tell(element, 'safety-ready', null)
    if (error === undefined) isExplained.current = false
    else {
      tell(element, 'safety-error', { message: error.message })
      // After 30 seconds of silence attempts go on, and each fails with an error of its own.
      if (!isExplained.current) void explainFailure(element, error)
      isExplained.current = true
    }
  }, [element, status, error])
}
