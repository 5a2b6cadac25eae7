import { describe, expect, it } from 'vitest'
import type { LeaderboardEntry } from '../../../domain/index.ts'
import { heightOf, learnHeights, NO_HEIGHTS, type SeenRow } from './rowHeights.ts'

const row = (id: string, height: number): SeenRow => ({ id, height })
const entries = ['a', 'b', 'c', 'd'].map((id) => ({ id }) as LeaderboardEntry)
const ALL = { from: 0, to: 4 }

describe('the heights of rows', () => {
  it('are unknown before any row was seen', () => {
    expect(heightOf(NO_HEIGHTS, entries, ALL)).toBeUndefined()
    expect(learnHeights(NO_HEIGHTS, [])).toBe(NO_HEIGHTS)
  })

  it('are as most of the seen ones have it, and as each was seen', () => {
    const heights = learnHeights(NO_HEIGHTS, [row('a', 60), row('b', 80), row('c', 60)])
    expect(heightOf(heights, entries, ALL)).toBe(60 + 80 + 60 + 60)
    expect(heightOf(heights, entries, { from: 2, to: 4 })).toBe(120)
    expect(heightOf(heights, entries, { from: 2, to: 2 })).toBe(0)
  })

  it('follow a row that was seen anew', () => {
    const before = learnHeights(NO_HEIGHTS, [row('a', 60), row('b', 80), row('c', 60)])
    expect(heightOf(learnHeights(before, [row('b', 100)]), entries, ALL)).toBe(280)
    expect(heightOf(learnHeights(before, [row('b', 60)]), entries, ALL)).toBe(240)
    expect(heightOf(before, entries, ALL)).toBe(260)
  })

  it('stay the same object when a row is as high as was known, but for a fraction of a pixel', () => {
    const before = learnHeights(NO_HEIGHTS, [row('a', 60), row('b', 80), row('c', 60)])
    expect(learnHeights(before, [row('a', 60.25), row('b', 79.75), row('d', 60)])).toBe(before)
  })
})
