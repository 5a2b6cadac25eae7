import type { Backend } from '../src/env.ts'
import { openSource } from './openSource.ts'
import { currentRelease, keptReleases } from './releases.ts'

/** The snapshot files that a site publishes. */
export interface PublishedFiles {
  /** File contents keyed by name: the latest snapshot, the pointer to it, and every archived release. */
  readonly texts: ReadonlyMap<string, string>
  /** Whether the latest snapshot is archived. */
  readonly isKept: boolean
}

/** Reads the backend, or the seed without one, and builds the snapshot files to publish. */
export async function publishedFiles(backend: Backend | undefined): Promise<PublishedFiles> {
  const { source, close } = await openSource(backend)
  try {
    const { files, isKept } = await currentRelease(source)
    const all = [...(await keptReleases()), ...files]
    return { texts: new Map(all.map(({ name, text }) => [name, text])), isKept }
  } finally {
    await close()
  }
}
