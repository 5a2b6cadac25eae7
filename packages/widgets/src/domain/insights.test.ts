import { describe, expect, it } from 'vitest'
import { aComparedModel, getNames } from '../testing/comparedModels.ts'
import { formatPercent, formatPoints } from './format.ts'
import { bestPerformers, computeSpread, largestDifferences } from './insights.ts'

const ALPHA = aComparedModel('Alpha', 0.9, 0.5, 0.7, 0.6)
const BETA = aComparedModel('Beta', 0.8, 0.6, 0.7, 0.5)
const GAMMA = aComparedModel('Gamma', 0.7, 0.6, undefined, 0.4)
const NONE = aComparedModel('None')

describe('finding the best models by a measure', () => {
  it('returns the model with the highest value', () => {
    const best = bestPerformers([BETA, ALPHA, GAMMA], 'bias')
    expect(best).toEqual({ measure: 'bias', models: [ALPHA], value: 0.9, missing: [] })
  })

  it('returns all ties in the order of the models', () => {
    expect(getNames(bestPerformers([GAMMA, ALPHA, BETA], 'factuality')?.models)).toEqual([
      'Gamma',
      'Beta',
    ])
  })

  it('does not treat a difference in the fourth digit as a tie', () => {
    const models = [aComparedModel('A', 0.4666), aComparedModel('B', 0.4667)]
    expect(getNames(bestPerformers(models, 'bias')?.models)).toEqual(['B'])
  })

  it('lists models without the score separately', () => {
    const low = aComparedModel('Low', 0, 0, 0.1)
    const best = bestPerformers([NONE, ALPHA, GAMMA, low], 'toxicity')
    expect(best).toMatchObject({ models: [ALPHA], value: 0.7, missing: [NONE, GAMMA] })
  })

  it('ignores a missing composite, and not one of 0', () => {
    const zero = aComparedModel('Zero', 0, 0, 0, 0)
    const best = bestPerformers([zero, GAMMA, BETA], 'composite')
    expect(best).toMatchObject({ models: [BETA], value: 0.65, missing: [GAMMA] })
  })

  it('returns measured zeros among missing scores', () => {
    const zeros = [aComparedModel('Zero', 0), aComparedModel('Nought', 0)]
    expect(bestPerformers([NONE, ...zeros], 'bias')).toMatchObject({ models: zeros, value: 0 })
  })

  it.each([
    ['no model has the score', [NONE, NONE]],
    ['there are no models', []],
    ['there is one model', [ALPHA]],
    ['one model has the score', [ALPHA, NONE]],
  ])('returns undefined when %s', (_, models) => {
    expect(bestPerformers(models, 'bias')).toBeUndefined()
  })
})

describe('measuring the range of a measure', () => {
  it('returns the lowest and highest values and their models', () => {
    expect(computeSpread([GAMMA, ALPHA, BETA], 'bias')).toEqual({
      measure: 'bias',
      high: 0.9,
      low: 0.7,
      difference: 0.2,
      highest: [ALPHA],
      lowest: [GAMMA],
      missing: [],
    })
  })

  it('returns all ties at both ends', () => {
    const spread = computeSpread([ALPHA, BETA, GAMMA, { ...ALPHA, name: 'Twin' }], 'factuality')
    expect(getNames(spread?.highest)).toEqual(['Beta', 'Gamma'])
    expect(getNames(spread?.lowest)).toEqual(['Alpha', 'Twin'])
  })

  it('is 0 when all values are equal, and all models are highest and lowest', () => {
    const spread = computeSpread([ALPHA, BETA], 'toxicity')
    expect(spread).toMatchObject({ difference: 0, highest: [ALPHA, BETA], lowest: [ALPHA, BETA] })
  })

  it('lists models without the score separately', () => {
    const spread = computeSpread([GAMMA, ALPHA, BETA], 'toxicity')
    expect(spread).toMatchObject({ high: 0.7, low: 0.7, missing: [GAMMA] })
  })

  it('includes a measured zero', () => {
    const spread = computeSpread([aComparedModel('Zero', 0), ALPHA], 'bias')
    expect(spread).toMatchObject({ low: 0, high: 0.9, difference: 0.9 })
  })

  it('has no floating-point noise', () => {
    const spread = computeSpread([aComparedModel('A', 1), aComparedModel('B', 0.9)], 'bias')
    expect(spread?.difference).toBe(0.1)
  })

  it('is exact for the smallest difference of four-digit figures', () => {
    const tenths = Array.from({ length: 1000 }, (_, k) => k)
    const wrong = tenths.filter((k) => {
      const low = aComparedModel('Low', k / 1000)
      const high = aComparedModel('High', (2 * k + 1) / 2000)
      return formatPoints(computeSpread([low, high], 'bias')?.difference ?? 0) !== '0.1'
    })
    expect(wrong.map((k) => formatPercent(k / 1000))).toEqual([])
  })

  it.each([
    ['one model', [ALPHA]],
    ['no models', []],
    ['the score of one model only', [ALPHA, NONE]],
  ])('returns undefined with %s', (_, models) => {
    expect(computeSpread(models, 'bias')).toBeUndefined()
  })

  it('counts a composite of 0', () => {
    const zero = aComparedModel('Zero', 0, 0, 0, 0)
    expect(computeSpread([ALPHA, BETA, zero], 'composite')).toMatchObject({
      low: 0,
      high: 0.675,
      difference: 0.675,
      missing: [],
    })
  })
})

describe('finding the largest differences', () => {
  it('returns the category with the largest range', () => {
    expect(largestDifferences([ALPHA, BETA, GAMMA]).map(({ measure }) => measure)).toEqual([
      'bias',
      'jailbreak',
    ])
  })

  it('returns ties in the order of the categories, ignoring floating-point noise', () => {
    const low = aComparedModel('Low', 0.2, 0.9, 0.3, 0)
    const high = aComparedModel('High', 0.3, 1, 0.4, 0.1)
    const largest = largestDifferences([low, high])
    expect(largest.map(({ measure }) => measure)).toEqual([
      'bias',
      'factuality',
      'toxicity',
      'jailbreak',
    ])
    expect(largest.map(({ difference }) => difference)).toEqual([0.1, 0.1, 0.1, 0.1])
  })

  it('returns nothing when all scores are equal', () => {
    expect(largestDifferences([ALPHA, { ...ALPHA, name: 'Twin' }])).toEqual([])
  })

  it('ignores the composite', () => {
    const measures = largestDifferences([
      aComparedModel('Low', 0, 0, 0, 0.1),
      aComparedModel('High', 1, 1, 1, 1),
    ]).map(({ measure }) => measure)
    expect(measures).toEqual(['bias', 'factuality', 'toxicity'])
  })

  it('ignores a category that only one model has', () => {
    const models = [aComparedModel('A', 0.5, 1), aComparedModel('B', 0.4)]
    expect(largestDifferences(models).map(({ measure }) => measure)).toEqual(['bias'])
  })

  it.each([
    ['one model', [ALPHA]],
    ['no models', []],
    [
      'models that have no category in common',
      [aComparedModel('A', 1), aComparedModel('B', undefined, 0)],
    ],
  ])('returns nothing for %s', (_, models) => {
    expect(largestDifferences(models)).toEqual([])
  })
})
