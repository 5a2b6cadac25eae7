import { describe, expect, it } from 'vitest'
import { DAY_S, type DaySettings } from './day.ts'
import type { Embed, SiteFile } from './embeds.ts'
import { simulateDay } from './simulateDay.ts'

const SETTINGS: DaySettings = {
  views: 20_000,
  partners: 10,
  points: 4,
  returning: 0,
  publishedAt: DAY_S / 2,
  seed: 1,
}
const FIGURES: SiteFile = {
  path: '/figures',
  bytes: 100,
  gzipBytes: 10,
  lifetime: { freshFor: 300, staleFor: 604_800 },
  isOfFigures: true,
}
const SCRIPT: SiteFile = {
  path: '/script',
  bytes: 1_000,
  gzipBytes: 100,
  lifetime: { freshFor: 31_536_000, staleFor: 0 },
  isOfFigures: false,
}
const embed = (...files: readonly SiteFile[]): Embed => ({
  name: files.map(({ path }) => path).join(' '),
  share: 1,
  files,
  isLatest: true,
})

describe('a day of readers who were never there', () => {
  const { all } = simulateDay([embed(SCRIPT, FIGURES)], SETTINGS)

  it('asks the network for each file at each view, in full', () => {
    expect(all.edge.count).toBe(2 * all.views)
    expect(all.edge.bytes).toBe(110 * all.views)
    expect(all.edge.unchanged).toBe(0)
  })

  it('asks the host once a point for what never changes, and at most once a lifetime for the rest', () => {
    const lifetimes = (SETTINGS.points * DAY_S) / FIGURES.lifetime.freshFor
    expect(all.host.count).toBeGreaterThan(2 * SETTINGS.points)
    expect(all.host.count).toBeLessThanOrEqual(SETTINGS.points + lifetimes)
    expect(all.waits).toBe(2 * SETTINGS.points)
  })

  it('fetches the figures in full once more a point after they are published', () => {
    const inFull = all.host.count - all.host.unchanged
    expect(inFull).toBe(3 * SETTINGS.points)
    expect(all.host.bytes).toBe(SETTINGS.points * (100 + 10 + 10))
  })

  it('shows old figures for a lifetime and then to hardly anybody', () => {
    const { oldOfPointIn, oldOfBrowserIn, viewsIn } = all
    expect(oldOfBrowserIn.every((count) => count === 0)).toBe(true)
    expect(oldOfPointIn[0]).toBeGreaterThan(0)
    expect((oldOfPointIn[0] ?? 0) / (viewsIn[0] ?? 0)).toBeLessThan(1)
    expect(oldOfPointIn.slice(2)).toEqual([0, 0, 0])
  })
})

describe('readers who return', () => {
  const { all } = simulateDay([embed(SCRIPT, FIGURES)], { ...SETTINGS, returning: 1 })

  it('have the script already, and ask for the figures whether they changed', () => {
    expect(all.edge.bytes).toBeLessThan(10 * all.views)
    expect(all.edge.unchanged).toBeGreaterThan(0)
    expect(all.edge.count).toBeLessThan(all.views)
  })

  it('see once more what they kept, long after the publication', () => {
    expect(all.oldOfBrowserIn.at(-1)).toBeGreaterThan(0)
  })
})

it('more readers hardly ask more of the host', () => {
  const few = simulateDay([embed(FIGURES)], { ...SETTINGS, views: 20_000 })
  const many = simulateDay([embed(FIGURES)], { ...SETTINGS, views: 200_000 })
  expect(many.all.views).toBeGreaterThan(9 * few.all.views)
  expect(many.all.host.count).toBeLessThan(1.5 * few.all.host.count)
})

it('ways to embed share what a point has, and add up to the whole', () => {
  const { all, byEmbed } = simulateDay([embed(FIGURES), embed(SCRIPT, FIGURES)], SETTINGS)
  const own = [...byEmbed.values()]
  const sum = (part: (tally: typeof all) => number) =>
    own.reduce((total, tally) => total + part(tally), 0)
  expect(own).toHaveLength(2)
  expect(sum(({ views }) => views)).toBe(all.views)
  expect(sum(({ edge }) => edge.count)).toBe(all.edge.count)
  expect(sum(({ host }) => host.bytes)).toBe(all.host.bytes)
  expect(all.waits).toBe(2 * SETTINGS.points)
})

it('what is pinned is never old', () => {
  const pinned = { ...embed(FIGURES), isLatest: false }
  const { all } = simulateDay([pinned], { ...SETTINGS, returning: 1 })
  expect([...all.oldOfBrowserIn, ...all.oldOfPointIn].every((count) => count === 0)).toBe(true)
})
