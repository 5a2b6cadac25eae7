// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import {
  getDigest,
  isCorrection,
  type ChangeRecord,
  type RecordedChange,
} from '../src/changes/changeRecord.ts'
import { createChangeRecord } from './changeRecord.ts'
import { changesFeed } from './changesFeed.ts'
import { readRecord } from './releaseRecord.ts'
import { archivedReleases } from './releases.ts'
import { RELEASES } from './releasesFolder.ts'

const SITE = 'https://lab.test'
const HOSTILE = 'Model <b>&amp;"\u0007 \u{1f600}'
const DIGEST = '0f'.repeat(32)

const CHANGE: RecordedChange = {
  kind: 'changed',
  suite: 's',
  suiteTitle: 'Suite',
  modelId: 'a',
  model: HOSTILE,
  measure: 'bias',
  figure: null,
  from: 0.5,
  to: 0.4,
  difference: -0.1,
  reason: 'A typing error.',
  correctedBy: 'us',
  report: 12,
}

const RECORD: ChangeRecord = {
  format: 'transparency-lab/changes',
  version: 1,
  releases: [
    {
      publishedOn: '2024-06-01',
      snapshot: `snapshot-${DIGEST}.json`,
      previous: `snapshot-${'1'.repeat(64)}.json`,
      addedModels: [{ suite: 's', suiteTitle: 'Suite', modelIds: ['b', 'c'], figures: 9 }],
      changes: [CHANGE],
      otherParts: [],
      otherReason: { reason: null, correctedBy: null, report: null },
    },
    {
      publishedOn: '2024-05-01',
      snapshot: `snapshot-${'1'.repeat(64)}.json`,
      previous: null,
      addedModels: [],
      changes: [],
      otherParts: [],
      otherReason: { reason: null, correctedBy: null, report: null },
    },
  ],
}

function parseFeed(text: string): Document {
  const feed = new DOMParser().parseFromString(text, 'application/xml')
  expect(feed.querySelector('parsererror')?.textContent).toBeUndefined()
  return feed
}

const getTexts = (feed: Document, selector: string) =>
  [...feed.querySelectorAll(selector)].map(({ textContent }) => textContent)

describe('record of the archived releases', () => {
  it('lists each release with the one before, newest first, and its new models by suite', async () => {
    const releases = await archivedReleases()
    const record = await createChangeRecord(releases.toReversed(), [])
    expect(record.releases.map(({ snapshot }) => snapshot)).toEqual(
      releases.map(({ name }) => name),
    )
    expect(record.releases.map(({ previous }) => previous)).toEqual([
      ...releases.slice(1).map(({ name }) => name),
      null,
    ])
    const suites = record.releases.flatMap(({ addedModels }) =>
      addedModels.map(({ suite }) => suite),
    )
    expect(new Set(suites).size).toBe(suites.length)
    expect(suites).not.toContain(null)
  })

  it('names what a release changed beside figures', async () => {
    const record = await createChangeRecord((await archivedReleases()).toReversed(), [])
    const getParts = (digest: string) =>
      record.releases.find(({ snapshot }) => snapshot.includes(digest))?.otherParts
    expect(getParts('73348983')).toEqual(['dates'])
    expect(getParts('957e56e6')).toEqual(['caveats', 'measures'])
    expect(getParts('c6287934')).toEqual(['planned'])
    expect(getParts('cb354b09')).toEqual([])
  })

  it('has a reason for every published figure that a release changed or removed', async () => {
    const releases = (await archivedReleases()).toReversed()
    const record = await createChangeRecord(releases, await readRecord(RELEASES))
    const changes = record.releases.flatMap((release) => release.changes).filter(isCorrection)
    expect(changes.filter(({ reason }) => reason === null)).toEqual([])
  })
})

