import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Whether React has taken over the prerendered page, whose first render must have the text of the document. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
