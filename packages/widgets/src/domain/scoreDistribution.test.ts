import { expect, it } from 'vitest'
import { someScores } from '../testing/builders.ts'
import { compositeScore, measuredScore, MISSING } from './score.ts'
import { distributeScores, placeScore } from './scoreDistribution.ts'

const distribute = (raw: readonly (number | undefined)[]) =>
  distributeScores(raw.map((score) => ({ scores: someScores(score) }))).bias

it.each([
  ['two scores, lowest first', [1, 0.5], { scores: [0.5, 1], mean: 0.75 }],
  ['the present scores of some models', [0.5, undefined, 1], { scores: [0.5, 1], mean: 0.75 }],
  ['measured zeros', [0, 0], { scores: [0, 0], mean: 0 }],
  ['missing scores only', [undefined, undefined], { scores: [], mean: undefined }],
  ['no models', [], { scores: [], mean: undefined }],
  ['a sum with floating-point noise', [0.1, 0.2, 0.6], { scores: [0.1, 0.2, 0.6], mean: 0.3 }],
])('distributes %s', (_, raw, expected) => {
  expect(distribute(raw)).toEqual(expected)
})

it('distributes the composite too', () => {
  const entries = [{ scores: someScores(1, 1, 1, 1) }, { scores: someScores(0.5) }]
  expect(distributeScores(entries).composite).toEqual({ scores: [1], mean: 1 })
})

const RANKS = { best: 1, worst: 3, kind: 'at_least' } as const

it.each([
  ['a missing score', MISSING, [0.5], { kind: 'missing' }],
  ['the only score', measuredScore(0.5, 0), [0.5], { kind: 'only' }],
  [
    'a score with ranks',
    measuredScore(0.5, 0, { ranks: RANKS }),
    [0.5, 0.6],
    { kind: 'ranked', ranks: RANKS },
  ],
  [
    'the only known one of three scores',
    measuredScore(0.5, 0, { ranks: RANKS }),
    [0.5],
    { kind: 'ranked', ranks: RANKS },
  ],
  ['a highest score', compositeScore(1), [0.5, 1], { kind: 'counted', higher: 0, models: 2 }],
  [
    'a tie, apart from floating-point noise',
    measuredScore(0.1 + 0.2, 0),
    [0.1 + 0.2, 0.3, 0.5],
    { kind: 'counted', higher: 1, models: 3 },
  ],
  ['a measured zero', measuredScore(0, -1), [0, 0, 1], { kind: 'counted', higher: 1, models: 3 }],
  ['a score without others', measuredScore(0.5, 0), undefined, { kind: 'unknown' }],
])('places %s', (_, score, raw, expected) => {
  expect(placeScore(score, raw && distribute(raw))).toEqual(expected)
})
