import type { EvaluationSource } from '../evaluationSource.ts'
import { fetchJson } from './fetchJson.ts'
import { newerThan } from './newerThan.ts'
import { isPinnedName } from './pinnedName.ts'
import { sharedRead } from './sharedRead.ts'
import { snapshotAnswers as answers } from './snapshotAnswers.ts'
import { readSnapshotFile } from './snapshotFile.ts'

const FRESH_MS = 60_000

/** How a snapshot is read. */
export interface SnapshotOptions {
  /**
   * How long a file that was read answers further questions, in milliseconds. A pinned one never
   * changes and is read once.
   * @default 60000
   */
  readonly freshMs?: number
  /**
   * Asks the network, for a page that has begun to read before this source was made.
   * @default the platform's own
   */
  readonly fetch?: typeof fetch
}

/**
 * A source over one JSON file, as `takeSnapshot` makes it, on any static host. All questions of one
 * page are answered by one request.
 *
 * @param url address of the file; relative ones are resolved against the page
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
  { freshMs = FRESH_MS, fetch: ask }: SnapshotOptions = {},
): EvaluationSource {
  const address = String(url)
  const isPinned = isPinnedName(address)
  const read = sharedRead(
    async (options) => readSnapshotFile(await fetchJson(address, options, ask)),
    isPinned ? Infinity : freshMs,
  )
  return {
    listLeaderboard: async (options) => answers.leaderboard(await read(options)),
    listModels: async (options) => answers.models(await read(options)),
    getModel: async (id, options) => answers.model(await read(options), id),
    getComparedModel: async (id, options) => answers.comparedModel(await read(options), id),
    getRelease: async (options) => {
      const file = await read(options)
      const newerOn = isPinned ? await newerThan(address, options, ask) : undefined
      return answers.release(file, isPinned, newerOn)
    },
  }
}
