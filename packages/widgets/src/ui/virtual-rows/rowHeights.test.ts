import { describe, expect, it } from 'vitest'
import { addHeights, NO_HEIGHTS, sumHeights } from './rowHeights.ts'

const KEYS = ['a', 'b', 'c', 'd']
const KNOWN = addHeights(NO_HEIGHTS, new Map(Object.entries({ a: 60, b: 80, c: 60 })))

describe('the heights of rows', () => {
  it('are undefined before any measurement', () => {
    expect(sumHeights(NO_HEIGHTS, KEYS)).toBeUndefined()
    expect(addHeights(NO_HEIGHTS, new Map())).toBe(NO_HEIGHTS)
  })

  it('add up measured heights, and the estimate for all other rows', () => {
    expect(sumHeights(KNOWN, KEYS)).toBe(60 + 80 + 60 + 60)
    expect(sumHeights(KNOWN, ['c', 'd'])).toBe(120)
    expect(sumHeights(KNOWN, [])).toBe(0)
  })

  it('update when a row is measured again', () => {
    expect(sumHeights(addHeights(KNOWN, new Map([['b', 100]])), KEYS)).toBe(280)
    expect(sumHeights(addHeights(KNOWN, new Map([['b', 60]])), KEYS)).toBe(240)
    expect(sumHeights(KNOWN, KEYS)).toBe(260)
  })

  it('stay the same object when a height changes by less than a pixel', () => {
    const measured = new Map(Object.entries({ a: 60.25, b: 79.75, d: 60 }))
    expect(addHeights(KNOWN, measured)).toBe(KNOWN)
  })
})
