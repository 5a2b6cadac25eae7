import { name } from '#lab'
import { contestedTexts } from '#texts/contested.ts'
import { feedTexts } from '#texts/feed.ts'
import { LANGUAGE } from '#texts/language.ts'
import { createHash } from 'node:crypto'
import {
  CHANGES_FEED,
  CHANGES_SECTION,
  getDigest,
  type ChangeRecord,
  type RecordedRelease,
} from '../src/changes/changeRecord.ts'
import {
  formatAddedModels,
  formatRecordedChange,
  formatRelease,
  getPlaceInDay,
  getReleaseTitle,
} from '../src/changes/changeTexts.ts'
import { CONTESTED_PREFIX, type PublicReport } from '../src/contested/reportsFile.ts'
import {
  formatContestedFigure,
  formatReport,
  formatState,
  getLastChange,
} from '../src/contested/reportTexts.ts'
import { escapeHtml } from '../src/embed/escapeHtml.ts'
import { PATHS } from '../src/address/paths.ts'
import { getReleaseId, toReleasePath } from '../src/releases/releaseReport.ts'

/** Characters that XML 1.0 forbids, also when they are escaped. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/**
 * Formats the record of changes as an Atom feed (RFC 4287), one entry for each release and for each report that a
 * figure is wrong. Ids follow from the digests of the releases and from the numbers of the reports, so that they stay
 * the same when the site moves.
 *
 * @param siteUrl the public URL of the site; empty for links that are relative to the feed
 * @param reports what is public about reports that figures are wrong
 */
export function changesFeed(
  { releases }: ChangeRecord,
  siteUrl: string,
  reports: readonly PublicReport[] = [],
): string {
  const first = getDigest(releases.at(-1)?.snapshot ?? '')
  const times = [
    ...releases.map((release) => getReleaseTime(release, releases)),
    ...reports.map((report) => toTime(getLastChange(report))),
  ]
  const newest = times.reduce((a, b) => (a > b ? a : b), toTime('1970-01-01'))
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE}">`,
    `  <id>${toId('feed', first)}</id>`,
    `  <title>${escapeXml(feedTexts.title({ lab: name }))}</title>`,
    `  <subtitle>${escapeXml(feedTexts.subtitle)}</subtitle>`,
    `  <updated>${newest}</updated>`,
    `  <author><name>${escapeXml(name)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(siteUrl + CHANGES_FEED)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(`${siteUrl}${PATHS.reports}#${CHANGES_SECTION}`)}"/>`,
    ...reports.map((report) => createReportEntry(report, first, siteUrl)),
    ...releases.map((release) => createEntry(release, releases, siteUrl)),
    '</feed>',
  ]
  return `${lines.join('\n')}\n`
}

/** Returns the time of a release: those of one day have a second each, in their order. */
function getReleaseTime(release: RecordedRelease, releases: readonly RecordedRelease[]): string {
  return toTime(release.publishedOn, getPlaceInDay(release, releases) - 1)
}

function createEntry(
  release: RecordedRelease,
  releases: readonly RecordedRelease[],
  siteUrl: string,
): string {
  const { snapshot } = release
  const digest = getDigest(snapshot)
  const summary = formatRelease(release)
  const title = feedTexts.release({ title: getReleaseTitle(release, releases), summary })
  return [
    '  <entry>',
    `    <id>${toId('release', digest)}</id>`,
    `    <title>${escapeXml(title)}</title>`,
    `    <updated>${getReleaseTime(release, releases)}</updated>`,
    `    <link rel="alternate" type="text/html" href="${escapeXml(siteUrl + toReleasePath(getReleaseId(snapshot)))}"/>`,
    `    <summary>${escapeXml(summary)}</summary>`,
    `    <content type="html">${escapeXml(createContent(release))}</content>`,
    '  </entry>',
  ].join('\n')
}

function createReportEntry(report: PublicReport, feed: string, siteUrl: string): string {
  const { number, state } = report
  const link = `${siteUrl}${PATHS.reports}#${CONTESTED_PREFIX}${number}`
  const title = contestedTexts.entry({
    number,
    state: formatState({ state }),
    figure: formatContestedFigure(report),
  })
  return [
    '  <entry>',
    `    <id>${toId(`report ${number}`, feed)}</id>`,
    `    <title>${escapeXml(title)}</title>`,
    `    <updated>${toTime(getLastChange(report))}</updated>`,
    `    <link rel="alternate" type="text/html" href="${escapeXml(link)}"/>`,
    `    <summary>${escapeXml(formatReport(report))}</summary>`,
    '  </entry>',
  ].join('\n')
}

function createContent({ addedModels, changes, snapshot }: RecordedRelease): string {
  const items = [
    ...changes.map(formatRecordedChange),
    ...addedModels.map((added) =>
      feedTexts.models({ models: formatAddedModels(added), ids: added.modelIds.join(', ') }),
    ),
  ]
  const list = items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')
  return `${list === '' ? '' : `<ul>${list}</ul>`}<p>${feedTexts.digest({ digest: getDigest(snapshot) })}</p>`
}

/** Returns a UUID of version 8 (RFC 9562) that follows from the kind of a thing and a digest. */
function toId(kind: string, digest: string): string {
  const hex = createHash('sha256').update(`${kind} ${digest}`).digest('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`]
  return `urn:uuid:${parts.join('-')}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function toTime(day: string, seconds = 0): string {
  const time = new Date(Date.parse(day) + seconds * 1000)
  return time.toISOString().replace('.000', '')
}

function escapeXml(text: string): string {
  return escapeHtml(text.replace(FORBIDDEN, ''))
}
