import { describe, expect, it } from 'vitest'
import { addHeights, heightOf, NO_HEIGHTS } from './rowHeights.ts'

const KEYS = ['a', 'b', 'c', 'd']
const KNOWN = addHeights(NO_HEIGHTS, new Map(Object.entries({ a: 60, b: 80, c: 60 })))

describe('the heights of rows', () => {
  it('are unknown before any row was measured', () => {
    expect(heightOf(NO_HEIGHTS, KEYS)).toBeUndefined()
    expect(addHeights(NO_HEIGHTS, new Map())).toBe(NO_HEIGHTS)
  })

  it('are the measured ones, and the usual one of every other row', () => {
    expect(heightOf(KNOWN, KEYS)).toBe(60 + 80 + 60 + 60)
    expect(heightOf(KNOWN, ['c', 'd'])).toBe(120)
    expect(heightOf(KNOWN, [])).toBe(0)
  })

  it('follow a row that is measured anew', () => {
    expect(heightOf(addHeights(KNOWN, new Map([['b', 100]])), KEYS)).toBe(280)
    expect(heightOf(addHeights(KNOWN, new Map([['b', 60]])), KEYS)).toBe(240)
    expect(heightOf(KNOWN, KEYS)).toBe(260)
  })

  it('stay the same object when nothing changes but a fraction of a pixel', () => {
    const measured = new Map(Object.entries({ a: 60.25, b: 79.75, d: 60 }))
    expect(addHeights(KNOWN, measured)).toBe(KNOWN)
  })
})
