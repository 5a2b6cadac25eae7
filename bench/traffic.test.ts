import { expect, it } from 'vitest'
import { lifetimeOf, simulateDay, type SiteFile } from './traffic.ts'

const DAY_S = 86_400
const DAY = { views: 20_000, points: 4, returning: 0, publishedHour: 12 }
const FIGURES: SiteFile = {
  path: '/figures',
  gzipBytes: 10,
  isOfFigures: true,
  ...lifetimeOf('max-age=300, stale-while-revalidate=604800'),
}
const SCRIPT: SiteFile = {
  path: '/script',
  gzipBytes: 100,
  isOfFigures: false,
  ...lifetimeOf('public, max-age=31536000, immutable'),
}

function dayOf(day: typeof DAY) {
  const [way] = simulateDay([{ name: 'script tag', share: 1, files: [SCRIPT, FIGURES] }], day)
  if (way === undefined) throw new Error('The simulation returned no result.')
  return way.tally
}

it('new readers load each file once, and each CDN location requests it at most once per lifetime', () => {
  const { views, ...tally } = dayOf(DAY)
  expect(Math.abs(views - DAY.views)).toBeLessThan(0.05 * DAY.views)
  expect(tally).toMatchObject({ requests: 2 * views, unchanged: 0, bytes: 110 * views })
  expect(tally.waits).toBe(2 * DAY.points)
  expect(tally.hostRequests).toBeGreaterThan(3 * DAY.points)
  expect(tally.hostRequests).toBeLessThanOrEqual(DAY.points * (1 + DAY_S / FIGURES.freshFor))
  expect(tally.oldSoon).toBeGreaterThan(0)
  expect(tally.oldLate).toBe(0)
})

it('returning readers have the script in their cache, and some see a stale snapshot', () => {
  const { views, requests, unchanged, oldLate } = dayOf({ ...DAY, returning: 1 })
  expect(requests).toBeLessThan(views)
  expect(unchanged).toBeGreaterThan(0)
  expect(oldLate).toBeGreaterThan(0)
})
