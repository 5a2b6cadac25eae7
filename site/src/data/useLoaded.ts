import type { Loadable } from '@transparency-lab/widgets'
import { logUnexpectedError } from '@transparency-lab/widgets/domain-internal'
import { useEffect, useState } from 'react'

type Load<Value> = (signal: AbortSignal) => Promise<Value>

/**
 * Returns what a function loads. When the function changes, the result of the previous one is dropped.
 *
 * @param load the same function until something else is to load; its signal aborts when the result is no longer needed
 */
export function useLoaded<Value>(load: Load<Value>): Loadable<Value> {
  const [attempt, setAttempt] = useState(0)
  const [result, setResult] = useState<{ load: Load<Value>; state: Loadable<Value> }>()

  // Fetches over the network.
  useEffect(() => {
    const controller = new AbortController()
    const set = (state: Loadable<Value>) => {
      if (!controller.signal.aborted) setResult({ load, state })
    }
    const retry = () => {
      setResult(undefined)
      setAttempt((count) => count + 1)
    }
    load(controller.signal).then(
      (value) => set({ status: 'ready', value }),
      (reason: unknown) => {
        if (controller.signal.aborted) return
        logUnexpectedError(reason)
        const error = reason instanceof Error ? reason : new Error(String(reason))
        set({ status: 'failed', error, retry })
      },
    )
    return () => controller.abort()
  }, [load, attempt])

  return result?.load === load ? result.state : { status: 'pending' }
}
