import type { Backend } from '../src/env.ts'
import { readModelBases, readRecords, readReports } from '../../supabase/index.ts'
import { REPORTS_PATH } from '../src/contested/reportsFile.ts'
import { openSource } from './openSource.ts'
import { archivedReleases, currentRelease, parseRelease } from './releases.ts'
import { RELEASES } from './releasesFolder.ts'
import { releaseData } from './releaseData.ts'
import { recordFiles } from './recordFiles.ts'
import { readRecord } from './releaseRecord.ts'
import { createReportsFile } from './reportsFile.ts'
import { resultFiles } from './resultFiles.ts'
import { suiteFiles } from './suiteFiles.ts'

/** The files of figures that a site publishes. */
export interface PublishedFiles {
  /**
   * File contents keyed by name: the latest snapshot, the pointer to it, every archived release, their
   * tables, and the record of changes.
   */
  readonly texts: ReadonlyMap<string, string>
  /** Whether the latest snapshot is archived. */
  readonly isArchived: boolean
  /**
   * Builds the results of every model for other sites, and what is public about reports that figures are wrong, keyed
   * by path from the root of the site. Over a backend there are no Every Eval Ever records, because only the seed has
   * the published figures.
   */
  readonly readResults: () => Promise<ReadonlyMap<string, string>>
}

/**
 * Reads the backend, or the seed without one, and builds the snapshot files to publish.
 *
 * @param siteUrl the public URL of the site; empty for relative links
 */
export async function publishedFiles(
  backend: Backend | undefined,
  siteUrl = '',
): Promise<PublishedFiles> {
  const { source, close } = await openSource(backend)
  try {
    const { files, isArchived } = await currentRelease(source)
    const archived = await archivedReleases()
    const [pinned] = files
    const current =
      pinned === undefined || isArchived ? [] : [{ ...pinned, snapshot: parseRelease(pinned.text) }]
    const releases = [...archived.toReversed(), ...current]
    const latest = releases.find(({ name }) => name === pinned?.name)
    const data = [
      ...releases.map((release) => releaseData(release)),
      ...(latest === undefined ? [] : [releaseData(latest, true)]),
    ]
    const reasons = await readRecord(RELEASES)
    const reports = await createReportsFile(await readReports(), releases, reasons)
    const all = [
      ...archived,
      ...files,
      ...(await recordFiles({ releases, reasons, reports }, siteUrl)),
      ...(latest === undefined ? [] : await suiteFiles(latest, await readModelBases())),
      ...(await Promise.all(data)).flat(),
    ]
    const texts = new Map(all.map(({ name, text }) => [name, text]))
    const readResults = async () => {
      const records = backend === undefined ? await readRecords() : []
      const results = await resultFiles({ snapshots: texts, records, siteUrl })
      return new Map([...results, [REPORTS_PATH.slice(1), `${JSON.stringify(reports)}\n`]])
    }
    return { texts, isArchived, readResults }
  } finally {
    await close()
  }
}
