import { licence as ownLicence } from '#lab'
import type { EvaluationSource } from '@transparency-lab/widgets'
import { compareText } from '@transparency-lab/widgets/domain'
import {
  createSnapshot,
  parseSnapshotFile,
  releaseFiles,
  type SnapshotFile,
} from '@transparency-lab/widgets/snapshot'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getDigest } from '../src/changes/changeRecord.ts'
import { SNAPSHOT_NAME } from '../src/releases/paths.ts'
import type { ParsedReleaseFile } from './changeRecord.ts'
import { readRecord } from './releaseRecord.ts'
import { RELEASES } from './releasesFolder.ts'

/** The files of the current release, and whether it is archived already. */
export interface CurrentRelease {
  readonly files: readonly { readonly name: string; readonly text: string }[]
  readonly isArchived: boolean
}

/** Where the archived releases are, and the date of a new one. */
interface ReleaseOptions {
  readonly folder?: string
  readonly day?: string
}

/**
 * Takes a snapshot of a source. If the newest archived release has the same content, in any version of the format,
 * returns its bytes with its original date. Content that equals only an older release is a new release, because it
 * changes the published figures.
 *
 * @param day the date of a new release, as YYYY-MM-DD; by default today, or the day of the newest release if that is later
 * @throws Error when the newest release is later, or when a release of that day has the same content and another one
 * followed it
 */
export async function currentRelease(
  source: EvaluationSource,
  { folder = RELEASES, day }: ReleaseOptions = {},
): Promise<CurrentRelease> {
  const [latest, ...older] = await archivedReleases(folder)
  const publishedOn = day ?? getDefaultDay(latest)
  // A snapshot that somebody else published keeps its licence.
  const licence = (await source.getRelease?.())?.licence ?? ownLicence
  const snapshot = await createSnapshot(source, { publishedOn, licence })
  const content = serializeContent(parseRelease(JSON.stringify(snapshot)))
  if (latest !== undefined && serializeContent(latest.snapshot) === content) {
    return { files: await releaseFiles(latest.text), isArchived: true }
  }
  requireNewestDay(publishedOn, latest)
  const files = await releaseFiles(snapshot)
  requireNewName(files[0]?.name, older)
  return { files, isArchived: false }
}

/** Returns today, or the day of the newest release if that is later, as when a clock to the east gave it. */
function getDefaultDay(latest: ParsedReleaseFile | undefined): string {
  const day = new Date().toISOString().slice(0, 10)
  return latest !== undefined && latest.snapshot.publishedOn > day
    ? latest.snapshot.publishedOn
    : day
}

/**
 * Requires that no archived release is newer: the record compares each release with the one before it, and a reason
 * explains the changes since the newest one.
 */
function requireNewestDay(day: string, latest: ParsedReleaseFile | undefined): void {
  if (latest === undefined || day >= latest.snapshot.publishedOn) return
  const { name, snapshot } = latest
  throw new Error(
    `A release of ${day} would be before the newest one, ${name} of ${snapshot.publishedOn}. ` +
      `Give it the date ${snapshot.publishedOn} or a later one: pnpm snapshot --date YYYY-MM-DD.`,
  )
}

/** Requires that no older release has the name. It follows from the bytes, so the same figures need another day. */
function requireNewName(name: string | undefined, older: readonly ParsedReleaseFile[]): void {
  const same = older.find((release) => release.name === name)
  if (same === undefined) return
  throw new Error(
    `The figures are those of ${same.name}, and a later release of the same day has others. ` +
      `Go back to them with a date after ${same.snapshot.publishedOn}: pnpm snapshot --date YYYY-MM-DD.`,
  )
}

/** Parses the text of a release of any version. */
export function parseRelease(text: string): SnapshotFile {
  return parseSnapshotFile(JSON.parse(text))
}

/**
 * Reads the archived releases in a folder, newest first. Releases of one day are in the order of the record;
 * one that it does not list is newer.
 *
 * @throws Error naming a file that is not as it was published, such as one that is cut
 */
export async function archivedReleases(folder = RELEASES): Promise<readonly ParsedReleaseFile[]> {
  const names = (await readdir(folder)).filter((name) => SNAPSHOT_NAME.test(name))
  const releases = await Promise.all(names.map((name) => readArchived(folder, name)))
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

async function readArchived(folder: string, name: string): Promise<ParsedReleaseFile> {
  const path = join(folder, name)
  const bytes = await readFile(path)
  if (createHash('sha256').update(bytes).digest('hex') !== getDigest(name)) {
    throw new Error(
      `${path} is not as it was published: its name is no longer the SHA-256 of its bytes. ` +
        'Take it back from the history of the repository.',
    )
  }
  const text = bytes.toString('utf8')
  try {
    return { name, text, snapshot: parseRelease(text) }
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error })
  }
}

/** Serializes a release without its date, for comparison. All versions have one shape once they are parsed. */
function serializeContent(snapshot: SnapshotFile): string {
  return JSON.stringify({ ...snapshot, publishedOn: '' })
}
