import { describe, expect, it } from 'vitest'
import { aComparedModel, namesOf } from '../testing/comparedModels.ts'
import { formatPercent, formatPoints } from './format.ts'
import { bestPerformers, largestDifferences, spreadOf } from './insights.ts'

const ALPHA = aComparedModel('Alpha', 0.9, 0.5, 0.7, 0.6)
const BETA = aComparedModel('Beta', 0.8, 0.6, 0.7, 0.5)
const GAMMA = aComparedModel('Gamma', 0.7, 0.6, undefined, 0.4)
const NONE = aComparedModel('None')

describe('the best by a measure', () => {
  it('is the one with the highest value', () => {
    const best = bestPerformers([BETA, ALPHA, GAMMA], 'bias')
    expect(best).toEqual({ measure: 'bias', models: [ALPHA], value: 0.9, lacking: [] })
  })

  it('are all who tie, in the order of the models', () => {
    expect(namesOf(bestPerformers([GAMMA, ALPHA, BETA], 'factuality')?.models)).toEqual([
      'Gamma',
      'Beta',
    ])
  })

  it('are all who tie but for binary noise', () => {
    const models = [aComparedModel('A', 0.3), aComparedModel('B', 0.1 + 0.2)]
    expect(namesOf(bestPerformers(models, 'bias')?.models)).toEqual(['A', 'B'])
  })

  it('are not two who differ in the fourth digit', () => {
    const models = [aComparedModel('A', 0.4666), aComparedModel('B', 0.4667)]
    expect(namesOf(bestPerformers(models, 'bias')?.models)).toEqual(['B'])
  })

  it('leaves out who lacks the score and names them', () => {
    const best = bestPerformers([NONE, ALPHA, GAMMA], 'toxicity')
    expect(best).toMatchObject({ models: [ALPHA], value: 0.7, lacking: [NONE, GAMMA] })
  })

  it('by the composite leaves out whose composite is missing or 0', () => {
    const zero = aComparedModel('Zero', 0, 0, 0, 0)
    const best = bestPerformers([zero, GAMMA, BETA], 'composite')
    expect(best).toMatchObject({ models: [BETA], value: 0.65, lacking: [zero, GAMMA] })
  })

  it('is one true zero among missing scores', () => {
    const zero = aComparedModel('Zero', 0)
    expect(bestPerformers([NONE, zero], 'bias')).toMatchObject({ models: [zero], value: 0 })
  })

  it('is the one model there is', () => {
    expect(namesOf(bestPerformers([ALPHA], 'bias')?.models)).toEqual(['Alpha'])
  })

  it.each([
    ['all lack the score', [NONE, NONE]],
    ['there is no model', []],
  ])('is nobody when %s', (_, models) => {
    expect(bestPerformers(models, 'bias')).toBeUndefined()
  })
})

describe('the spread of a measure', () => {
  it('runs from the lowest to the highest and names both', () => {
    expect(spreadOf([GAMMA, ALPHA, BETA], 'bias')).toEqual({
      measure: 'bias',
      high: 0.9,
      low: 0.7,
      difference: 0.2,
      highest: [ALPHA],
      lowest: [GAMMA],
      lacking: [],
    })
  })

  it('names all who tie at either end', () => {
    const spread = spreadOf([ALPHA, BETA, GAMMA, { ...ALPHA, name: 'Twin' }], 'factuality')
    expect(namesOf(spread?.highest)).toEqual(['Beta', 'Gamma'])
    expect(namesOf(spread?.lowest)).toEqual(['Alpha', 'Twin'])
  })

  it('names those as tied who differ by binary noise only', () => {
    const models = [
      aComparedModel('A', 0.1 + 0.2),
      aComparedModel('B', 0.3),
      aComparedModel('C', 0.9),
    ]
    expect(namesOf(spreadOf(models, 'bias')?.lowest)).toEqual(['A', 'B'])
  })

  it('is 0 when all are alike, and all are highest and lowest', () => {
    const spread = spreadOf([ALPHA, BETA], 'toxicity')
    expect(spread).toMatchObject({ difference: 0, highest: [ALPHA, BETA], lowest: [ALPHA, BETA] })
  })

  it('leaves out who lacks the score and names them', () => {
    const spread = spreadOf([GAMMA, ALPHA, BETA], 'toxicity')
    expect(spread).toMatchObject({ high: 0.7, low: 0.7, lacking: [GAMMA] })
  })

  it('begins at a true zero', () => {
    const spread = spreadOf([aComparedModel('Zero', 0), ALPHA], 'bias')
    expect(spread).toMatchObject({ low: 0, high: 0.9, difference: 0.9 })
  })

  it('carries no binary noise', () => {
    const spread = spreadOf([aComparedModel('A', 1), aComparedModel('B', 0.9)], 'bias')
    expect(spread?.difference).toBe(0.1)
  })

  it('reads as the difference of four-digit figures, however close they are', () => {
    const tenths = Array.from({ length: 1000 }, (_, k) => k)
    const wrong = tenths.filter((k) => {
      const low = aComparedModel('Low', k / 1000)
      const high = aComparedModel('High', (2 * k + 1) / 2000)
      return formatPoints(spreadOf([low, high], 'bias')?.difference ?? 0) !== '0.1'
    })
    expect(wrong.map((k) => formatPercent(k / 1000))).toEqual([])
  })

  it.each([
    ['one model', [ALPHA]],
    ['no model', []],
    ['one that has the score', [ALPHA, NONE]],
  ])('does not exist with %s', (_, models) => {
    expect(spreadOf(models, 'bias')).toBeUndefined()
  })

  it('of the composite leaves out a composite of 0', () => {
    const zero = aComparedModel('Zero', 0, 0, 0, 0)
    expect(spreadOf([ALPHA, BETA, zero], 'composite')).toMatchObject({
      low: 0.65,
      high: 0.675,
      difference: 0.025,
      lacking: [zero],
    })
  })
})

describe('the largest differences', () => {
  it('are in the category in which the models lie furthest apart', () => {
    expect(largestDifferences([ALPHA, BETA, GAMMA]).map(({ measure }) => measure)).toEqual([
      'bias',
      'jailbreak',
    ])
  })

  it('tie when they are alike but for binary noise, in the order of the categories', () => {
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

  it('are none when nothing differs', () => {
    expect(largestDifferences([ALPHA, { ...ALPHA, name: 'Twin' }])).toEqual([])
  })

  it('are none when what differs is binary noise', () => {
    const models = [aComparedModel('A', 0.1 + 0.2), aComparedModel('B', 0.3)]
    expect(largestDifferences(models)).toEqual([])
  })

  it('are not the composite’s, however far it lies apart', () => {
    const measures = largestDifferences([
      aComparedModel('Low', 0, 0, 0, 0.1),
      aComparedModel('High', 1, 1, 1, 1),
    ]).map(({ measure }) => measure)
    expect(measures).toEqual(['bias', 'factuality', 'toxicity'])
  })

  it('are not in a category that one model alone has', () => {
    const models = [aComparedModel('A', 0.5, 1), aComparedModel('B', 0.4)]
    expect(largestDifferences(models).map(({ measure }) => measure)).toEqual(['bias'])
  })

  it.each([
    ['one model', [ALPHA]],
    ['no model', []],
    [
      'models that have no category in common',
      [aComparedModel('A', 1), aComparedModel('B', undefined, 0)],
    ],
  ])('are none of %s', (_, models) => {
    expect(largestDifferences(models)).toEqual([])
  })
})
