import { describe, expect, it } from 'vitest'
import { kendallTau } from './rankCorrelation.ts'

/** Hunter's L values and panel scores of tuna: Hollander and Wolfe 1973, table 8.1. */
const TUNA = [
  [44.4, 2.6],
  [45.9, 3.1],
  [41.9, 2.5],
  [53.3, 5.0],
  [44.7, 3.6],
  [44.1, 4.0],
  [50.7, 5.2],
  [45.2, 2.8],
  [60.1, 3.8],
] as const

const times = (count: number, first: number, second: number) =>
  Array.from({ length: count }, () => [first, second] as const)

/** Adverse effects (0, 1) at five doses: the counts of the table of Stokes, Davis and Koch. */
const DOSES = [
  [26, 6],
  [26, 7],
  [23, 9],
  [18, 14],
  [9, 23],
].flatMap(([none = 0, some = 0], dose) => [...times(none, dose, 0), ...times(some, dose, 1)])

describe('tau-b', () => {
  it.each([
    ['without ties', TUNA, 0.4444],
    [
      'with ties',
      [
        [12, 1],
        [2, 4],
        [1, 7],
        [12, 1],
        [2, 0],
      ] as const,
      -0.4714,
    ],
    ['of a table of 161 people', DOSES, 0.3373],
  ])('equals the published value %s', (_, pairs, expected) => {
    expect(kendallTau(pairs)?.tau).toBeCloseTo(expected, 4)
  })

  it('is 1 for the same order and -1 for the reversed one', () => {
    const order = [1, 2, 3, 4, 5, 6]
    expect(kendallTau(order.map((value) => [value, value * 10] as const))?.tau).toBe(1)
    expect(kendallTau(order.map((value) => [value, -value] as const))?.tau).toBe(-1)
  })

  it('is undefined for fewer than five pairs and when all values of one side are tied', () => {
    expect(kendallTau(TUNA.slice(0, 4))).toBeUndefined()
    expect(kendallTau(TUNA.map(([first]) => [first, 1] as const))).toBeUndefined()
    expect(kendallTau([])).toBeUndefined()
  })
})

it('the interval of the same and of the reversed order is narrower for more models, and not of one point', () => {
  const rank = (count: number, sign: number) =>
    kendallTau(Array.from({ length: count }, (_, index) => [index, sign * index] as const))
  // With one of 45 pairs in the other order, tau is 43/45: tanh(atanh(43/45) - 1.96 √(0.437 / 6)).
  expect(rank(10, 1)).toEqual({ tau: 1, lower: expect.closeTo(0.877, 3) as number, upper: 1 })
  expect(rank(10, -1)).toEqual({ tau: -1, lower: -1, upper: expect.closeTo(-0.877, 3) as number })
  expect(rank(60, 1)?.lower).toBeGreaterThan(rank(10, 1)?.lower ?? 1)
})

it('the interval is that of the transformed value, and contains tau', () => {
  // atanh(0.4444) ± 1.96 √(0.437 / 5), transformed back.
  const { lower, upper } = kendallTau(TUNA) ?? {}
  expect(lower).toBeCloseTo(-0.1014, 3)
  expect(upper).toBeCloseTo(0.7846, 3)
})
