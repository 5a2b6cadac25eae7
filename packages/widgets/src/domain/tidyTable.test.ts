import { describe, expect, it } from 'vitest'
import { aModel, anEvaluation, someScores } from '../testing/builders.ts'
import { aSuite } from '../testing/suites.ts'
import { scoresTable } from './dataTables.ts'
import type { EvaluatedModel, FullEvaluation, Subcategory } from './modelEvaluation.ts'
import { compositeScore, measuredScore } from './score.ts'
import type { Suite } from './suite.ts'
import { tidyTable, type TidyOptions } from './tidyTable.ts'

const NUMBERS = ['score', 'z', 'lower', 'upper', 'place_from', 'place_to', 'n', 'published_value']

describe('a tidy table', () => {
  it('has no text in a column of numbers, and undefined where a number is missing', () => {
    const scores = { ...someScores(0, undefined, 1, 0.5), composite: compositeScore(undefined) }
    const part = aFigure('Slurs', 'toxicity')
    const rows = recordsOf([evaluated('a', { scores, subcategories: [part] })], { figures: true })
    for (const row of rows) {
      for (const column of NUMBERS) expect(['number', 'undefined']).toContain(typeof row[column])
    }
    expect(rows.map(({ score }) => score)).toEqual([0, undefined, 1, 0.5, undefined])
  })

  it('says how much of an interval and of a place is known', () => {
    const ends = { lower: 0.1, upper: 0.2 }
    const scores = {
      ...someScores(0.5, 0.5, 0.5, 0.5),
      bias: measuredScore(0.15, 0, {
        interval: { ...ends, kind: 'known' },
        ranks: { best: 1, worst: 3, kind: 'known' },
      }),
      factuality: measuredScore(0.15, 0, {
        interval: { ...ends, kind: 'at_least' },
        ranks: { best: 2, worst: 2, kind: 'at_least' },
      }),
      toxicity: measuredScore(0.15, 0, { interval: { ...ends, kind: 'known', level: 0.9 } }),
    }
    const rows = recordsOf([evaluated('a', { scores })])
    expect(
      rows.map((row) => [row['interval'], row['place_from'], row['place_to'], row['place_is']]),
    ).toEqual([
      ['95 %', 1, 3, 'known'],
      ['at least', 2, 2, 'or wider'],
      ['90 %', undefined, undefined, undefined],
      ['unknown', undefined, undefined, undefined],
      ['unknown', undefined, undefined, undefined],
    ])
  })

  it('has the published value of an only figure, and several figures on request', () => {
    const one = [aFigure('Slurs', 'toxicity')]
    const two = [...one, aFigure('Threats', 'toxicity')]
    const toxicity = (subcategories: readonly Subcategory[], options?: TidyOptions) =>
      recordsOf([evaluated('a', { subcategories })], { measures: ['toxicity'], ...options }).map(
        ({ figure, n, published_value, unit }) => [figure, n, published_value, unit],
      )
    const [slurs, threats] = ['Slurs', 'Threats'].map((name) => [name, 20, 0, 'percent'])
    expect(toxicity(one, { figures: true })).toEqual([slurs])
    expect(toxicity(two)).toEqual([[undefined, 40, undefined, undefined]])
    expect(toxicity(two, { figures: true })).toEqual([
      [undefined, 40, undefined, undefined],
      slurs,
      threats,
    ])
  })

  it('names the suite and the measures that it has, for each of 400 models', () => {
    const suite = aSuite('s', { categories: ['bias', 'toxicity'] })
    const models = Array.from({ length: 400 }, (_, index) => evaluated(`m${index}`, {}, suite))
    const rows = recordsOf(models)
    expect(rows).toHaveLength(400 * 3)
    expect(rows.slice(0, 3).map((row) => [row['suite'], row['measure']])).toEqual([
      ['Suite s', 'Bias Resistance'],
      ['Suite s', 'Toxicity Resistance'],
      ['Suite s', 'Composite Score'],
    ])
    expect(recordsOf([])).toEqual([])
  })
})

it('has the ids of the published scores, so that models of one name stay apart', () => {
  const suite = aSuite('s', { categories: ['bias', 'toxicity'] })
  const models = [0, 1].map((score) => {
    const scores = someScores(score, undefined, score, undefined)
    return { ...evaluated(`m${score}`, { scores }, suite), name: 'Same name' }
  })
  const { rows } = scoresTable(models, [suite])
  const { columns } = tidyTable([])
  expect(columns.slice(-3)).toEqual(['model_id', 'suite_id', 'measure_id'])
  expect(
    recordsOf(models).map((row) =>
      ['suite_id', 'model_id', 'measure_id', 'score'].map((column) => row[column]),
    ),
  ).toEqual(rows.map((row) => row.slice(0, 4)))
})

function aFigure(name: string, category: Subcategory['category']): Subcategory {
  const published = { value: 0, low: 0, high: 100, isLowerBetter: true, unit: 'percent' }
  return { category, name, score: 1, probeCount: 20, measure: 'proportion', published }
}

function evaluated(id: string, parts: Partial<FullEvaluation>, suite?: Suite): EvaluatedModel {
  const { evaluations: _, ...model } = aModel(id)
  return { ...model, evaluation: anEvaluation(parts), suite }
}

/** Returns the rows, each as an object with the names of the columns. */
function recordsOf(...from: Parameters<typeof tidyTable>) {
  const { columns, rows } = tidyTable(...from)
  return rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])))
}
