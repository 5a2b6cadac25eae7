import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Returns whether React has taken over the prerendered page; until then a render must equal the HTML of the document. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
