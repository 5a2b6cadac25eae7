import { describe, expect, it } from 'vitest'
import { formatPercent } from './format.ts'
import { MISSING, compositeScore, isMeasured, measuredScore } from './score.ts'
import { BAND_LABELS, getBandOrMissing } from './scoreBand.ts'

const OUT_OF_RANGE = [
  [-Number.MIN_VALUE, 0],
  [-0.1, 1],
  [1 + Number.EPSILON, 0],
  [93, 1.2],
  [Number.NaN, 0],
  [Number.NaN, Number.NaN],
  [Number.POSITIVE_INFINITY, 0],
  [Number.NEGATIVE_INFINITY, 0],
  [0.5, Number.NaN],
  [0, Number.NaN],
  [0.5, Number.POSITIVE_INFINITY],
  [0.5, Number.NEGATIVE_INFINITY],
] as const

describe('creating a measured score', () => {
  it('of zero shows 0.0% and POOR', () => {
    const score = measuredScore(0, -1.2)
    expect(isMeasured(score)).toBe(true)
    expect(formatPercent(score.raw)).toBe('0.0%')
    expect(BAND_LABELS[getBandOrMissing(score)]).toBe('POOR')
  })

  it('accepts raw 0 with z 0', () => {
    expect(measuredScore(0, 0)).toEqual({ kind: 'measured', raw: 0, z: 0 })
  })

  it.each(OUT_OF_RANGE)('throws for raw %d with z %d', (raw, z) => {
    expect(() => measuredScore(raw, z)).toThrow(RangeError)
  })

  it('removes floating-point noise, so that equal scores are equal', () => {
    expect([measuredScore(0.1 + 0.2, 0), compositeScore(0.1 + 0.2)]).toMatchObject([
      { raw: 0.3 },
      { raw: 0.3 },
    ])
  })

  it('names the invalid value in the error', () => {
    expect(() => measuredScore(93, 0)).toThrow('93')
    expect(() => measuredScore(0.5, Number.NaN)).toThrow('NaN')
  })
})

it('the missing score has no numbers', () => {
  expect(Object.keys(MISSING)).toEqual(['kind'])
})
