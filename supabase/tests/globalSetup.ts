import { PGlite } from '@electric-sql/pglite'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a dump of a new database cluster, without our tables. */
    readonly newCluster: string
  }
}

/**
 * Initialises one database cluster and dumps it to a file, for `openDatabase` to load. Initialising
 * takes five times as long as loading.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cluster-'))
  const file = path.join(folder, 'cluster.tar')
  const database = await PGlite.create()
  const dump = await database.dumpDataDir('none')
  await database.close()
  await writeFile(file, Buffer.from(await dump.arrayBuffer()))
  project.provide('newCluster', file)
  return () => rm(folder, { recursive: true })
}
