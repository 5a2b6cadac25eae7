import { useEffect, useState } from 'react'

/** Delay of the request after the page has loaded. */
const DELAY_MS = 2000

/**
 * Returns what a function loads once the page has loaded and had time for what it needs first; undefined until then, and
 * after a failure.
 *
 * @param isNeeded whether to load at all
 * @param load the same function in every render
 */
export function useLoadedWhenIdle<Value>(
  isNeeded: boolean,
  load: () => Promise<Value>,
): Value | undefined {
  const [value, setValue] = useState<Value>()
  const isMissing = isNeeded && value === undefined

  // Synchronises with the document, which loads first what the page needs.
  useEffect(() => {
    if (!isMissing) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (loaded: Value) => setValue(() => loaded)
    const start = () => {
      if (document.readyState !== 'complete') return
      timer ??= setTimeout(() => void load().then(show, () => undefined), DELAY_MS)
    }
    start()
    window.addEventListener('load', start)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('load', start)
    }
  }, [isMissing, load])

  return value
}
