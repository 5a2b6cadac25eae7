import { useEffect, useState } from 'react'
import type { PinnedRelease } from './embeddedView.ts'
import { readPinnedRelease } from './pinnedRelease.ts'

/** What is known of the latest release: nothing yet, its addresses, or that they cannot be read. */
export type LatestRelease =
  | { readonly status: 'pending'; readonly value?: undefined }
  | { readonly status: 'failed'; readonly value?: undefined }
  | { readonly status: 'ready'; readonly value: PinnedRelease }

/** The latest release of figures and scripts, asked for once. */
export function useLatestRelease(): LatestRelease {
  const [release, setRelease] = useState<LatestRelease>({ status: 'pending' })

  // The site's own files are asked for over the network.
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
