import { describe, expect, it } from 'vitest'
import { DAY_S, peakOf, viewsOfDay, type DaySettings } from './day.ts'

const SETTINGS: DaySettings = {
  views: 50_000,
  partners: 20,
  points: 7,
  returning: 0.4,
  publishedAt: 0,
  seed: 1,
}

describe('a day', () => {
  const views = [...viewsOfDay(SETTINGS)]

  it('is the same for the same settings, and another for another seed', () => {
    const few = { ...SETTINGS, views: 100 }
    expect([...viewsOfDay(few)]).toEqual([...viewsOfDay(few)])
    expect([...viewsOfDay({ ...few, seed: 2 })]).not.toEqual([...viewsOfDay(few)])
  })

  it('has about as many views as were asked for, in the order of their seconds', () => {
    expect(Math.abs(views.length - SETTINGS.views)).toBeLessThan(0.02 * SETTINGS.views)
    const seconds = views.map(({ at }) => Math.floor(at))
    expect(seconds).toEqual(seconds.toSorted((a, b) => a - b))
    expect(seconds[0]).toBeGreaterThanOrEqual(0)
    expect(seconds.at(-1)).toBeLessThan(DAY_S)
  })

  it('uses every point and every partner, some far more than others', () => {
    for (const [key, count] of [
      ['point', SETTINGS.points],
      ['partner', SETTINGS.partners],
    ] as const) {
      const counts = Array.from(
        { length: count },
        (_, index) => views.filter((view) => view[key] === index).length,
      )
      expect(Math.min(...counts)).toBeGreaterThan(0)
      expect(Math.max(...counts)).toBeGreaterThan(2 * Math.min(...counts))
    }
  })

  it('has readers who come back within 30 days, as many as were supposed', () => {
    const gaps = views.flatMap(({ sinceLast }) => (sinceLast === undefined ? [] : [sinceLast]))
    expect(gaps.length / views.length).toBeCloseTo(SETTINGS.returning, 1)
    expect(Math.min(...gaps.slice(0, 1000))).toBeGreaterThanOrEqual(60)
    expect(Math.max(...gaps.slice(0, 1000))).toBeLessThanOrEqual(30 * DAY_S)
  })

  it('is busier at its peak than on average', () => {
    const hours = Array.from(
      { length: 24 },
      (_, hour) => views.filter(({ at }) => Math.floor(at / 3_600) === hour).length,
    )
    expect(Math.max(...hours)).toBeGreaterThan(1.3 * Math.min(...hours))
    const peak = peakOf(SETTINGS) * 3_600
    expect(Math.max(...hours) / peak).toBeCloseTo(1, 1)
  })
})
