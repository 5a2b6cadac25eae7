import { expect, it } from 'vitest'
import { CONFIDENCE_LEVEL, criticalValue, wilsonInterval } from './interval.ts'
import { compareScores, type EstimatedScore } from './scoreDifference.ts'

const proportion = (successes: number, count: number): EstimatedScore => ({
  raw: successes / count,
  interval: {
    ...wilsonInterval(successes / count, count, criticalValue(CONFIDENCE_LEVEL)),
    kind: 'known',
  },
})
const exact = (raw: number): EstimatedScore => ({ raw })
const withLimit = (raw: number): EstimatedScore => ({
  raw,
  interval: { lower: 0, upper: 1, kind: 'known' },
})

it('compares two proportions as Newcombe does', () => {
  // Newcombe 1998, Statistics in Medicine 17, 873–890, table II, contrast (a).
  expect(compareScores(proportion(56, 70), proportion(48, 80))).toEqual({
    difference: 0.2,
    verdict: 'higher',
    interval: {
      lower: expect.closeTo(0.0524, 4),
      upper: expect.closeTo(0.3339, 4),
      kind: 'known',
    },
  })
})

it('says the same in the other order, with the signs reversed', () => {
  expect(compareScores(proportion(48, 80), proportion(56, 70))).toMatchObject({
    difference: -0.2,
    verdict: 'higher',
    interval: { lower: expect.closeTo(-0.3339, 4), upper: expect.closeTo(-0.0524, 4) },
  })
})

it.each([
  ['a small difference', proportion(50, 80), proportion(48, 80)],
  ['equal scores', proportion(48, 80), proportion(48, 80)],
  // 1 - 0.9 is less than 0.1 by floating-point noise.
  ['a difference as large as its margin', exact(1), withLimit(0.9)],
])('finds no clear difference in %s', (_, first, second) => {
  expect(compareScores(first, second)).toMatchObject({ verdict: 'noClearDifference' })
})

it('takes an unknown error beside a known one as a lower bound', () => {
  expect(compareScores(proportion(50, 80), exact(0.6))).toMatchObject({
    verdict: 'noClearDifference',
    interval: { kind: 'at_least' },
  })
  expect(compareScores(proportion(79, 80), exact(0.1))).toMatchObject({
    verdict: 'higher',
    interval: { kind: 'at_least' },
  })
})

it('cannot judge two scores whose errors are unknown', () => {
  expect(compareScores(exact(0.9), exact(0.1))).toEqual({
    difference: 0.8,
    verdict: 'cannotBeJudged',
    interval: undefined,
  })
})
