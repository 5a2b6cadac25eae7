import type { Backend } from '../src/env.ts'
import { openSource } from './openSource.ts'
import { currentRelease, keptReleases } from './releases.ts'

/** The files that a site publishes of its figures. */
export interface PublishedFiles {
  /** Texts by name: the latest snapshot, the pointer to it, and every release that is kept. */
  readonly texts: ReadonlyMap<string, string>
  /** Whether the latest is among the releases that are kept. */
  readonly isKept: boolean
}

/** Reads what a backend, or the project's own rows, hold now, and gives it as files. */
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
