import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Whether React is adopting the server's HTML, or renders it. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
}
