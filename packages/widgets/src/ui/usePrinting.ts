import { useCallback, useRef, useSyncExternalStore, type RefObject } from 'react'
import { getWindow } from './getWindow.ts'
import { queryMedia } from './queryMedia.ts'

/** Whether the window that shows an element is printing. It changes before the browser lays out the print. */
export function usePrinting(ref: RefObject<Element | null>): boolean {
  const isPrinting = useRef(false)
  const subscribe = useCallback(
    (onChange: () => void) =>
      watchPrinting(getWindow(ref.current), (value) => {
        isPrinting.current = value
        onChange()
      }),
    [ref],
  )
  return useSyncExternalStore(
    subscribe,
    () => isPrinting.current,
    () => false,
  )
}

/** Calls `set` when a window begins and ends printing, until the returned function is called. */
function watchPrinting(view: Window, set: (isPrinting: boolean) => void): () => void {
  const begin = () => set(true)
  const end = () => set(false)
  const follow = ({ matches }: MediaQueryListEvent) => set(matches)
  view.addEventListener('beforeprint', begin)
  view.addEventListener('afterprint', end)
  // Developer tools emulate the print medium without firing the events.
  const media = queryMedia('print', view)
  media?.addEventListener?.('change', follow)
  return () => {
    view.removeEventListener('beforeprint', begin)
    view.removeEventListener('afterprint', end)
    media?.removeEventListener?.('change', follow)
  }
}
