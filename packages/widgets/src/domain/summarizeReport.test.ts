import { expect, it } from 'vitest'
import { someScores } from '../testing/builders.ts'
import { measuredScore, MISSING } from './score.ts'
import { distributeScores } from './scoreDistribution.ts'
import { summarizeReport } from './summarizeReport.ts'

const NOTHING = { highest: [], lowest: [], unknownMargins: [], missing: [] }
const INTERVAL = { lower: 0, upper: 1, kind: 'known' } as const
const THREE = { categories: ['bias', 'factuality', 'toxicity'] } as const

it('names the highest and the lowest category, and says that all margins are unknown', () => {
  const scores = someScores(0.9, 0.8, 0, 0.6)
  const summary = summarizeReport(scores, undefined, distributeScores([{ scores }]))
  expect(summary).toEqual({
    measure: 'composite',
    placement: { kind: 'only' },
    highest: ['bias'],
    lowest: ['toxicity'],
    unknownMargins: 'all',
    missing: [],
  })
})

it('names the unknown margins while some are known', () => {
  const scores = { ...someScores(0, 0.8, 0.5), bias: measuredScore(0, 0, { interval: INTERVAL }) }
  const { unknownMargins } = summarizeReport(scores, THREE, undefined)
  expect(unknownMargins).toEqual(['factuality', 'toxicity'])
})

it('names all that tie, and none when all tie', () => {
  expect(summarizeReport(someScores(0.9, 0.9, 0.6, 0.6), undefined, undefined)).toMatchObject({
    highest: ['bias', 'factuality'],
    lowest: ['toxicity', 'jailbreak'],
  })
  expect(summarizeReport(someScores(0.5, 0.5, 0.5, 0.5), undefined, undefined)).toMatchObject({
    highest: [],
    lowest: [],
  })
})

it('names none when z-scores differ by floating-point noise', () => {
  const scores = {
    ...someScores(0.9, 0.8),
    bias: measuredScore(0.9, -0.999999999944),
    factuality: measuredScore(0.8, -1),
  }
  expect(summarizeReport(scores, undefined, undefined)).toMatchObject({ highest: [], lowest: [] })
})

it('compares z-scores, not raw ones', () => {
  const scores = { ...someScores(0.9, 0.8), bias: measuredScore(0.9, -1) }
  expect(summarizeReport(scores, undefined, undefined).highest).toEqual(['factuality'])
})

it('names what is missing in the suite, and nothing that it does not measure', () => {
  expect(summarizeReport(someScores(undefined, 0), THREE, undefined)).toEqual({
    ...NOTHING,
    measure: 'composite',
    placement: { kind: 'missing' },
    unknownMargins: ['factuality'],
    missing: ['bias', 'toxicity'],
  })
})

it('places the only category of a suite', () => {
  const scores = { ...someScores(), bias: measuredScore(0, 0, { interval: INTERVAL }) }
  const others = distributeScores([{ scores }, { scores: someScores(0.5) }])
  expect(summarizeReport(scores, { categories: ['bias'] }, others)).toEqual({
    ...NOTHING,
    measure: 'bias',
    placement: { kind: 'counted', higher: 1, models: 2 },
  })
  expect(summarizeReport({ ...scores, bias: MISSING }, { categories: ['bias'] }, others)).toEqual({
    ...NOTHING,
    measure: 'bias',
    placement: { kind: 'missing' },
    missing: ['bias'],
  })
})
