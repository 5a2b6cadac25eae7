// @vitest-environment jsdom
import type { ContestedFigure } from '@transparency-lab/widgets/domain'
import { describe, expect, it } from 'vitest'
import { changesFeed } from './changesFeed.ts'
import { getEmbedHeaders } from './embedHeaders.ts'
import { archivedReleases } from './releases.ts'
import { createReportsFile } from './reportsFile.ts'

const releases = (await archivedReleases()).toReversed()
const newest = releases.at(-1)
const [model] = (newest?.snapshot.models ?? []) as readonly {
  readonly id: string
  readonly name: string
  readonly evaluations: readonly { readonly suiteId: string }[]
}[]
const suiteId = model?.evaluations[0]?.suiteId ?? ''
const REPORT: ContestedFigure = {
  number: 12,
  modelId: model?.id ?? '',
  suiteId,
  measure: 'bias',
  state: 'corrected',
  reportedOn: '2026-11-01',
  decidedOn: '2026-11-02',
  reason: 'A typing error.',
}
const create = (figures: readonly ContestedFigure[], record = RECORD) =>
  createReportsFile({ figures, statements: [] }, releases, record)

const RECORD = [
  {
    snapshot: newest?.name ?? '',
    reasons: [{ reason: 'A typing error.', correctedBy: 'us' as const, report: 12 }],
  },
]

describe('reports.json', () => {
  it('names the model, the suite, and the release that corrected the figure', async () => {
    const { reports } = await create([REPORT])
    expect(reports).toEqual([
      {
        ...REPORT,
        model: model?.name,
        suiteTitle: expect.stringMatching(/\S/) as string,
        correctedIn: { snapshot: newest?.name, publishedOn: newest?.snapshot.publishedOn },
      },
    ])
  })

  it('has reports by number, newest first, and no release until one is tied to the number', async () => {
    const { reports } = await create([{ ...REPORT, number: 3 }, REPORT], [])
    expect(reports.map(({ number, correctedIn }) => [number, correctedIn])).toEqual([
      [12, null],
      [3, null],
    ])
  })

  it('keeps a report whose model and suite no release has', async () => {
    const gone = { ...REPORT, modelId: 'gone', suiteId: 'gone' }
    const { reports } = await create([gone])
    expect(reports).toMatchObject([{ modelId: 'gone', model: null, suiteTitle: null }])
  })

  it('is for any site to read, and is cached as briefly as the other latest files', () => {
    expect(getEmbedHeaders('/reports.json')).toEqual(getEmbedHeaders('/snapshots/changes.json'))
  })
})

describe('the feed', () => {
  const HOSTILE = '<b>"&\u0007 =1+1'
  const parse = (text: string) => new DOMParser().parseFromString(text, 'application/xml')

  it('has an entry for each report, which keeps its id while its state changes', async () => {
    const record = { format: 'transparency-lab/changes', version: 1, releases: [] } as const
    const open = await create([{ ...REPORT, state: 'open' }])
    const decided = await create([{ ...REPORT, reason: HOSTILE }])
    const [before, after] = [open, decided].map(({ reports }) =>
      parse(changesFeed(record, 'https://lab.test', reports)),
    )
    const getText = (feed: Document | undefined, name: string) =>
      feed?.querySelector(`entry > ${name}`)?.textContent
    expect(getText(after, 'id')).toBe(getText(before, 'id'))
    expect(getText(before, 'title')).toContain('Report no. 12, open: ')
    expect(getText(after, 'summary')).toContain(': corrected. <b>"& =1+1')
    expect(getText(after, 'updated')).toBe('2026-11-02T00:00:00Z')
    expect(after?.querySelector('feed > updated')?.textContent).toBe('2026-11-02T00:00:00Z')
    expect(after?.querySelector('entry > link')?.getAttribute('href')).toBe(
      'https://lab.test/reports#contested-12',
    )
  })
})
