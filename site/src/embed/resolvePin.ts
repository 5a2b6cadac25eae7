import { getReleaseId } from '../releases/releaseReport.ts'
import type { PinnedRelease } from './embeddedView.ts'
import type { LatestRelease } from './useLatestRelease.ts'

/** The pin of whichever release is the latest one. */
export const LATEST = 'latest'

/** What becomes of the release that an address pins. The code stays at a release only when it is `pinned`. */
export type Pin =
  | { readonly status: 'none' | 'pending' }
  | { readonly status: 'pinned'; readonly release: PinnedRelease }
  | { readonly status: 'failed'; readonly retry: () => void }
  /** The latest release lacks the models or the suite of the embed. */
  | { readonly status: 'unreleased' }
  /** The address pins another release than the latest one. */
  | { readonly status: 'other'; readonly id: string; readonly latest: PinnedRelease }

/**
 * Returns what becomes of a pin.
 *
 * @param isReleased whether the latest release has the models and the suite of the embed; undefined until that is known
 */
export function resolvePin(
  pin: string | undefined,
  latest: LatestRelease,
  isReleased: boolean | undefined,
): Pin {
  if (pin === undefined) return { status: 'none' }
  if (latest.status === 'failed') return { status: 'failed', retry: latest.retry }
  if (latest.status === 'pending' || isReleased === undefined) return { status: 'pending' }
  const release = latest.value
  if (pin !== LATEST && pin !== getReleaseId(release.figures)) {
    return { status: 'other', id: pin, latest: release }
  }
  return isReleased ? { status: 'pinned', release } : { status: 'unreleased' }
}
