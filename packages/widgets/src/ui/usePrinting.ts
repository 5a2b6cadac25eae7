import { useCallback, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { getWindow } from './getWindow.ts'
import { queryMedia } from './queryMedia.ts'
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts'

/** Whether the window that shows an element is printing. It changes before the browser lays out the print. */
export function usePrinting(ref: RefObject<Element | null>): boolean {
  const isPrinting = useRef(false)
  const [view, setView] = useState<Window>()
  // Synchronises with the document, where the element may appear later. The window of the script causes no render.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- a ref changes without notice
  useIsomorphicLayoutEffect(() => {
    const current = getWindow(ref.current)
    // While a deferred value is pending, React renders again even for an equal state.
    if (current !== (view ?? window)) setView(current)
  })
  const subscribe = useCallback(
    (onChange: () => void) =>
      watchPrinting(view ?? window, (value) => {
        isPrinting.current = value
        onChange()
      }),
    [view],
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
