import { useSyncExternalStore } from 'react'

let isPrinting = false
let listeners = 0

/** Whether the page is being put on paper. It is known before the browser lays the paper out. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, read, () => false)
}

function read(): boolean {
  return isPrinting
}

function subscribe(changed: () => void): () => void {
  listeners += 1
  const ending = new AbortController()
  const { signal } = ending
  const become = (value: boolean) => {
    isPrinting = value
    changed()
  }
  addEventListener('beforeprint', () => become(true), { signal })
  addEventListener('afterprint', () => become(false), { signal })
  // Tools that draw a page as on paper change its medium and print nothing.
  if (typeof matchMedia === 'function')
    matchMedia('print').addEventListener('change', ({ matches }) => become(matches), { signal })
  return () => {
    ending.abort()
    listeners -= 1
    // Nobody is left to hear that the printing has ended.
    if (listeners === 0) isPrinting = false
  }
}
