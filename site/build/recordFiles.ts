import { posix } from 'node:path'
import { CHANGES, CHANGES_FEED } from '../src/changes/changeRecord.ts'
import type { ReportsFile } from '../src/contested/reportsFile.ts'
import { createChangeRecord, type ParsedReleaseFile } from './changeRecord.ts'
import { changesFeed } from './changesFeed.ts'
import { releaseReports } from './releaseReports.ts'
import type { RecordEntry } from './releaseRecord.ts'

/** What the record of changes is made from. */
interface RecordParts {
  /** Oldest first. */
  readonly releases: readonly ParsedReleaseFile[]
  /** The reasons of corrections. */
  readonly reasons: readonly RecordEntry[]
  /** What is public about reports that figures are wrong. */
  readonly reports: ReportsFile
}

/**
 * Builds the record of changes as JSON and as an Atom feed, and the report on each release, to publish beside the
 * snapshots.
 *
 * @param siteUrl the public URL of the site; empty when it is not known
 */
export async function recordFiles({ releases, reasons, reports }: RecordParts, siteUrl: string) {
  const record = await createChangeRecord(releases, reasons)
  return [
    ...(await releaseReports(releases, record)),
    { name: posix.basename(CHANGES), text: `${JSON.stringify(record)}\n` },
    { name: posix.basename(CHANGES_FEED), text: changesFeed(record, siteUrl, reports.reports) },
  ]
}
