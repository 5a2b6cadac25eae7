import { describe, expect, it } from 'vitest'
import { formatPercent } from './format.ts'
import { MISSING, isMeasured, measuredScore, parseScore } from './score.ts'
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

describe('parsing a published pair', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [0, -0],
    [-0, -0],
  ])('raw %d and z %d is a missing score', (raw, z) => {
    const score = parseScore(raw, z)
    expect(score).toEqual({ kind: 'missing' })
    expect(isMeasured(score)).toBe(false)
    expect(BAND_LABELS[getBandOrMissing(score)]).toBe('COMING SOON')
  })

  it.each([
    [0, -1.2],
    [0, 0.4],
    [0, -Number.MIN_VALUE],
    [0.5, 0],
    [0.5, -0.17],
    [1, 1.37],
    [Number.MIN_VALUE, 0],
  ])('raw %d and z %d is a measured score', (raw, z) => {
    const score = parseScore(raw, z)
    expect(score).toEqual({ kind: 'measured', raw, z })
    expect(isMeasured(score)).toBe(true)
  })

  it.each(OUT_OF_RANGE)('raw %d and z %d throws', (raw, z) => {
    expect(() => parseScore(raw, z)).toThrow(RangeError)
  })
})

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

  it('names the invalid value in the error', () => {
    expect(() => measuredScore(93, 0)).toThrow('93')
    expect(() => measuredScore(0.5, Number.NaN)).toThrow('NaN')
  })
})

it('the missing score has no numbers', () => {
  expect(parseScore(0, 0)).toBe(MISSING)
  expect(Object.keys(MISSING)).toEqual(['kind'])
})
