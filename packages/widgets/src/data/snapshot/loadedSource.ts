import type { Release } from '../../domain/index.ts'
import type { EvaluationSource, FetchOptions, InitialReads } from '../evaluationSource.ts'
import { findOtherLatest, loadSnapshot } from './loadSnapshot.ts'
import { requireLoaded } from './requireArguments.ts'
import { singleFlight } from '../singleFlight.ts'
import { withoutNulls } from '../withoutNulls.ts'
import { isPinnedName, type LoadedSnapshot } from './snapshotFile.ts'
import { snapshotReader as read } from './snapshotReader.ts'

const STALE_TIME_MS = 300_000

/** Options of a source over a loaded snapshot. */
export interface LoadedSourceOptions {
  /**
   * How old the figures may be before the source reloads them, in milliseconds.
   * @default 300000
   */
  readonly staleTimeMs?: number | undefined
  /**
   * Sends the requests.
   * @default the platform's fetch
   */
  readonly fetch?: typeof fetch | undefined
}

/**
 * Creates a source over a loaded snapshot, so that a server renders its figures and the browser hydrates
 * them without a request. Once they are older than `staleTimeMs`, the source reloads the file; they stay when
 * that fails. A pinned file never changes: the source only checks for a newer release.
 *
 * @throws TypeError when the snapshot is none, such as the promise of one
 *
 * @example
 * ```ts
 * import { createLoadedSource, loadSnapshot } from '@transparency-lab/widgets/snapshot'
 *
 * const snapshot = await loadSnapshot('https://example.org/snapshot.json')
 * export const source = createLoadedSource(snapshot)
 * ```
 */
export function createLoadedSource(
  loaded: LoadedSnapshot,
  options?: LoadedSourceOptions,
): EvaluationSource {
  const { staleTimeMs = STALE_TIME_MS, fetch: send } = withoutNulls({ ...options })
  const isPinned = isPinnedName(requireLoaded(loaded).url)
  let latest = loaded

  const reload = singleFlight(async ({ signal }) => {
    latest = isPinned
      ? await checkForNewer(latest, { signal }, send)
      : await loadSnapshot(loaded.url, { signal, ...(send && { fetch: send }) })
    return latest
  }, staleTimeMs)
  const current = async (options: FetchOptions = {}) => {
    options.signal?.throwIfAborted()
    return Date.now() - latest.loadedAt < staleTimeMs ? latest : reload(options)
  }
  const readRelease = ({ file, newerOn }: LoadedSnapshot) => read.release(file, isPinned, newerOn)

  return {
    listSuites: async (options) => read.suites(await current(options)),
    listLeaderboard: async (options) => read.leaderboard(await current(options), options),
    listModels: async (options) => read.models(await current(options)),
    getModel: async (id, options) => read.model(await current(options), id),
    getComparedModel: async (id, options) => read.comparedModel(await current(options), id),
    getRelease: async (options) => readRelease(await current(options)),
    getContested: async (options) => read.contested(await current(options)),
    initial: createInitialReads(() => latest, readRelease),
    get loadedAt() {
      return latest.loadedAt
    },
    staleTimeMs,
  }
}

/** Creates the reads of the latest figures, which need no request. */
function createInitialReads(
  getLatest: () => LoadedSnapshot,
  readRelease: (latest: LoadedSnapshot) => Release,
): InitialReads {
  return {
    listSuites: () => read.suites(getLatest()),
    listLeaderboard: (options) => read.leaderboard(getLatest(), options),
    listModels: () => read.models(getLatest()),
    getModel: (id) => read.model(getLatest(), id) ?? null,
    getComparedModel: (id) => read.comparedModel(getLatest(), id) ?? null,
    getRelease: () => readRelease(getLatest()),
    getContested: () => read.contested(getLatest()),
  }
}

/** Checks for a newer release. A known one stays known when the request fails. */
async function checkForNewer(
  pinned: LoadedSnapshot,
  options: FetchOptions,
  send?: typeof fetch,
): Promise<LoadedSnapshot> {
  const loadedAt = Date.now()
  const newerOn = (await findOtherLatest(pinned.url, options, send)) ?? pinned.newerOn
  return { ...pinned, loadedAt, ...(newerOn !== undefined && { newerOn }) }
}
