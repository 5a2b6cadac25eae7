import { posix } from 'node:path'
import { getDigest, isCorrection, type ChangeRecord } from '../src/changes/changeRecord.ts'
import { formatRecordedChange } from '../src/changes/changeTexts.ts'
import { readModels } from '../src/export/readModels.ts'
import { listReleases, toReportFile, type ReleaseReport } from '../src/releases/releaseReport.ts'
import type { ParsedReleaseFile } from './changeRecord.ts'
import { createReleaseSource } from './releaseModels.ts'
import { createSuiteReport } from './suiteReport.ts'

/** The number of changes that a report prints. */
const MAX_CHANGES = 40

/**
 * Builds the printable report on each release from its own figures, as files to publish beside the snapshots.
 *
 * @param releases those of the record, in any order
 * @throws Error when two releases would have the same address
 */
export async function releaseReports(
  releases: readonly Omit<ParsedReleaseFile, 'text'>[],
  record: ChangeRecord,
) {
  const listed = listReleases(record.releases)
  if (new Set(listed.map(({ id }) => id)).size < listed.length) {
    throw new Error('The digests of two releases start with the same digits.')
  }
  const reports: ReleaseReport[] = []
  for (const [index, about] of listed.entries()) {
    const { snapshot: name = '', changes = [] } = record.releases[index] ?? {}
    const release = releases.find((other) => other.name === name)
    if (release === undefined) throw new Error(`The record names ${name}, which is no release.`)
    const corrections = changes.filter(isCorrection)
    const texts = [...corrections, ...changes.filter((change) => !isCorrection(change))].map(
      formatRecordedChange,
    )
    reports.push({
      format: 'transparency-lab/report',
      version: 1,
      ...about,
      digest: getDigest(name),
      licence: release.snapshot.licence,
      suites: await createSuiteReports(release.snapshot),
      previous: toLink(listed[index + 1]),
      latest: index === 0 ? undefined : toLink(listed[0]),
      changes: texts.slice(0, MAX_CHANGES),
      moreChanges: Math.max(0, texts.length - MAX_CHANGES),
    })
  }
  return reports.map((report) => ({
    name: posix.basename(toReportFile(report.id)),
    text: `${JSON.stringify(report)}\n`,
  }))
}

function toLink(release: ReturnType<typeof listReleases>[number] | undefined) {
  return release && { id: release.id, title: release.title }
}

async function createSuiteReports(snapshot: ParsedReleaseFile['snapshot']) {
  const source = createReleaseSource(snapshot)
  const { models, suites } = await readModels(source)
  const ids = suites.length === 0 ? [undefined] : suites.map(({ id }) => id)
  const boards = await Promise.all(ids.map((suite) => source.listLeaderboard({ suite })))
  return boards.map((board) => createSuiteReport(board, { models, suites }))
}
