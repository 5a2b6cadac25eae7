import { getDigest, type RecordedRelease } from '../changes/changeRecord.ts'
import { formatRelease, getReleaseTitle } from '../changes/changeTexts.ts'
import { PATHS } from '../address/paths.ts'
import { SNAPSHOTS_FOLDER } from './paths.ts'

/** The number of digits of a digest in the address of a report. */
const ID_LENGTH = 12

/** A release in a list of reports. */
export interface ListedRelease {
  /** The start of the digest of the release, in the address of its report. */
  readonly id: string
  /** The title of its report. */
  readonly title: string
  readonly publishedOn: string
  /** What it changed, in one sentence. */
  readonly summary: string
}

/** One fact about a suite. */
export interface ReportFact {
  readonly name: string
  readonly text: string
  /** An http or https address. */
  readonly url?: string | undefined
}

/** The figures of one suite in a release, as texts. */
export interface SuiteReport {
  /** The id of the suite; undefined in a release without suites. */
  readonly id?: string | undefined
  readonly title: string
  readonly facts: readonly ReportFact[]
  /** Who leads, and who cannot be told apart. */
  readonly summary: string
  /** The model with the highest main score, as texts; undefined when no model has one. */
  readonly best?: { readonly name: string; readonly score: string } | undefined
  /** Facts that change the meaning of every score. */
  readonly caveats: readonly string[]
  /** What the rows of the table are, of how many, and in which order. */
  readonly caption: string
  readonly columns: readonly { readonly name: string; readonly isNumber: boolean }[]
  readonly rows: readonly (readonly string[])[]
  readonly notMeasured: readonly string[]
}

/** A printable report on one release: its figures and not the current ones. */
export interface ReleaseReport extends ListedRelease {
  readonly format: 'transparency-lab/report'
  readonly version: 1
  /** The SHA-256 of the release. */
  readonly digest: string
  readonly licence: { readonly name: string; readonly url: string }
  readonly suites: readonly SuiteReport[]
  /** The report on the release before; undefined for the first one. */
  readonly previous?: Pick<ListedRelease, 'id' | 'title'> | undefined
  /** The latest report; undefined in itself. */
  readonly latest?: Pick<ListedRelease, 'id' | 'title'> | undefined
  /** The first figures that differ from the release before. */
  readonly changes: readonly string[]
  /** The number of further ones, which the record of changes has. */
  readonly moreChanges: number
}

/** Returns the id of a release in the address of its report. */
export function getReleaseId(snapshot: string): string {
  return getDigest(snapshot).slice(0, ID_LENGTH)
}

/** Returns whether a text has the form of the id of a release. */
export function isReleaseId(text: string): boolean {
  return text.length === ID_LENGTH && /^[0-9a-f]+$/.test(text)
}

/** Returns the path of the report on a release. */
export function toReleasePath(id: string): string {
  return PATHS.release.replace(':release', id)
}

/** Returns the path of the file with the report on a release, from the root of the site. */
export function toReportFile(id: string): string {
  return `${SNAPSHOTS_FOLDER}report-${id}.json`
}

/**
 * Lists the releases of the record, newest first.
 *
 * @param releases newest first
 */
export function listReleases(releases: readonly RecordedRelease[]): readonly ListedRelease[] {
  return releases.map((release) => ({
    id: getReleaseId(release.snapshot),
    title: getReleaseTitle(release, releases),
    publishedOn: release.publishedOn,
    summary: formatRelease(release),
  }))
}
