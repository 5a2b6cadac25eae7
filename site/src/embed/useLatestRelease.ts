import type { Loadable } from '@transparency-lab/widgets'
import { useLoaded } from '../data/useLoaded.ts'
import type { PinnedRelease } from './embeddedView.ts'
import { fetchPinnedRelease } from './fetchPinnedRelease.ts'

/** The state of the request for the latest release. */
export type LatestRelease = Loadable<PinnedRelease>

/** Returns the latest snapshot and script, which it fetches on mount. */
export function useLatestRelease(): LatestRelease {
  return useLoaded(fetchPinnedRelease)
}
