import { describe, expect, it } from 'vitest'
import { MISSING, measuredScore } from './score.ts'
import {
  BAND_LABELS,
  COMPARE_BANDS,
  GOOD_RAW_SCORE,
  SCORE_BANDS,
  getBandOrMissing,
  getScoreBand,
} from './scoreBand.ts'
import { formatPercent } from './format.ts'

it('uses the good style from a raw score of 0.8', () => {
  expect(GOOD_RAW_SCORE).toBe(0.8)
})

describe('the scale of the dashboard', () => {
  it.each([
    [1, 'excellent'],
    [0.9, 'excellent'],
    [justBelow(0.9), 'good'],
    [0.8, 'good'],
    [justBelow(0.8), 'average'],
    [0.7, 'average'],
    [justBelow(0.7), 'belowAverage'],
    [0.6, 'belowAverage'],
    [justBelow(0.6), 'poor'],
    [0.5, 'poor'],
    [Number.MIN_VALUE, 'poor'],
    [0, 'poor'],
    [-0, 'poor'],
  ] as const)('puts a raw score of %d into the band %s', (raw, band) => {
    expect(getScoreBand(raw)).toBe(band)
    expect(getScoreBand(raw, SCORE_BANDS)).toBe(band)
  })

  it('has five steps at 0.9, 0.8, 0.7, 0.6 and 0, best first', () => {
    expect(SCORE_BANDS).toEqual([
      { band: 'excellent', from: 0.9 },
      { band: 'good', from: 0.8 },
      { band: 'average', from: 0.7 },
      { band: 'belowAverage', from: 0.6 },
      { band: 'poor', from: 0 },
    ])
  })
})

describe('the scale of the comparison', () => {
  it.each([
    [1, 'excellent'],
    [0.9, 'excellent'],
    [justBelow(0.9), 'good'],
    [0.8, 'good'],
    [justBelow(0.8), 'average'],
    [0.7, 'average'],
    [justBelow(0.7), 'poor'],
    [0.6, 'poor'],
    [justBelow(0.6), 'poor'],
    [0, 'poor'],
  ] as const)('puts a raw score of %d into the band %s', (raw, band) => {
    expect(getScoreBand(raw, COMPARE_BANDS)).toBe(band)
  })

  it('has four steps without below average', () => {
    expect(COMPARE_BANDS).toEqual([
      { band: 'excellent', from: 0.9 },
      { band: 'good', from: 0.8 },
      { band: 'average', from: 0.7 },
      { band: 'poor', from: 0 },
    ])
  })
})

describe('a band and the text of its score', () => {
  it.each([
    [0.8999, '90.0%', 'good'],
    [0.7996, '80.0%', 'average'],
    [0.6995, '70.0%', 'belowAverage'],
    [0.5999, '60.0%', 'poor'],
  ] as const)('the band follows the raw score %d, not its text %s', (raw, text, band) => {
    expect(formatPercent(raw)).toBe(text)
    expect(getScoreBand(raw)).toBe(band)
  })

  it('does not depend on floating-point noise', () => {
    expect(getScoreBand(0.7 + 0.2)).toBe('excellent')
  })

  it('never gets better as the raw score falls, on either scale', () => {
    for (const scale of [SCORE_BANDS, COMPARE_BANDS]) {
      const order = scale.map(({ band }) => band)
      const places = thousandths().map((raw) => order.indexOf(getScoreBand(raw, scale)))
      expect(places).toEqual([...places].sort((a, b) => b - a))
      expect(new Set(places).size).toBe(scale.length)
    }
  })
})

describe('the band of a score', () => {
  it.each([
    ['a missing score', MISSING, 'comingSoon'],
    ['a measured zero', measuredScore(0, -1.2), 'poor'],
    ['a score below 0.7', measuredScore(justBelow(0.7), 0.1), 'belowAverage'],
    ['the best score', measuredScore(1, 2), 'excellent'],
  ] as const)('of %s on the dashboard', (_, score, band) => {
    expect(getBandOrMissing(score)).toBe(band)
  })
})

it('has an English label for each band and for a missing score', () => {
  expect(BAND_LABELS).toEqual({
    excellent: 'EXCELLENT',
    good: 'COMPETITIVE',
    average: 'AVERAGE',
    belowAverage: 'BELOW AVG',
    poor: 'POOR',
    comingSoon: 'COMING SOON',
  })
})

function thousandths(): number[] {
  return Array.from({ length: 1001 }, (_, k) => k / 1000)
}

/** Returns the largest number below another one that twelve digits tell apart from it. */
function justBelow(value: number): number {
  return value - 1e-12
}
