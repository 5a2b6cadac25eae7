import type { EvaluationSource, ReadOptions } from '../evaluationSource.ts'
import type { Release } from '../release.ts'
import {
  evaluatedModelRow,
  fullModelRow,
  listByName,
  modelRow,
  readOne,
  toComparedModel,
  toEvaluatedModel,
  toLeaderboardEntry,
} from '../rows/index.ts'
import { fetchJson } from './fetchJson.ts'
import { isPinnedName, LATEST_NAME } from './pinnedName.ts'
import { sharedRead } from './sharedRead.ts'
import { readLatestFile, readSnapshotFile, type SnapshotFile } from './snapshotFile.ts'

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
  const rowOf = async (id: string, options?: ReadOptions) =>
    (await read(options)).models.find((row) => idOf(row) === id)

  return {
    listLeaderboard: async (options) =>
      listByName((await read(options)).models, evaluatedModelRow, toLeaderboardEntry),
    listModels: async (options) =>
      listByName((await read(options)).models, modelRow, (model) => model),
    getModel: async (id, options) =>
      readOne(await rowOf(id, options), fullModelRow, toEvaluatedModel),
    getComparedModel: async (id, options) =>
      readOne(await rowOf(id, options), evaluatedModelRow, toComparedModel),
    getRelease: async (options) => {
      const release = releaseOf(await read(options), isPinned)
      return isPinned ? { ...release, newerOn: await newerThan(address, options, ask) } : release
    },
  }
}

function idOf(row: unknown): unknown {
  return row instanceof Object && 'id' in row ? row.id : undefined
}

function releaseOf(file: SnapshotFile, isPinned: boolean): Release {
  const { published_on: publishedOn, licence, attribution } = file
  return { publishedOn, licence, attribution, isPinned, newerOn: undefined }
}

/**
 * The day of the latest release beside this file, when it is another one. That it cannot be known is no
 * reason to withhold this one's date.
 */
async function newerThan(
  address: string,
  options?: ReadOptions,
  ask?: typeof fetch,
): Promise<string | undefined> {
  try {
    const content = await fetchJson(address.replace(/[^/]*$/, LATEST_NAME), options, ask)
    const { snapshot, published_on: publishedOn } = readLatestFile(content)
    return address.endsWith(snapshot) ? undefined : publishedOn
  } catch {
    options?.signal?.throwIfAborted()
    return undefined
  }
}
