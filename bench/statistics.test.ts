import { expect, it } from 'vitest'
import { computeSpread } from './statistics.ts'

it.each([
  ['an odd number', [9, 1, 100], { median: 9, least: 1, most: 100 }],
  ['an even number', [4, 1, 2, 9], { median: 3, least: 1, most: 9 }],
])('computeSpread returns median, minimum and maximum of %s of values', (_, values, spread) => {
  expect(computeSpread(values)).toEqual(spread)
})

it('computeSpread throws without values', () => {
  expect(() => computeSpread([])).toThrow(RangeError)
})
