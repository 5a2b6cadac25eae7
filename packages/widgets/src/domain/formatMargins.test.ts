import { describe, expect, it } from 'vitest'
import { formatMargins, formatRanks, formatSignedPoints } from './format.ts'

describe('formatting margins', () => {
  it.each([
    [0.5, 0.4, 0.6, '±10.0'],
    [0.5, 0.49, 0.5101, '±1.0'],
    [0.926, 0.8554, 0.9638, '+3.8 −7.1'],
    [0, 0, 0.1611, '+16.1 −0.0'],
    [1, 0.8389, 1, '+0.0 −16.1'],
  ])('of %d in %d to %d as %s', (score, lower, upper, text) => {
    expect(formatMargins(score, { lower, upper })).toBe(text)
  })

  it('in German with a comma', () => {
    expect(formatMargins(0.5, { lower: 0.4, upper: 0.6 }, 'de')).toBe('±10,0')
  })
})

it.each([
  [0.0114, '+1.1'],
  [-0.004, '−0.4'],
  [0, '0.0'],
  [-0.0004, '0.0'],
])('formats the signed difference %d as %s', (difference, text) => {
  expect(formatSignedPoints(difference)).toBe(text)
})

it.each([
  [1, 1, '1'],
  [1, 2, '1–2'],
  [999, 1000, '999–1,000'],
])('formats the ranks %d to %d as %s', (best, worst, text) => {
  expect(formatRanks({ best, worst, kind: 'known' })).toBe(text)
})
