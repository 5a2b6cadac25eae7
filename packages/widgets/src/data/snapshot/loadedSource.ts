import type { EvaluationSource, ReadOptions } from '../evaluationSource.ts'
import { loadSnapshot, type LoadedSnapshot } from './loadSnapshot.ts'
import { newerThan } from './newerThan.ts'
import { isPinnedName } from './pinnedName.ts'
import { sharedRead } from './sharedRead.ts'
import { snapshotAnswers as answers } from './snapshotAnswers.ts'

const FRESH_MS = 300_000

/** How long the figures of a loaded snapshot are shown without another read. */
export interface LoadedSourceOptions {
  /**
   * How old the figures may be before they are read again, in milliseconds.
   * @default 300000
   */
  readonly freshMs?: number
  /**
   * Asks the network.
   * @default the platform's own
   */
  readonly fetch?: typeof fetch
}

/**
 * A source over a snapshot that was loaded before, so that a server renders its figures and the browser
 * hydrates them without a read. Once they are older than `freshMs`, the file is read again and newer
 * figures replace them; they stay if that read fails. A pinned file never changes: only whether there
 * is a newer release is asked again.
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
  { freshMs = FRESH_MS, fetch: ask }: LoadedSourceOptions = {},
): EvaluationSource {
  const { url } = loaded
  const isPinned = isPinnedName(url)
  let latest = loaded

  const reload = sharedRead(async ({ signal }) => {
    latest = isPinned
      ? await checkedAgain(latest, { signal }, ask)
      : await loadSnapshot(url, { signal, ...(ask && { fetch: ask }) })
    return latest
  }, freshMs)
  const current = async (options: ReadOptions = {}) => {
    options.signal?.throwIfAborted()
    return Date.now() - latest.loadedAt < freshMs ? latest : reload(options)
  }
  const readOf = <Value>(answer: (snapshot: LoadedSnapshot) => Value) =>
    Object.assign(async (options?: ReadOptions) => answer(await current(options)), {
      atHand: () => answer(latest),
    })
  const readOfModel = <Value>(answer: (file: LoadedSnapshot['file'], id: string) => Value) =>
    Object.assign(
      async (id: string, options?: ReadOptions) => answer((await current(options)).file, id),
      { atHand: (id: string) => answer(latest.file, id) },
    )

  return {
    listLeaderboard: readOf(({ file }) => answers.leaderboard(file)),
    listModels: readOf(({ file }) => answers.models(file)),
    getModel: readOfModel(answers.model),
    getComparedModel: readOfModel(answers.comparedModel),
    getRelease: readOf(({ file, newerOn }) => answers.release(file, isPinned, newerOn)),
    get loadedAt() {
      return latest.loadedAt
    },
    freshMs,
  }
}

/** A pinned snapshot with the newest release that is known; one that was known stays so. */
async function checkedAgain(
  pinned: LoadedSnapshot,
  options: ReadOptions,
  ask?: typeof fetch,
): Promise<LoadedSnapshot> {
  const loadedAt = Date.now()
  const newerOn = (await newerThan(pinned.url, options, ask)) ?? pinned.newerOn
  return { ...pinned, loadedAt, ...(newerOn !== undefined && { newerOn }) }
}
