import { createSnapshotSource } from '@transparency-lab/widgets/snapshot'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isHttpUrl } from '@transparency-lab/widgets/domain'
import { writeFileAtomic } from '../../supabase/index.ts'
import { hideUser } from '../../tools/hideUser.ts'
import { parseEnvironment } from '../src/env.ts'
import { openSource, type OpenSource } from './openSource.ts'
import { findCorrections, requireReason, requireReport } from './corrections.ts'
import { recordRelease, type Reason } from './releaseRecord.ts'
import { readVariables } from './readVariables.ts'
import { currentRelease } from './releases.ts'

interface SnapshotArguments {
  /** URL of another snapshot; by default, the backend of the environment or the rows of the seed. */
  readonly from?: string | undefined
  /** The folder to write to. */
  readonly to: string
  /** The day of publication, as YYYY-MM-DD; by default today, and not before that of the newest release. */
  readonly date?: string | undefined
  /** Why published figures change, when they do. */
  readonly reason?: Reason | undefined
}

/**
 * Writes a snapshot of a source to a file and adds it to the record, unless the newest one in the folder has the
 * same content.
 *
 * @returns the path of the file, and whether it existed before
 * @throws Error when the source cannot be read, when the date is invalid or before that of the newest release, or when
 * a published figure changes without a reason; nothing is written then
 */
export async function writeSnapshot({
  from,
  to,
  date,
  reason,
}: SnapshotArguments): Promise<{ readonly path: string; readonly isArchived: boolean }> {
  await mkdir(to, { recursive: true })
  const { source, close } = await openFrom(from)
  try {
    const { files, isArchived } = await currentRelease(source, {
      folder: to,
      ...(date === undefined ? {} : { day: date }),
    })
    const [release] = files
    if (release === undefined) throw new Error('The release has no file.')
    const path = join(to, release.name)
    if (!isArchived) {
      const corrections = await findCorrections(to, release.text)
      requireReason(corrections, reason)
      requireReport(corrections, reason ?? {}, (await source.getContested?.())?.figures ?? [])
      // The record comes first: a release without its reason would count as archived.
      await recordRelease(to, {
        snapshot: release.name,
        reasons: reason === undefined ? [] : [reason],
      })
      await writeFileAtomic(path, release.text)
    }
    return { path, isArchived }
  } finally {
    await close()
  }
}

function openFrom(address: string | undefined): Promise<OpenSource> {
  if (address === undefined) {
    return openSource(parseEnvironment(readVariables('production')).backend)
  }
  if (!isHttpUrl(address)) {
    throw new Error(
      `--from must be the http or https URL of a snapshot without a user, not “${hideUser(address)}”.`,
    )
  }
  const source = createSnapshotSource(address)
  return Promise.resolve({ source, close: () => Promise.resolve() })
}
