import { showValue } from '../showValue.ts'
import type { LoadedSnapshot } from './snapshotFile.ts'

/**
 * Returns the address of a snapshot, which plain JavaScript or an unset environment variable may leave out.
 *
 * @throws TypeError for anything but an address
 */
export function requireAddress(url: unknown, caller: string): string {
  const address = (url as Partial<URL> | null | undefined)?.href ?? url
  if (typeof address === 'string' && address !== '') return address
  throw new TypeError(
    `${caller}: url is ${showValue(url)}, not the address of a snapshot, such as “https://example.org/snapshot.json”.`,
  )
}

/**
 * Returns the function that sends requests; undefined for that of the platform.
 *
 * @throws TypeError for anything but a function
 */
export function requireFetch(send: unknown, caller: string): typeof fetch | undefined {
  if (send === undefined) return undefined
  if (typeof send === 'function') return send as typeof fetch
  throw new TypeError(`${caller}: fetch is ${showValue(send)}, not a function such as fetch.`)
}

/**
 * Returns a loaded snapshot.
 *
 * @throws TypeError for anything else
 */
export function requireLoaded(loaded: LoadedSnapshot): LoadedSnapshot {
  const { url, loadedAt, file, then } = Object(loaded) as Partial<LoadedSnapshot> & {
    then?: unknown
  }
  if (typeof url === 'string' && typeof loadedAt === 'number' && Array.isArray(file?.models)) {
    return loaded
  }
  const shown = typeof then === 'function' ? 'a promise, without await' : showValue(loaded)
  throw new TypeError(
    `SnapshotProvider or createLoadedSource: the snapshot is ${shown}, not the result of “await loadSnapshot(…)”.`,
  )
}
