import { createSnapshotSource } from '@transparency-lab/widgets/snapshot'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { readEnvironment } from '../src/env.ts'
import { openSource, type OpenSource } from './openSource.ts'
import { currentRelease } from './releases.ts'

interface SnapshotSettings {
  /** The address of another snapshot; without it, the backend of the environment or the project's own rows. */
  readonly from?: string | undefined
  /** The folder that the file is written to. */
  readonly to: string
  /** The day of publication, as YYYY-MM-DD; today without it. */
  readonly date?: string | undefined
}

/**
 * Writes what a source publishes as one file, unless the folder holds the same figures already.
 *
 * @returns the path of the file, and whether it was there before
 * @throws Error when the source cannot be read or the day is none; then nothing is written
 */
export async function writeSnapshot({
  from,
  to,
  date,
}: SnapshotSettings): Promise<{ readonly path: string; readonly isKept: boolean }> {
  await mkdir(to, { recursive: true })
  const { source, close } = await openFrom(from)
  try {
    const { files, isKept } = await currentRelease(source, {
      folder: to,
      ...(date === undefined ? {} : { day: date }),
    })
    const [release] = files
    if (release === undefined) throw new Error('A release has no file.')
    const path = join(to, release.name)
    if (!isKept) await writeFile(path, release.text)
    return { path, isKept }
  } finally {
    await close()
  }
}

function openFrom(address: string | undefined): Promise<OpenSource> {
  if (address === undefined) {
    return openSource(
      readEnvironment(loadEnv('production', join(import.meta.dirname, '..'), 'VITE_')).backend,
    )
  }
  if (!/^https?:/.test(address) || !URL.canParse(address)) {
    throw new Error(`--from must be the http or https address of a snapshot, not “${address}”.`)
  }
  const source = createSnapshotSource(address)
  return Promise.resolve({ source, close: () => Promise.resolve() })
}
