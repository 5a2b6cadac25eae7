import { describe, expect, it } from 'vitest'
import { aComparedModel } from '../testing/comparedModels.ts'
import { aSuite } from '../testing/suites.ts'
import { comparisonRows } from './comparisonRows.ts'
import { DEFAULT_VIEW, getSuiteColumns, getSuiteSorting } from './leaderboardView.ts'
import { selectSuite } from './selectSuite.ts'
import {
  findSuite,
  getRankingScore,
  getUnmeasuredCategories,
  measuresComposite,
  parseSuiteId,
  sortNewestFirst,
} from './suite.ts'

const FULL = aSuite('full')
const THREE = aSuite('three', { categories: ['bias', 'factuality', 'toxicity'] })
const ONE = aSuite('one', { categories: ['factuality'] })

describe('sortNewestFirst', () => {
  it('puts suites without a date last, and keeps the order of equal ones', () => {
    const dated = (id: string, publishedOn?: string) => aSuite(id, { publishedOn })
    const suites = [dated('a'), dated('b', '2024-04-23'), dated('c', '2026-03-10'), dated('d')]
    expect(sortNewestFirst([...suites, dated('e', '2026-03-10')]).map(({ id }) => id)).toEqual([
      'c',
      'e',
      'b',
      'a',
      'd',
    ])
  })
})

describe('findSuite', () => {
  it.each([
    ['one', ONE],
    [undefined, FULL],
    ['unknown', FULL],
  ])('returns the suite with the id %s, or the first', (id, expected) => {
    expect(findSuite([FULL, ONE], id)).toBe(expected)
  })

  it('returns undefined in an empty list', () => {
    expect(findSuite([], 'one')).toBeUndefined()
  })
})

describe('a suite that lacks categories', () => {
  it.each([
    [undefined, [], 'composite'],
    [FULL, [], 'composite'],
    [THREE, ['jailbreak'], 'composite'],
    [ONE, ['bias', 'toxicity', 'jailbreak'], 'factuality'],
  ])('names them, and is ranked by its only category', (suite, unmeasured, score) => {
    expect(getUnmeasuredCategories(suite)).toEqual(unmeasured)
    expect(measuresComposite(suite)).toBe(score === 'composite')
    expect(getRankingScore(suite)).toBe(score)
  })

  it('has no column for them', () => {
    expect(getSuiteColumns(THREE)).not.toContain('jailbreak')
    expect(getSuiteColumns(THREE)).toContain('composite')
    expect(getSuiteColumns(ONE)).toEqual(['name', 'provider', 'factuality', 'date', 'actions'])
  })

  it('has no row for them in a comparison', () => {
    const models = [{ ...aComparedModel('Alpha', undefined, 0.5), suite: ONE }]
    expect(comparisonRows(models).map(({ measure }) => measure)).toEqual(['factuality'])
  })
})

describe('getSuiteSorting', () => {
  it('keeps the sort keys that the suite has', () => {
    const sorting = [
      { field: 'jailbreak', direction: 'ascending' },
      { field: 'bias', direction: 'descending' },
    ] as const
    expect(getSuiteSorting(sorting, FULL)).toBe(sorting)
    expect(getSuiteSorting(sorting, THREE)).toEqual([sorting[1]])
  })

  it('falls back to the composite, or to the only score, highest first', () => {
    const byJailbreak = [{ field: 'jailbreak', direction: 'ascending' }] as const
    expect(getSuiteSorting(byJailbreak, THREE)).toEqual(DEFAULT_VIEW.sorting)
    expect(getSuiteSorting(DEFAULT_VIEW.sorting, ONE)).toEqual([
      { field: 'factuality', direction: 'descending' },
    ])
  })
})

describe('selectSuite', () => {
  const [first, second, third] = [0.1, 0.2, 0.3].map(
    (bias) => aComparedModel('Alpha', bias).evaluation,
  )
  if (!first || !second || !third) throw new Error('Three evaluations are needed.')
  const model = {
    ...aComparedModel('Alpha', 0.1),
    evaluation: first,
    suite: FULL,
    otherResults: [
      { suite: THREE, evaluation: second },
      { suite: ONE, evaluation: third },
    ],
  }

  it('returns the model as it is for its own suite, and without an id', () => {
    expect(selectSuite(model, undefined)).toBe(model)
    expect(selectSuite(model, 'full')).toBe(model)
  })

  it('exchanges the evaluation for one of the other results, and keeps their order', () => {
    expect(selectSuite(model, 'one')).toEqual({
      ...model,
      suite: ONE,
      evaluation: third,
      otherResults: [
        { suite: FULL, evaluation: first },
        { suite: THREE, evaluation: second },
      ],
    })
  })

  it('returns undefined when the model has no result there', () => {
    expect(selectSuite(model, 'unknown')).toBeUndefined()
    expect(selectSuite(aComparedModel('Alpha', 0.1), 'one')).toBeUndefined()
  })
})

describe('parseSuiteId', () => {
  it.each([
    ['', undefined],
    ['suite=nejumi-4', 'nejumi-4'],
    ['suite=', undefined],
    ['suite=A%2FB', undefined],
    ['suite=<b>', undefined],
    ['suite=a&suite=b', undefined],
  ])('parses “%s”', (query, id) => {
    expect(parseSuiteId(new URLSearchParams(query))).toBe(id)
  })
})
