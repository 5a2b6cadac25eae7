import { describe, expect, it } from 'vitest'
import {
  CONFIDENCE_LEVEL,
  criticalValue,
  figureMargins,
  meanMargins,
  toInterval,
  wilsonInterval,
  type FigureError,
} from './interval.ts'

const Z = criticalValue(CONFIDENCE_LEVEL)

describe('the Wilson interval', () => {
  // Newcombe 1998, Statistics in Medicine 17, 857–872, table I.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %d of %d', (successes, count, lower, upper) => {
    const interval = wilsonInterval(successes / count, count, Z)
    expect(interval.lower).toBeCloseTo(lower, 4)
    expect(interval.upper).toBeCloseTo(upper, 4)
  })

  it('of all of one trial ends at 1 and is wide', () => {
    expect(wilsonInterval(1, 1, Z)).toEqual({ lower: expect.closeTo(0.2065, 4), upper: 1 })
  })
})

describe('the margins of a figure', () => {
  const margins = (figure: Partial<FigureError>, level = CONFIDENCE_LEVEL) =>
    figureMargins({ score: 0.5, measure: 'mean', probeCount: undefined, ...figure }, level)

  it('of a proportion with a known number of probes are those of Wilson', () => {
    const { lower, upper } = wilsonInterval(0.9, 50, Z)
    expect(margins({ score: 0.9, measure: 'proportion', probeCount: 50 })).toEqual({
      below: 0.9 - lower,
      above: upper - 0.9,
      kind: 'known',
    })
  })

  it.each([
    [1.29, 50, true],
    [1.31, 50, false],
    [1, 0, false],
  ])('of a standard error of %d times that of %d probes are those of Wilson: %s', (...given) => {
    const [times, probeCount, isWilson] = given
    const standardError = times * Math.sqrt((0.9 * 0.1) / 50)
    const { below } = margins({ score: 0.9, measure: 'proportion', probeCount, standardError }) as {
      below: number
    }
    const { lower } = wilsonInterval(0.9, 50, Z)
    expect(below).toBeCloseTo(isWilson ? 0.9 - lower : Z * standardError, 9)
  })

  it('of a proportion are those of a standard error that is larger than that of its number of probes', () => {
    const clustered = {
      score: 0.4,
      measure: 'proportion',
      probeCount: 1000,
      standardError: 0.06,
    } as const
    expect(margins(clustered)).toMatchObject({
      below: expect.closeTo(0.1176, 4),
      above: expect.closeTo(0.1176, 4),
    })
    const { lower } = wilsonInterval(0.4, 1000, Z)
    expect(margins({ ...clustered, standardError: 0.0155 })).toMatchObject({
      below: expect.closeTo(0.4 - lower, 9),
    })
  })

  it.each([0, 1])('of a proportion of %d are not empty', (score) => {
    expect(margins({ score, measure: 'proportion', probeCount: 20 })).toMatchObject({
      below: expect.closeTo(score === 0 ? 0 : 0.1611, 4),
      above: expect.closeTo(score === 0 ? 0.1611 : 0, 4),
    })
  })

  it('of a proportion do not follow from a published interval of width 0', () => {
    const figure = { score: 1, measure: 'proportion', probeCount: 10 } as const
    const interval = { lower: 1, upper: 1, level: 0.95 }
    expect(margins({ ...figure, interval })).toEqual(margins(figure))
  })

  it('of a mean follow from its standard error, within the scale', () => {
    expect(margins({ standardError: 0.1 })).toEqual({
      below: expect.closeTo(0.196, 4),
      above: expect.closeTo(0.196, 4),
      kind: 'known',
    })
    expect(margins({ score: 0.9, standardError: 0.1 })).toMatchObject({
      above: expect.closeTo(0.1, 9),
    })
  })

  it('of a published interval are its own, at its level', () => {
    const interval = { lower: 0.4, upper: 0.55, level: 0.95 }
    const own = { below: expect.closeTo(0.1, 9), above: expect.closeTo(0.05, 9) }
    expect(margins({ interval })).toMatchObject(own)
    expect(margins({ interval: { ...interval, level: 0.9 } }, 0.9)).toMatchObject(own)
  })

  it('of a published interval are rescaled to another level', () => {
    const interval = { lower: 0.4, upper: 0.55, level: 0.9 }
    expect(margins({ interval })).toMatchObject({
      below: expect.closeTo((0.1 * 1.959964) / 1.644854, 5),
    })
  })

  it('of a published interval precede those that we compute', () => {
    const interval = { lower: 0.4, upper: 0.55, level: 0.95 }
    expect(margins({ measure: 'proportion', probeCount: 10, interval })).toMatchObject({
      above: expect.closeTo(0.05, 9),
    })
  })

  it.each([
    ['a proportion of an unknown number of probes', { measure: 'proportion' }, 'no_probe_count'],
    ['a mean without a standard error', { probeCount: 100 }, 'no_standard_error'],
    ['a macro F1', { measure: 'macro_f1', probeCount: 100 }, 'no_standard_error'],
    ['an unknown measure', { measure: undefined, probeCount: 100 }, 'no_standard_error'],
    ['a standard error of zero', { standardError: 0 }, 'zero_standard_error'],
    [
      'a mean whose published interval has the width 0',
      { interval: { lower: 0.5, upper: 0.5, level: 0.95 } },
      'zero_standard_error',
    ],
    ['a partial run', { measure: 'proportion', probeCount: 9, isPartialRun: true }, 'partial_run'],
    [
      'an interval of an unknown level',
      { interval: { lower: 0, upper: 1, level: undefined } },
      'no_level',
    ],
  ] as const)('of %s are unknown', (_, figure, reason) => {
    expect(margins(figure)).toBe(reason)
  })
})

describe('the margins of a mean', () => {
  const known = (below: number, above = below) => ({ below, above, kind: 'known' }) as const

  it('combine the errors of independent scores', () => {
    expect(meanMargins([known(0.03, 0.06), known(0.04, 0.08)])).toEqual({
      below: expect.closeTo(0.025, 9),
      above: expect.closeTo(0.05, 9),
      kind: 'known',
    })
  })

  it('of one score are its own', () => {
    expect(meanMargins([known(0.1)])).toEqual(known(0.1))
  })

  it('are a lower bound when an error is unknown', () => {
    expect(meanMargins([known(0.1), undefined])).toEqual({ ...known(0.05), kind: 'at_least' })
  })

  it('are a lower bound when one of them is', () => {
    expect(meanMargins([known(0.1), { ...known(0.1), kind: 'at_least' }])).toMatchObject({
      kind: 'at_least',
    })
  })

  it('are unknown when every error is unknown, and for an empty list', () => {
    expect(meanMargins([undefined, undefined])).toBeUndefined()
    expect(meanMargins([])).toBeUndefined()
  })
})

it('an interval contains its score, although only the interval is rounded', () => {
  const score = 2 / 3
  const { lower, upper } = toInterval(score, { below: 0, above: 0, kind: 'known' })
  expect([lower <= score, upper >= score]).toEqual([true, true])
})

it('an interval never leaves the scale', () => {
  expect(toInterval(0.02, { below: 0.05, above: 0.05, kind: 'known' })).toEqual({
    lower: 0,
    upper: 0.07,
    kind: 'known',
  })
})
