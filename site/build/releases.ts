import type { EvaluationSource } from '@transparency-lab/widgets'
import { releaseFiles, takeSnapshot, type Snapshot } from '@transparency-lab/widgets/snapshot'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LICENCE } from '../publication.ts'

/** Where every release is kept, so that its address stays alive. */
export const RELEASES = join(import.meta.dirname, '../releases')

const RELEASE = /^snapshot-[0-9a-f]{64}\.json$/

/** The files that publish what a source holds now, and whether the lab keeps that release already. */
export interface CurrentRelease {
  readonly files: readonly { readonly name: string; readonly text: string }[]
  readonly isKept: boolean
}

/**
 * Takes a snapshot of a source. Where the latest of the releases that are kept holds the same figures
 * under the same terms, it is that one again, with its date: nothing new was published since.
 *
 * @param day the date of a release that is new
 */
export async function currentRelease(
  source: EvaluationSource,
  { folder = RELEASES, day = today() } = {},
): Promise<CurrentRelease> {
  // What somebody else published keeps its terms.
  const licence = (await source.getRelease?.())?.licence ?? LICENCE
  const snapshot = await takeSnapshot(source, { publishedOn: day, licence })
  const content = contentOf(snapshot)
  const kept = (await keptReleases(folder)).find(
    (release) => contentOf(release.snapshot) === content,
  )
  return { files: await releaseFiles(kept?.snapshot ?? snapshot), isKept: kept !== undefined }
}

/** A release that is kept, as a file and as what it holds. */
interface KeptRelease {
  readonly name: string
  readonly text: string
  readonly snapshot: Snapshot
}

/** The releases that are kept in a folder, the latest first. */
export async function keptReleases(folder = RELEASES): Promise<readonly KeptRelease[]> {
  const names = (await readdir(folder)).filter((name) => RELEASE.test(name))
  const releases = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, snapshot: JSON.parse(text) as Snapshot }
    }),
  )
  return releases.sort((a, b) => (a.snapshot.published_on < b.snapshot.published_on ? 1 : -1))
}

/** All of a snapshot but its date. */
function contentOf(snapshot: Snapshot): string {
  return JSON.stringify({ ...snapshot, published_on: '' })
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
