import { CHANGES, CHANGES_FEED } from '../src/changes/changeRecord.ts'
import { createChangeRecord, type ReleaseFile } from './changeRecord.ts'
import { changesFeed } from './changesFeed.ts'
import { releaseReports } from './releaseReports.ts'
import { readRecord } from './releaseRecord.ts'
import { RELEASES } from './releases.ts'

/**
 * Builds the record of changes as JSON and as an Atom feed, and the report on each release, to publish beside the
 * snapshots.
 *
 * @param releases oldest first
 * @param siteUrl the public URL of the site; empty when it is not known
 */
export async function recordFiles(releases: readonly ReleaseFile[], siteUrl: string) {
  const record = await createChangeRecord(releases, await readRecord(RELEASES))
  return [
    ...(await releaseReports(releases, record)),
    { name: toName(CHANGES), text: `${JSON.stringify(record)}\n` },
    { name: toName(CHANGES_FEED), text: changesFeed(record, siteUrl) },
  ]
}

function toName(path: string): string {
  return path.replace(/^.*\//, '')
}
