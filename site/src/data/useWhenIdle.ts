import { useEffect } from 'react'

/** Delay of the call after the page has loaded. */
const DELAY_MS = 2000

/**
 * Calls a function once the page has loaded and had time for what it needs first.
 *
 * @param isNeeded whether to call it at all
 * @param load the same function in every render
 */
export function useWhenIdle(isNeeded: boolean, load: () => void): void {
  // Synchronises with the document, which loads first what the page needs.
  useEffect(() => {
    if (!isNeeded) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const start = () => {
      if (document.readyState === 'complete') timer ??= setTimeout(load, DELAY_MS)
    }
    start()
    window.addEventListener('load', start)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('load', start)
    }
  }, [isNeeded, load])
}
