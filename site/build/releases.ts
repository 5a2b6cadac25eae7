import type { EvaluationSource } from '@transparency-lab/widgets'
import { compareText } from '@transparency-lab/widgets/domain'
import { createSnapshot, releaseFiles, type Snapshot } from '@transparency-lab/widgets/snapshot'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { LICENCE } from '../publication.ts'
import { readRecord } from './releaseRecord.ts'

/** The folder of archived releases, whose URLs must keep working. */
export const RELEASES = resolve(
  process.env['EVALUATIONS_FOLDER'] ?? join(import.meta.dirname, '..'),
  'releases',
)

const RELEASE = /^snapshot-[0-9a-f]{64}\.json$/

/** The files of the current release, and whether it is archived already. */
export interface CurrentRelease {
  readonly files: readonly { readonly name: string; readonly text: string }[]
  readonly isArchived: boolean
}

/**
 * Takes a snapshot of a source. If an archived release has the same content, returns that release with
 * its original date instead.
 *
 * @param day the date of a new release, as YYYY-MM-DD
 */
export async function currentRelease(
  source: EvaluationSource,
  { folder = RELEASES, day = today() } = {},
): Promise<CurrentRelease> {
  // A snapshot that somebody else published keeps its licence.
  const licence = (await source.getRelease?.())?.licence ?? LICENCE
  const snapshot = await createSnapshot(source, { publishedOn: day, licence })
  const content = serializeContent(snapshot)
  const archived = (await archivedReleases(folder)).find(
    (release) => serializeContent(release.snapshot) === content,
  )
  return {
    files: await releaseFiles(archived?.snapshot ?? snapshot),
    isArchived: archived !== undefined,
  }
}

/** An archived release, as file content and parsed. */
interface ArchivedRelease {
  readonly name: string
  readonly text: string
  readonly snapshot: Snapshot
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
      return { name, text, snapshot: JSON.parse(text) as Snapshot }
    }),
  )
  const order = (await readRecord(folder)).map(({ snapshot }) => snapshot)
  const getPlace = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return releases.sort((a, b) => {
    if (a.snapshot.published_on !== b.snapshot.published_on) {
      return a.snapshot.published_on < b.snapshot.published_on ? 1 : -1
    }
    const later = getPlace(b.name) - getPlace(a.name)
    return later === 0 ? compareText(b.name, a.name) : later
  })
}

/** Serializes a snapshot without its date, for comparison. */
function serializeContent(snapshot: Snapshot): string {
  return JSON.stringify({ ...snapshot, published_on: '' })
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
