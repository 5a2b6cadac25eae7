import { useEffect, useState } from 'react'
import type { PinnedRelease } from './embeddedView.ts'
import { readPinnedRelease } from './pinnedRelease.ts'

/** The state of the request for the latest release. */
export type LatestRelease =
  | { readonly status: 'pending'; readonly value?: undefined }
  | { readonly status: 'failed'; readonly value?: undefined }
  | { readonly status: 'ready'; readonly value: PinnedRelease }

/** Fetches the latest snapshot and script on mount. */
export function useLatestRelease(): LatestRelease {
  const [release, setRelease] = useState<LatestRelease>({ status: 'pending' })

  // Fetches over the network.
  useEffect(() => {
    const asking = new AbortController()
    readPinnedRelease(asking.signal).then(
      (value) => setRelease({ status: 'ready', value }),
      () => {
        if (!asking.signal.aborted) setRelease({ status: 'failed' })
      },
    )
    return () => asking.abort()
  }, [])

  return release
}
