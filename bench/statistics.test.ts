import { expect, it } from 'vitest'
import { spreadOf } from './statistics.ts'

it.each([
  ['an odd number', [9, 1, 100], { median: 9, least: 1, most: 100 }],
  ['an even number', [4, 1, 2, 9], { median: 3, least: 1, most: 9 }],
])('the spread of %s of measurements', (_, values, spread) => {
  expect(spreadOf(values)).toEqual(spread)
})

it('no measurement has no spread', () => {
  expect(() => spreadOf([])).toThrow(RangeError)
})
