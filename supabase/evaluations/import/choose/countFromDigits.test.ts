import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { countFromDigits } from './countFromDigits.ts'

const DIGITS = { largest: 582, decimals: 10 }
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

it('finds the largest number of prompts of which a rounded share is a whole number', () => {
  const counts = fc.integer({ min: 1, max: 582 }).chain((n) => fc.tuple(fc.nat(n), fc.constant(n)))
  fc.assert(
    fc.property(counts, fc.constantFrom(1, 100), ([right, n], high) => {
      const value = Number((right / n).toFixed(10)) * high
      const least = n / gcd(right, n)
      const range = { low: 0, high }
      expect(countFromDigits({ value, range }, DIGITS)).toBe(Math.floor(582 / least) * least)
    }),
  )
})

it.each([
  ['a share of more prompts', 1 / 583],
  ['a share with fewer decimals than its source publishes', 0.7783],
  ['no value', undefined],
])('finds none for %s', (_, value) => {
  expect(countFromDigits({ value, range: undefined }, DIGITS)).toBeNull()
})
