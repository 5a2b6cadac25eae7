import {
  compositeScore,
  type EvaluatedModel,
  type FullEvaluation,
  measuredScore,
  type Subcategory,
  type Suite,
} from '../domain/index.ts'
import { describe, expect, it } from 'vitest'
import { aModel, anEvaluation, someScores } from '../testing/builders.ts'
import { aSuite } from '../testing/suites.ts'
import { scoresTable } from './dataTables.ts'
import { tidyTable, type TidyOptions } from './tidyTable.ts'

const NUMBERS = [
  'score',
  'z',
  'lower',
  'upper',
  'level',
  'rank_best',
  'rank_worst',
  'n',
  'published_value',
  'range_low',
  'range_high',
]

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

  it('says how much of an interval and of a rank is known', () => {
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
      rows.map(({ interval, level, rank_best, rank_worst, rank_is }) => {
        return [interval, level, rank_best, rank_worst, rank_is]
      }),
    ).toEqual([
      ['known', 0.95, 1, 3, 'known'],
      ['at_least', 0.95, 2, 2, 'at_least'],
      ['known', 0.9, undefined, undefined, undefined],
      ['unknown', undefined, undefined, undefined, undefined],
      ['unknown', undefined, undefined, undefined, undefined],
    ])
  })

  it('has the published value of an only figure, and several figures or those of a missing score on request', () => {
    const one = [aFigure('Slurs', 'toxicity')]
    const two = [...one, aFigure('Threats', 'toxicity')]
    const toxicity = (
      subcategories: readonly Subcategory[],
      options?: TidyOptions,
      scores = someScores(1, 1, 1),
    ) =>
      recordsOf([evaluated('a', { subcategories, scores })], {
        measures: ['toxicity'],
        ...options,
      }).map(({ figure, n, published_value, unit, range_low, range_high, direction }) => [
        ...[figure, n, published_value, unit, range_low, range_high, direction],
      ])
    const [slurs, threats] = ['Slurs', 'Threats'].map((name) => [
      ...[name, 20, 0, 'percent', 0, 100, 'lower_is_better'],
    ])
    const none = Array<undefined>(7).fill(undefined)
    const mean = [undefined, 40, ...Array<undefined>(5).fill(undefined)]
    expect(toxicity(one, { figures: true })).toEqual([slurs])
    expect(toxicity(one, { figures: true }, someScores(1))).toEqual([none, slurs])
    expect(toxicity(two)).toEqual([mean])
    expect(toxicity(two, { figures: true })).toEqual([mean, slurs, threats])
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

it('has each score under the ids and the names that the published scores have', () => {
  const suite = aSuite('s', { categories: ['bias', 'toxicity'] })
  const models = [0, 1].map((score) => {
    const scores = someScores(score, 0.5, score, 0.5)
    return { ...evaluated(`m${score}`, { scores }, suite), name: 'Same name' }
  })
  const published = toRecords(scoresTable(models, [suite]))
  expect(recordsOf(models)).toEqual(published.map((row) => expect.objectContaining(row)))
  const ids = Object.keys(published[0] ?? {}).filter((name) => name.endsWith('_id'))
  expect(tidyTable([]).columns.slice(-3).toSorted()).toEqual(ids.toSorted())
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
  return toRecords(tidyTable(...from))
}

function toRecords({ columns, rows }: ReturnType<typeof tidyTable>) {
  return rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])))
}
