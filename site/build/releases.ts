import { licence as ownLicence } from '#lab'
import type { EvaluationSource } from '@transparency-lab/widgets'
import { compareText } from '@transparency-lab/widgets/domain'
import {
  createSnapshot,
  parseSnapshotFile,
  releaseFiles,
  type SnapshotFile,
} from '@transparency-lab/widgets/snapshot'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { EVALUATIONS_FOLDER, SHIPPED_FOLDER } from '../../supabase/index.ts'
import { readRecord } from './releaseRecord.ts'

/** The folder of archived releases, whose URLs must keep working. */
export const RELEASES = resolve(
  EVALUATIONS_FOLDER === SHIPPED_FOLDER ? join(import.meta.dirname, '..') : EVALUATIONS_FOLDER,
  'releases',
)

const RELEASE = /^snapshot-[0-9a-f]{64}\.json$/

/** The files of the current release, and whether it is archived already. */
export interface CurrentRelease {
  readonly files: readonly { readonly name: string; readonly text: string }[]
  readonly isArchived: boolean
}

/**
 * Takes a snapshot of a source. If the latest archived release says the same, in whatever version of the format,
 * returns the bytes of that release with its original date instead. What an older one says is a new release: going
 * back to earlier figures changes the published ones.
 *
 * @param day the date of a new release, as YYYY-MM-DD
 * @throws Error when a release of that day has the same content and another one followed it
 */
export async function currentRelease(
  source: EvaluationSource,
  { folder = RELEASES, day = today() } = {},
): Promise<CurrentRelease> {
  // A snapshot that somebody else published keeps its licence.
  const licence = (await source.getRelease?.())?.licence ?? ownLicence
  const snapshot = await createSnapshot(source, { publishedOn: day, licence })
  const content = serializeContent(parseRelease(JSON.stringify(snapshot)))
  const [latest, ...older] = await archivedReleases(folder)
  if (latest !== undefined && serializeContent(latest.snapshot) === content) {
    return { files: await releaseFiles(latest.text), isArchived: true }
  }
  const files = await releaseFiles(snapshot)
  requireNewName(files[0]?.name, older)
  return { files, isArchived: false }
}

/** The name of a file follows from its bytes, so that the same figures need another day. */
function requireNewName(name: string | undefined, older: readonly ArchivedRelease[]): void {
  if (!older.some((release) => release.name === name)) return
  throw new Error(
    `The figures are those of ${name}, and a later release of the same day has others. ` +
      'Go back to them with the date of another day: pnpm snapshot --date YYYY-MM-DD.',
  )
}

/** An archived release, as file content and parsed. */
interface ArchivedRelease {
  readonly name: string
  readonly text: string
  readonly snapshot: SnapshotFile
}

/** Parses the text of a release of any version. */
export function parseRelease(text: string): SnapshotFile {
  return parseSnapshotFile(JSON.parse(text))
}

/**
 * Reads the archived releases in a folder, newest first. Releases of one day are in the order of the record;
 * one that it does not list is newer.
 */
export async function archivedReleases(folder = RELEASES): Promise<readonly ArchivedRelease[]> {
  const names = (await readdir(folder)).filter((name) => RELEASE.test(name))
  const releases = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, snapshot: parseRelease(text) }
    }),
  )
  const order = (await readRecord(folder)).map(({ snapshot }) => snapshot)
  const getPlace = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return releases.sort((a, b) => {
    if (a.snapshot.publishedOn !== b.snapshot.publishedOn) {
      return a.snapshot.publishedOn < b.snapshot.publishedOn ? 1 : -1
    }
    const later = getPlace(b.name) - getPlace(a.name)
    return later === 0 ? compareText(b.name, a.name) : later
  })
}

/** Serializes a release without its date, for comparison. All versions have one shape once they are parsed. */
function serializeContent(snapshot: SnapshotFile): string {
  return JSON.stringify({ ...snapshot, publishedOn: '' })
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
