import type { EvaluationSource } from '../evaluationSource.ts'
import { fetchJson } from '../sourceFetch.ts'
import { findOtherLatest } from './loadSnapshot.ts'
import { singleFlight } from '../singleFlight.ts'
import { withoutNulls } from '../withoutNulls.ts'
import { requireAddress, requireFetch } from './requireArguments.ts'
import { isPinnedName, parseSnapshotFile } from './snapshotFile.ts'
import { snapshotReader as read, type LoadedFile } from './snapshotReader.ts'

const STALE_TIME_MS = 60_000

/** Options of a source over a snapshot file. */
export interface SnapshotOptions {
  /**
   * How long the source caches the file, in milliseconds. It loads a pinned file only once.
   * @default 60000
   */
  readonly staleTimeMs?: number | undefined
  /**
   * Sends the requests, for example for a page that started the first one before its scripts ran.
   * @default the platform's fetch
   */
  readonly fetch?: typeof fetch | undefined
}

/**
 * Creates a source over one JSON file from `createSnapshot`, on any static host. All widgets of a page share
 * one request.
 *
 * @param url address of the file; a relative one is resolved against the page
 * @throws TypeError when the address is none, such as that of an unset environment variable
 *
 * @example
 * ```ts
 * import { createSnapshotSource } from '@transparency-lab/widgets/snapshot'
 *
 * export const source = createSnapshotSource('https://example.org/snapshot.json')
 * ```
 */
export function createSnapshotSource(
  url: string | URL,
  options?: SnapshotOptions,
): EvaluationSource {
  const { staleTimeMs = STALE_TIME_MS, fetch: givenFetch } = withoutNulls({ ...options })
  const address = requireAddress(url, 'createSnapshotSource')
  const send = requireFetch(givenFetch, 'createSnapshotSource')
  const isPinned = isPinnedName(address)
  const load = singleFlight(
    async (options): Promise<LoadedFile> => {
      const file = parseSnapshotFile(await fetchJson(address, options, send))
      return { file, loadedAt: Date.now() }
    },
    isPinned ? Infinity : staleTimeMs,
  )
  return {
    listSuites: async (options) => read.suites(await load(options)),
    listLeaderboard: async (options) => read.leaderboard(await load(options), options),
    listModels: async (options) => read.models(await load(options)),
    getModel: async (id, options) => read.model(await load(options), id),
    getComparedModel: async (id, options) => read.comparedModel(await load(options), id),
    getContested: async (options) => read.contested(await load(options)),
    getRelease: async (options) => {
      const { file } = await load(options)
      const newerOn = isPinned ? await findOtherLatest(address, options, send) : undefined
      return read.release(file, isPinned, newerOn)
    },
  }
}
