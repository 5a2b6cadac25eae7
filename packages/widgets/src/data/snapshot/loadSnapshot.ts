import type { CalendarDate } from '../../domain/index.ts'
import type { ReadOptions } from '../evaluationSource.ts'
import { fetchJson } from './fetchJson.ts'
import { newerThan } from './newerThan.ts'
import { isPinnedName } from './pinnedName.ts'
import { readSnapshotFile, type SnapshotFile } from './snapshotFile.ts'

/** How a snapshot is loaded. */
export interface LoadOptions extends ReadOptions {
  /**
   * Asks the network, for a server with a cache of its own.
   * @default the platform's own
   */
  readonly fetch?: typeof fetch
}

/**
 * A snapshot that was loaded and checked. It is plain JSON: a server can pass it to the browser as a
 * prop.
 */
export interface LoadedSnapshot {
  /** The address of the file, at which the browser looks for newer figures. */
  readonly url: string
  /** When it was loaded, in milliseconds as `Date.now()` returns them. */
  readonly loadedAt: number
  /** What the file holds. Its rows are checked one by one when they are shown. */
  readonly file: SnapshotFile
  /** The day of a later release, when this one is pinned and one was known. */
  readonly newerOn?: CalendarDate
}

/**
 * Loads a snapshot, so that a server renders its figures into the HTML: give the result to
 * `SnapshotProvider` or `createLoadedSource`. A row that cannot be read does not fail the load; it is
 * counted where the figures are shown.
 *
 * @param url address of the file; absolute on a server
 * @throws SourceError when no answer comes, the answer is a refusal, or it is not a snapshot
 */
export async function loadSnapshot(
  url: string | URL,
  { fetch: ask, ...options }: LoadOptions = {},
): Promise<LoadedSnapshot> {
  const address = String(url)
  const loadedAt = Date.now()
  const file = readSnapshotFile(await fetchJson(address, options, ask))
  const newerOn = isPinnedName(address) ? await newerThan(address, options, ask) : undefined
  return { url: address, loadedAt, file, ...(newerOn !== undefined && { newerOn }) }
}
