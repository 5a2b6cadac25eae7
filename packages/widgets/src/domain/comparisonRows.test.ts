import { describe, expect, it } from 'vitest'
import { aComparedModel } from '../testing/comparedModels.ts'
import type { Measure } from './category.ts'
import { comparisonRows } from './comparisonRows.ts'
import type { ComparedModel } from './modelEvaluation.ts'
import { measuredScore } from './score.ts'

describe('the detailed comparison', () => {
  it('has a row for each category in order, then the composite', () => {
    const measures = ['bias', 'factuality', 'toxicity', 'jailbreak', 'composite']
    expect(comparisonRows([]).map(({ measure }) => measure)).toEqual(measures)
  })

  it('has no cells without models', () => {
    expect(comparisonRows([]).flatMap(({ cells }) => cells)).toEqual([])
  })

  it('has a cell for each model in the order of the models', () => {
    const models = ['Gamma', 'Alpha', 'Beta'].map((name) => aComparedModel(name, 0.5, 0.5))
    for (const { cells } of comparisonRows(models)) {
      expect(cells.map(({ model }) => model)).toEqual(models)
    }
  })

  it('has the value and z-score of each category, and no z-score for the composite', () => {
    const model = aComparedModel('Alpha', 0.9, 0.8, 0.7, 0.6)
    expect(comparisonRows([model]).map(({ cells }) => [cells[0]?.value, cells[0]?.z])).toEqual([
      [0.9, 0.4],
      [0.8, 0.8 - 0.5],
      [0.7, 0.7 - 0.5],
      [0.6, 0.6 - 0.5],
      [0.75, undefined],
    ])
  })
})

describe('the trend of a value in its row', () => {
  it('marks the best value of each row', () => {
    const models = [
      aComparedModel('Alpha', 0.9, 0.1, 0.5, 0.5),
      aComparedModel('Beta', 0.1, 0.9, 0.6, 0.5),
      aComparedModel('Gamma', 0.2, 0.2, 0.7, 0.5),
    ]
    expect(trendsOf(models, 'bias')).toEqual(['best', 'neutral', 'neutral'])
    expect(trendsOf(models, 'factuality')).toEqual(['neutral', 'best', 'neutral'])
    expect(trendsOf(models, 'toxicity')).toEqual(['neutral', 'neutral', 'best'])
    expect(trendsOf(models, 'composite')).toEqual(['neutral', 'best', 'neutral'])
  })

  it('marks all ties as best', () => {
    const models = [aComparedModel('A', 0.5), aComparedModel('B', 0.5), aComparedModel('C', 0.4)]
    expect(trendsOf(models, 'bias')).toEqual(['best', 'best', 'neutral'])
    expect(trendsOf([...models.slice(0, 2)], 'bias')).toEqual(['best', 'best'])
  })

  it('skips models without the score', () => {
    const models = [aComparedModel('A'), aComparedModel('B', 0.5), aComparedModel('C', 0.4)]
    expect(trendsOf(models, 'bias')).toEqual([undefined, 'best', 'neutral'])
    expect(valuesOf(models, 'bias')).toEqual([undefined, 0.5, 0.4])
  })

  it('is undefined when only one model has the score', () => {
    expect(trendsOf([aComparedModel('A', 0.5)], 'bias')).toEqual([undefined])
    const models = [aComparedModel('A', 0.5), aComparedModel('B')]
    expect(trendsOf(models, 'bias')).toEqual([undefined, undefined])
  })

  it('is undefined when no model has the score', () => {
    expect(trendsOf([aComparedModel('A'), aComparedModel('B')], 'bias')).toEqual([
      undefined,
      undefined,
    ])
  })

  it('treats a measured zero as a value: two zeros are both best', () => {
    const zeros = [aComparedModel('A', 0), aComparedModel('B', 0)]
    expect(valuesOf(zeros, 'bias')).toEqual([0, 0])
    expect(trendsOf(zeros, 'bias')).toEqual(['best', 'best'])
    expect(trendsOf([aComparedModel('A', 0), aComparedModel('B', 0.1)], 'bias')).toEqual([
      'neutral',
      'best',
    ])
  })

  it('treats a composite of 0 as a value', () => {
    const zero = aComparedModel('A', 0, 0, 0, 0)
    const models = [zero, aComparedModel('B', 0.5, 0.5, 0.5, 0.5), aComparedModel('C', 1, 1, 1, 1)]
    expect(valuesOf(models, 'composite')).toEqual([0, 0.5, 1])
    expect(trendsOf(models, 'composite')).toEqual(['neutral', 'neutral', 'best'])
  })

  it('depends on the value, not on the z-score', () => {
    const withZ = (name: string, raw: number, z: number): ComparedModel => {
      const model = aComparedModel(name)
      const scores = { ...model.evaluation.scores, bias: measuredScore(raw, z) }
      return { ...model, evaluation: { ...model.evaluation, scores } }
    }
    expect(trendsOf([withZ('A', 0.4, 3), withZ('B', 0.5, -3)], 'bias')).toEqual(['neutral', 'best'])
  })
})

function cellsOf(models: readonly ComparedModel[], measure: Measure) {
  return comparisonRows(models).find((row) => row.measure === measure)?.cells ?? []
}

function trendsOf(models: readonly ComparedModel[], measure: Measure) {
  return cellsOf(models, measure).map(({ relativeToBest }) => relativeToBest)
}

function valuesOf(models: readonly ComparedModel[], measure: Measure) {
  return cellsOf(models, measure).map(({ value }) => value)
}
