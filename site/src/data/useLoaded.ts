import { logUnexpectedError } from '@transparency-lab/widgets/domain-internal'
import { useEffect, useState } from 'react'

/** The state of a request. */
export type Loaded<Value> =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: Value }

/**
 * Returns what a function loads.
 *
 * @param load the same function in every render; its signal aborts when the result is no longer needed
 */
export function useLoaded<Value>(load: (signal: AbortSignal) => Promise<Value>): Loaded<Value> {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded<Value>>({ status: 'pending' })

  // Fetches over the network.
  useEffect(() => {
    const controller = new AbortController()
    const set = (next: Loaded<Value>) => {
      if (!controller.signal.aborted) setLoaded(next)
    }
    const retry = () => {
      setLoaded({ status: 'pending' })
      setAttempt((count) => count + 1)
    }
    load(controller.signal).then(
      (value) => set({ status: 'ready', value }),
      (error: unknown) => {
        if (controller.signal.aborted) return
        logUnexpectedError(error)
        setLoaded({ status: 'failed', retry })
      },
    )
    return () => controller.abort()
  }, [load, attempt])

  return loaded
}
