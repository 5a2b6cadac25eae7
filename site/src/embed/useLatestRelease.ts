import { useEffect, useState } from 'react'
import type { PinnedRelease } from './embeddedView.ts'
import { fetchPinnedRelease } from './fetchPinnedRelease.ts'

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
    const controller = new AbortController()
    fetchPinnedRelease(controller.signal).then(
      (value) => setRelease({ status: 'ready', value }),
      () => {
        if (!controller.signal.aborted) setRelease({ status: 'failed' })
      },
    )
    return () => controller.abort()
  }, [])

  return release
}
