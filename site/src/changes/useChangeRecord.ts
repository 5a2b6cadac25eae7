import { useEffect, useState } from 'react'
import type { ChangeRecord } from './changeRecord.ts'
import { loadChanges } from './loadChanges.ts'

/** The state of the request for the record of changes. */
export type LoadedChanges =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: ChangeRecord }

/** Returns the record of changes. */
export function useChangeRecord(): LoadedChanges {
  const [attempt, setAttempt] = useState(0)
  const [changes, setChanges] = useState<LoadedChanges>({ status: 'pending' })

  // Fetches over the network.
  useEffect(() => {
    let isCurrent = true
    const set = (next: LoadedChanges) => {
      if (isCurrent) setChanges(next)
    }
    loadChanges().then(
      (value) => set({ status: 'ready', value }),
      () =>
        set({
          status: 'failed',
          retry: () => {
            setChanges({ status: 'pending' })
            setAttempt((count) => count + 1)
          },
        }),
    )
    return () => {
      isCurrent = false
    }
  }, [attempt])

  return changes
}
