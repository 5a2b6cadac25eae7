import { expect, it } from 'vitest'
import { spreadOf } from './statistics.ts'

it.each([
  ['an odd number', [9, 1, 100], { median: 9, least: 1, most: 100 }],
  ['an even number', [4, 1, 2, 9], { median: 3, least: 1, most: 9 }],
])('spreadOf returns median, minimum and maximum of %s of values', (_, values, spread) => {
  expect(spreadOf(values)).toEqual(spread)
})

it('spreadOf throws without values', () => {
  expect(() => spreadOf([])).toThrow(RangeError)
})
