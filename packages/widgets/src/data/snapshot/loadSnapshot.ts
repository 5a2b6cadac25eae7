import type { CalendarDate } from '../../domain/index.ts'
import type { FetchOptions } from '../evaluationSource.ts'
import { fetchJson } from '../sourceFetch.ts'
import { withoutNulls } from '../withoutNulls.ts'
import { requireAddress, requireFetch } from './requireArguments.ts'
import {
  isPinnedName,
  LATEST_NAME,
  parseLatestFile,
  parseSnapshotFile,
  type LoadedSnapshot,
} from './snapshotFile.ts'

/** Options of loading a snapshot. */
export interface LoadOptions extends FetchOptions {
  /**
   * Sends the requests, for a server with a cache of its own.
   * @default the platform's fetch
   */
  readonly fetch?: typeof fetch | undefined
}

/**
 * Loads a snapshot, so that a server renders its figures into the HTML: pass the result to
 * `SnapshotProvider` or `createLoadedSource`. An invalid row does not fail the load; the widgets count it.
 *
 * @param url address of the file; absolute on a server
 * @throws TypeError when the address is none, such as that of an unset environment variable
 * @throws SourceError when the server does not respond or refuses, or when the file is not a snapshot
 */
export async function loadSnapshot(
  url: string | URL,
  given?: LoadOptions,
): Promise<LoadedSnapshot> {
  const { fetch: givenFetch, ...options } = withoutNulls({ ...given })
  const address = requireAddress(url, 'loadSnapshot')
  const send = requireFetch(givenFetch, 'loadSnapshot')
  const file = parseSnapshotFile(await fetchJson(address, options, send))
  // Next.js lets a server component read the time only after a request.
  const loadedAt = Date.now()
  const newerOn = isPinnedName(address) ? await findOtherLatest(address, options, send) : undefined
  return { url: address, loadedAt, file, ...((newerOn ?? '') !== '' && { newerOn }) }
}

/**
 * Returns the date of the latest release, which may be an older one that was published again; an empty text when this
 * release is the latest, and undefined when that is unknown, because the request fails.
 *
 * @param address of a pinned release
 * @throws the reason of the signal, when it aborts
 */
export async function findOtherLatest(
  address: string,
  options?: FetchOptions,
  send?: typeof fetch,
): Promise<CalendarDate | undefined> {
  try {
    const content = await fetchJson(address.replace(/[^/]*$/, LATEST_NAME), options, send)
    const { snapshot, published_on: publishedOn } = parseLatestFile(content)
    return address.endsWith(snapshot) ? '' : publishedOn
  } catch {
    options?.signal?.throwIfAborted()
    return undefined
  }
}
