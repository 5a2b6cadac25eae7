import { describe, expect, it } from 'vitest'
import { roundToPrecision, subtractExact } from './decimal.ts'

describe('removing floating-point noise', () => {
  it.each([
    ['1 - 0.9', 1 - 0.9, 0.1],
    ['0.1 + 0.2', 0.1 + 0.2, 0.3],
    ['1 - 0.982', 1 - 0.982, 0.018],
    ['0.7 / 0.1', 0.7 / 0.1, 7],
    ['0.46649999999999997', 0.46649999999999997, 0.4665],
    ['-(1 - 0.9)', -(1 - 0.9), -0.1],
  ])('removes the noise of %s', (_, noisy, meant) => {
    expect(noisy).not.toBe(meant)
    expect(roundToPrecision(noisy)).toBe(meant)
  })

  it.each([0, 1, -1, 0.018, 0.4665, 0.123456789012, 123456789012, 1e-7, 1e21])(
    'leaves %d as it is',
    (value) => {
      expect(roundToPrecision(value)).toBe(value)
    },
  )

  it('restores every four-digit figure from its complement', () => {
    const figures = Array.from({ length: 10_001 }, (_, k) => k)
    const wrong = figures.filter((k) => roundToPrecision(1 - k / 10_000) !== (10_000 - k) / 10_000)
    expect(wrong).toEqual([])
  })

  it('keeps a difference in the twelfth digit', () => {
    expect(roundToPrecision(0.123456789012)).not.toBe(roundToPrecision(0.123456789013))
  })
})

describe('subtracting two fractions', () => {
  it.each([
    [0.7005, 0.7, 0.0005],
    [1, 0.9, 0.1],
    [0.1 + 0.2, 0.3, 0],
    [0.4667, 0.4666, 0.0001],
    [0.5, 0.5, 0],
    [1, 0, 1],
  ])('%d - %d is %d', (high, low, difference) => {
    expect(subtractExact(high, low)).toBe(difference)
  })

  it('returns one step for all adjacent four-digit figures', () => {
    const figures = Array.from({ length: 10_000 }, (_, k) => k)
    const wrong = figures.filter((k) => subtractExact((k + 1) / 1e4, k / 1e4) !== 0.0001)
    expect(wrong).toEqual([])
  })
})
