import { PGlite } from '@electric-sql/pglite'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/**
 * Returns a dump of a new Postgres cluster, for PGlite's option `loadDataDir`. The first call creates the cluster, which
 * takes five times as long as to load it, and keeps the dump beside the installed packages.
 */
export async function newCluster(): Promise<Blob> {
  const file = await dumpFile()
  const dump = await readFile(file).catch(() => createDump(file))
  return new Blob([new Uint8Array(dump)])
}

/** Returns the path of the dump of the installed version. */
async function dumpFile(): Promise<string> {
  const manifest = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>
  }
  const version = manifest.devDependencies['@electric-sql/pglite']
  return join(ROOT, `node_modules/.cache/postgres-${version ?? ''}.tar.gz`)
}

async function createDump(file: string): Promise<Uint8Array> {
  const database = await PGlite.create()
  const dump = await database.dumpDataDir('gzip')
  await database.close()
  const bytes = new Uint8Array(await dump.arrayBuffer())
  await mkdir(dirname(file), { recursive: true })
  // Another process may read or write the file at the same time.
  const own = `${file}.${process.pid}`
  await writeFile(own, bytes)
  await rename(own, file)
  return bytes
}
