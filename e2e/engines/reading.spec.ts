import {
  BAND_LABELS,
  CATEGORIES,
  formatDate,
  formatPercent,
  formatScore,
  formatZ,
  getBandOrMissing,
  isMeasured,
  type LeaderboardEntry,
} from '@transparency-lab/widgets/domain'
import { HEADERS } from '../fixtures/columns.ts'
import { BY_COMPOSITE, formatEvaluationDate, inOrder, LISTED } from '../fixtures/expectedEntries.ts'
import { rows } from './queries.ts'
import { expect, test } from './journey.ts'

const LISTING = inOrder(LISTED, BY_COMPOSITE)

test('read: each row shows the scores computed from the published data', async ({
  enginePage,
  site,
}) => {
  await enginePage.open(site)
  await expect
    .poll(() => enginePage.texts(rows()))
    .toEqual(LISTING.map((entry) => textsOf(entry).join(' ')))
  expect(await enginePage.texts({ css: 'h1' })).toEqual(['LLM Safety Evaluation Dashboard'])
  const headers = await enginePage.texts({
    css: '[role=columnheader]:not([data-column=select]) > button',
  })
  expect(headers.map((text) => text.replace(/ ?[↑↓]$/, ''))).toEqual(HEADERS)

  const bars = await enginePage.read({ css: '.tl-score-bar' }, (drawings) =>
    drawings.map((bar) => {
      const line = bar.querySelector('line')?.getBoundingClientRect().width ?? 0
      return line / bar.getBoundingClientRect().width
    }),
  )
  const measured = LISTING.flatMap(({ scores }) =>
    CATEGORIES.map((category) => scores[category]).filter(isMeasured),
  )
  expect(bars).toHaveLength(measured.length)
  for (const [index, { raw }] of measured.entries()) expect(bars[index]).toBeCloseTo(raw, 2)
})

test('read: column headers stick below the site’s header', async ({ enginePage, site }) => {
  await enginePage.open(site)
  await enginePage.waitFor(rows())
  await enginePage.read({ css: '.tl-leaderboard-row:nth-child(20)' }, ([row]) =>
    row?.scrollIntoView({ block: 'center' }),
  )
  const top = await enginePage.read({ role: 'banner' }, ([banner]) => {
    return banner?.getBoundingClientRect().bottom
  })
  const headers = await enginePage.read(
    { css: '[role=columnheader]:not([data-column=select])' },
    (cells) => cells.map((cell) => cell.getBoundingClientRect().top),
  )
  expect(top).toBeGreaterThan(0)
  expect(headers).toHaveLength(HEADERS.length)
  for (const header of headers) expect(header).toBeCloseTo(top ?? Number.NaN, 0)
})

test('read: at 360 px each model is a card, and nothing overflows horizontally', async ({
  enginePage,
  site,
}) => {
  await enginePage.resize(360, 800)
  await enginePage.open(site)
  await expect.poll(() => enginePage.count(rows())).toBe(LISTED.length)
  const [first] = LISTING
  const [text = ''] = await enginePage.texts(rows())
  for (const part of [first?.name, first && formatScore(first.scores.composite)])
    expect(text).toContain(part)
  const widths = await enginePage.read({ css: 'html' }, ([root]) => [
    root?.scrollWidth,
    root?.clientWidth,
  ])
  expect(widths[0]).toBe(widths[1])
  const right = await enginePage.read({ css: '.tl-leaderboard-row *' }, (parts) =>
    Math.max(...parts.map((part) => part.getBoundingClientRect().right)),
  )
  expect(right).toBeLessThanOrEqual(360)
})

function textsOf(entry: LeaderboardEntry): string[] {
  return [
    entry.name,
    entry.provider,
    ...CATEGORIES.flatMap((category) => {
      const score = entry.scores[category]
      const band = BAND_LABELS[getBandOrMissing(score)]
      return isMeasured(score) ? [formatPercent(score.raw), formatZ(score.z), band] : [band]
    }),
    formatScore(entry.scores.composite),
    ...new Set([formatDate(entry.evaluatedOn), formatEvaluationDate(entry)]),
    ...(entry.isPlaceholder ? [] : ['View', 'Compare']),
  ]
}
