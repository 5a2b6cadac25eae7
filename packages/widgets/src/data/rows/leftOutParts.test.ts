import { describe, expect, it } from 'vitest'
import { measuredScore } from '../../domain/index.ts'
import { LAST_DAY } from '../../testing/lastDay.ts'
import { fromModelRow, fullModelSchema, parseRow, toEvaluatedModel } from './index.ts'

const SCORE = { category: 'bias', raw_score: 0.25, z_score: -1 }
const FIGURE = {
  parent_category: 'bias',
  subcategory: 'Stereotypes',
  score: 0.25,
  probe_count: 12,
  measure: 'proportion',
}

/** Parses a row with one score and one figure. */
function parse(score: object, figure: object = {}) {
  const evaluation = {
    evaluation_date: '2024-03-01',
    compound_score: null,
    source_title: null,
    source_url: null,
    total_probes: null,
    evaluation_scores: [{ ...SCORE, ...score }],
    evaluation_categories: [{ ...FIGURE, ...figure }],
    evaluation_notes: [],
  }
  const row = { id: 'a', name: 'A', provider: 'Acme', description: null, model_url: null }
  const model = fromModelRow({ ...row, evaluations: [evaluation] })
  return parseRow(model, fullModelSchema, toEvaluatedModel, LAST_DAY)
}

describe('what is known of the error of a score', () => {
  const interval = { lower: 0.2, upper: 0.3, kind: 'known' } as const
  const ranks = { best: 1, worst: 2, kind: 'known' } as const
  const precise = {
    ...{ lower: 0.2, upper: 0.3, interval_kind: 'known' },
    ...{ rank_best: 1, rank_worst: 2, rank_kind: 'known' },
  }

  it.each<[change: object, error: object, invalidFields: number | undefined]>([
    [{}, { interval, ranks }, undefined],
    [{ rank_kind: null }, { interval, ranks: { ...ranks, kind: 'at_least' } }, undefined],
    [{ rank_kind: undefined }, { interval, ranks: { ...ranks, kind: 'at_least' } }, undefined],
    // The ranks go with the interval.
    [{ lower: 7 }, {}, 2],
    [{ lower: 0.26 }, {}, 2],
    [{ upper: 'x' }, {}, 2],
    [{ upper: null }, {}, 2],
    [{ interval_kind: 'wide' }, {}, 2],
    [{ interval_kind: null }, {}, 2],
    [{ rank_best: 0 }, { interval }, 1],
    [{ rank_worst: 1.5 }, { interval }, 1],
    [{ rank_best: 3 }, { interval }, 1],
  ])('with %j is left out and counted, and the score stays', (change, error, invalidFields) => {
    const model = parse({ ...precise, ...change })
    expect(model?.evaluation.scores.bias).toStrictEqual(measuredScore(0.25, -1, error))
    expect(model?.invalidFields).toBe(invalidFields)
  })
})

it.each([
  { lower: 0.3, upper: 0.4, interval_level: 0.95 },
  { lower: 0.2, upper: 0.3, interval_level: 1 },
  { lower: 0.2 },
  { published_value: 25, published_low: 0, published_high: 100 },
  { lower_is_better: true },
])('a figure stays without its part %j, which is counted', (part) => {
  expect(parse({}, part)).toStrictEqual({
    ...parse({}),
    evaluation: { ...parse({})?.evaluation, invalidSubcategories: 1 },
    invalidFields: 1,
  })
})