describe('feed of changes', () => {
  it('has what RFC 4287 demands of a feed and of each entry', () => {
    const feed = parseFeed(changesFeed(RECORD, SITE))
    for (const element of [feed.documentElement, ...feed.querySelectorAll('entry')]) {
      for (const name of ['id', 'title', 'updated']) {
        expect(element.querySelectorAll(`:scope > ${name}`), name).toHaveLength(1)
      }
      expect(element.querySelector(':scope > id')?.textContent).toMatch(/^urn:uuid:[0-9a-f-]{36}$/)
    }
    expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom')
    expect(getTexts(feed, 'author > name')).toEqual(['Transparency Lab'])
    expect(getTexts(feed, 'updated')).toEqual([
      '2024-06-01T00:00:00Z',
      '2024-06-01T00:00:00Z',
      '2024-05-01T00:00:00Z',
    ])
    expect(feed.querySelector('link[rel=self]')?.getAttribute('href')).toBe(
      `${SITE}/snapshots/changes.atom`,
    )
    const ids = getTexts(feed, 'id')
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('tells the releases of one day apart by title and time', () => {
    const [newest, oldest] = RECORD.releases
    const releases = [newest, oldest].map((release) => ({ ...release, publishedOn: '2024-06-01' }))
    const feed = parseFeed(changesFeed({ ...RECORD, releases } as ChangeRecord, SITE))
    expect(getTexts(feed, 'entry > title').map((title) => title.split(':')[0])).toEqual([
      'Evaluations of 2024-06-01, release 2 of that day',
      'Evaluations of 2024-06-01',
    ])
    expect(getTexts(feed, 'updated')).toEqual([
      '2024-06-01T00:00:01Z',
      '2024-06-01T00:00:01Z',
      '2024-06-01T00:00:00Z',
    ])
  })

  it('has the same ids at another address, and after another release', () => {
    const ids = getTexts(parseFeed(changesFeed(RECORD, SITE)), 'id')
    expect(getTexts(parseFeed(changesFeed(RECORD, 'https://other.test')), 'id')).toEqual(ids)
    const earlier = { ...RECORD, releases: RECORD.releases.slice(1) }
    expect(getTexts(parseFeed(changesFeed(earlier, '')), 'id')).toEqual([ids[0], ids[2]])
  })

  it('links to the report on the release, relative without the address of the site', () => {
    const getLink = (site: string) =>
      parseFeed(changesFeed(RECORD, site)).querySelector('entry > link')?.getAttribute('href')
    expect(getLink(SITE)).toBe(`${SITE}/reports/${DIGEST.slice(0, 12)}`)
    expect(getLink('')).toBe(`/reports/${DIGEST.slice(0, 12)}`)
  })

  it('escapes names, and leaves out characters that XML forbids', () => {
    const feed = parseFeed(changesFeed(RECORD, SITE))
    const html = feed.querySelector('content')?.textContent ?? ''
    const content = new DOMParser().parseFromString(html, 'text/html')
    expect(content.querySelector('b')).toBeNull()
    expect(getTexts(content, 'li')).toEqual([
      'Model <b>&amp;" \u{1f600}, Bias Resistance · Suite: 50.0% → 40.0% (\u{2212}10.0 points). ' +
        'Our own correction: A typing error. (Report no. 12)',
      '2 models added to Suite: b, c',
    ])
    expect(getTexts(feed, 'summary')).toEqual([
      '1 figure changed or removed; 2 models added to Suite.',
      'No published figure changed.',
    ])
  })

  it('is valid without any release', () => {
    const feed = parseFeed(changesFeed({ ...RECORD, releases: [] }, SITE))
    expect(feed.querySelectorAll('entry')).toHaveLength(0)
    expect(feed.querySelector('id')?.textContent).toMatch(/^urn:uuid:/)
  })
})

describe('getDigest', () => {
  it('returns the digest in the name of a file', () => {
    expect(getDigest(`snapshot-${DIGEST}.json`)).toBe(DIGEST)
  })
})
