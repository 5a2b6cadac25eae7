import { useEffect, useState } from 'react'

/** The state of a request. */
export type Loaded<Value> =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: Value }

/**
 * Returns what a function loads.
 *
 * @param load the same function in every render
 */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded<Value>>({ status: 'pending' })

  // Fetches over the network.
  useEffect(() => {
    let isCurrent = true
    const set = (next: Loaded<Value>) => {
      if (isCurrent) setLoaded(next)
    }
    const retry = () => {
      setLoaded({ status: 'pending' })
      setAttempt((count) => count + 1)
    }
    load().then(
      (value) => set({ status: 'ready', value }),
      () => set({ status: 'failed', retry }),
    )
    return () => {
      isCurrent = false
    }
  }, [load, attempt])

  return loaded
}
