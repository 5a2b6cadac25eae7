import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCount, formatPercent, formatZ } from './format.ts'

/** English that takes a formatter, because it names a country. */
const WITH_FORMATTER = 'en-US'
const EDGES = [0, -0, 9.9994, 9.9995, 9.9996, 999.994, 999.995, 1e21, -1e21, NaN, -Infinity]

/** Numbers of a few decimals, where halves are, and any other. */
const numbers = fc.oneof(
  fc.integer({ min: -2_000_000, max: 2_000_000 }).map((steps) => steps / 10_000),
  fc.double(),
  fc.constantFrom(...EDGES),
)

describe('English, which is written without a formatter', () => {
  it('has the percentages of one', () => {
    fc.assert(
      fc.property(numbers, (value) => {
        expect(formatPercent(value)).toBe(formatPercent(value, WITH_FORMATTER))
      }),
      { numRuns: 5_000 },
    )
  })

  it('has the z-scores of one', () => {
    fc.assert(
      fc.property(numbers, (value) => {
        expect(formatZ(value)).toBe(formatZ(value, WITH_FORMATTER))
      }),
      { numRuns: 5_000 },
    )
  })

  it('has the counts of one', () => {
    const counts = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -1_000_000, max: 1_000_000 }))
    fc.assert(
      fc.property(counts, (value) => {
        expect(formatCount(value)).toBe(formatCount(value, WITH_FORMATTER))
      }),
      { numRuns: 5_000 },
    )
  })
})
