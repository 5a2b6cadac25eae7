import { describe, expect, it } from 'vitest'
import { formatPercent, formatPoints } from './format.ts'

describe('formatting percentage points', () => {
  it.each([
    [0, '0.0'],
    [-0, '0.0'],
    [0.0004, '0.0'],
    [0.0005, '0.1'],
    [0.025, '2.5'],
    [0.314, '31.4'],
    [0.3145, '31.5'],
    [0.31449999999999995, '31.5'],
    [0.31444, '31.4'],
    [0.9999, '100.0'],
    [1, '100.0'],
  ])('formats %d as %s', (difference, text) => {
    expect(formatPoints(difference)).toBe(text)
  })

  it('has the digits of the percentage without its sign', () => {
    const fractions = Array.from({ length: 2001 }, (_, k) => k / 2000)
    expect(fractions.filter((part) => `${formatPoints(part)}%` !== formatPercent(part))).toEqual([])
  })
})
