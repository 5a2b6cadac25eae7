import { describe, expect, it } from 'vitest'
import { spreadOf } from './statistics.ts'

describe('the spread of measurements', () => {
  it.each([
    ['one', [7], { median: 7, least: 7, most: 7 }],
    ['an odd number', [9, 1, 100], { median: 9, least: 1, most: 100 }],
    ['an even number', [4, 1, 2, 9], { median: 3, least: 1, most: 9 }],
    ['zeros', [0, 0], { median: 0, least: 0, most: 0 }],
  ])('of %s', (_, values, spread) => {
    expect(spreadOf(values)).toEqual(spread)
  })

  it('of none does not exist', () => {
    expect(() => spreadOf([])).toThrow(RangeError)
  })

  it('leaves the measurements in their order', () => {
    const values = [3, 1, 2]
    spreadOf(values)
    expect(values).toEqual([3, 1, 2])
  })
})
