import { useEffect } from 'react'
import type { Loadable } from '../data/index.ts'
import { tell } from './events.ts'

/** Tells the page once what was asked for is there, or cannot be had. */
export function useToldStatus(
  element: HTMLElement,
  { status, error }: { readonly status: Loadable<unknown>['status']; readonly error?: Error },
): void {
  // The page around an element is outside of what React draws.
  useEffect(() => {
    if (status === 'ready') tell(element, 'safety-ready', null)
    if (status === 'failed') tell(element, 'safety-error', { message: error?.message ?? '' })
  }, [element, status, error])
}
