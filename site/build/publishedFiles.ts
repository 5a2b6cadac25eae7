import type { Backend } from '../src/env.ts'
import { readRecords, type ModelRecord } from '../../supabase/index.ts'
import { openSource } from './openSource.ts'
import { archivedReleases, currentRelease } from './releases.ts'

/** The snapshot files that a site publishes. */
export interface PublishedFiles {
  /** File contents keyed by name: the latest snapshot, the pointer to it, and every archived release. */
  readonly texts: ReadonlyMap<string, string>
  /** Whether the latest snapshot is archived. */
  readonly isArchived: boolean
  /** Every Eval Ever records of the seed, keyed by suite and model; none over a backend. */
  readonly records: readonly ModelRecord[]
}

/** Reads the backend, or the seed without one, and builds the snapshot files to publish. */
export async function publishedFiles(backend: Backend | undefined): Promise<PublishedFiles> {
  const { source, close } = await openSource(backend)
  try {
    const { files, isArchived } = await currentRelease(source)
    const all = [...(await archivedReleases()), ...files]
    return {
      texts: new Map(all.map(({ name, text }) => [name, text])),
      isArchived,
      records: backend === undefined ? await readRecords() : [],
    }
  } finally {
    await close()
  }
}
