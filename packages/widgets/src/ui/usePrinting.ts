import { useSyncExternalStore } from 'react'
import { queryMedia } from './queryMedia.ts'

let isPrinting = false
let listeners = 0

/** Whether the browser is printing the page. It changes before the browser lays out the print. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, getSnapshot, () => false)
}

function getSnapshot(): boolean {
  return isPrinting
}

function subscribe(onChange: () => void): () => void {
  listeners += 1
  const controller = new AbortController()
  const { signal } = controller
  const setPrinting = (value: boolean) => {
    isPrinting = value
    onChange()
  }
  addEventListener('beforeprint', () => setPrinting(true), { signal })
  addEventListener('afterprint', () => setPrinting(false), { signal })
  // Developer tools emulate the print medium without firing the events.
  queryMedia('print')?.addEventListener?.('change', ({ matches }) => setPrinting(matches), {
    signal,
  })
  return () => {
    controller.abort()
    listeners -= 1
    // Without a listener, the end of printing would be missed.
    if (listeners === 0) isPrinting = false
  }
}
