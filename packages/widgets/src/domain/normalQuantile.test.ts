import { expect, it } from 'vitest'
import { normalQuantile } from './normalQuantile.ts'

it.each([
  [0.5, 0],
  [0.6, 0.2533471031],
  [0.975, 1.9599639845],
  [0.925, 1.4395314709],
  [0.99875, 3.0233414397],
  [0.9999949989998, 4.4171301635],
  [1e-15, -7.941345326],
])('the quantile at %d is %d', (probability, expected) => {
  expect(normalQuantile(probability)).toBeCloseTo(expected, 5)
})

it('is symmetric', () => {
  expect(normalQuantile(0.2)).toBeCloseTo(-normalQuantile(0.8), 12)
  expect(normalQuantile(0.01)).toBeCloseTo(-normalQuantile(0.99), 12)
})

it.each([0, 1, -0.1, 1.1, Number.NaN])('throws at %d', (probability) => {
  expect(() => normalQuantile(probability)).toThrow(RangeError)
})
