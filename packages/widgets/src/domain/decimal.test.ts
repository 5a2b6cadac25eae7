import { describe, expect, it } from 'vitest'
import { withoutBinaryNoise } from './decimal.ts'

describe('the decimal that a calculation meant', () => {
  it.each([
    ['1 - 0.9', 1 - 0.9, 0.1],
    ['0.1 + 0.2', 0.1 + 0.2, 0.3],
    ['1 - 0.982', 1 - 0.982, 0.018],
    ['0.7 / 0.1', 0.7 / 0.1, 7],
    ['0.46649999999999997', 0.46649999999999997, 0.4665],
    ['-(1 - 0.9)', -(1 - 0.9), -0.1],
  ])('of %s, whose binary result has noise', (_, noisy, meant) => {
    expect(noisy).not.toBe(meant)
    expect(withoutBinaryNoise(noisy)).toBe(meant)
  })

  it.each([0, 1, -1, 0.018, 0.4665, 0.123456789012, 123456789012, 1e-7, 1e21])(
    'leaves %d as it is',
    (value) => {
      expect(withoutBinaryNoise(value)).toBe(value)
    },
  )

  it('gives back every published figure of four digits that was turned round', () => {
    const figures = Array.from({ length: 10_001 }, (_, k) => k)
    const wrong = figures.filter(
      (k) => withoutBinaryNoise(1 - k / 10_000) !== (10_000 - k) / 10_000,
    )
    expect(wrong).toEqual([])
  })

  it('keeps two figures apart that differ in the twelfth digit', () => {
    expect(withoutBinaryNoise(0.123456789012)).not.toBe(withoutBinaryNoise(0.123456789013))
  })
})
