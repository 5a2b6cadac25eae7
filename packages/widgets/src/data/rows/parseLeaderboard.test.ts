import { describe, expect, it } from 'vitest'
import { NO_SUITE_FACTS, type Suite } from '../../domain/index.ts'
import { fromModelRow } from './fromColumns.ts'
import { parseLeaderboard } from './parseLeaderboard.ts'
import { LAST_DAY } from '../../testing/lastDay.ts'

const suite = (id: string): Suite => ({
  ...NO_SUITE_FACTS,
  id,
  title: id,
  categories: ['bias'],
  models: 1,
})
const evaluation = (parts: object = {}) => ({
  suite_id: 'first',
  evaluation_date: '2024-03-01',
  compound_score: 0.5,
  source_title: null,
  source_url: null,
  evaluation_scores: [{ category: 'bias', raw_score: 0.5, z_score: 0.1 }],
  ...parts,
})
const model = (evaluations: unknown, parts: object = {}) => ({
  id: 'a',
  name: 'A',
  provider: 'Acme',
  evaluations,
  ...parts,
})
const INVALID = { evaluation_date: 'never' }

const parse = (rows: readonly unknown[], of?: Suite) =>
  parseLeaderboard(rows.map(fromModelRow), of, LAST_DAY)

/** The number of items and of invalid rows on the leaderboards of both suites. */
const countIn = (...rows: readonly unknown[]) =>
  ['first', 'second'].map((id) => {
    const { items, invalidRows } = parse(rows, suite(id))
    return [items.length, invalidRows]
  })

describe('parseLeaderboard', () => {
  it('counts an invalid model only in the suites that have evaluations of it', () => {
    expect(countIn(model([evaluation()], { name: 7 }))).toEqual([
      [0, 1],
      [0, 0],
    ])
  })

  it('counts an invalid evaluation only in its suite, and lists the model in the other', () => {
    expect(countIn(model([evaluation(INVALID), evaluation({ suite_id: 'second' })]))).toEqual([
      [0, 1],
      [1, 0],
    ])
  })

  it.each([
    ['no row', null],
    ['no evaluations', model(undefined)],
    ['no list of evaluations', model({})],
    ['no evaluation in the list', model([7])],
    ['no valid suite', model([evaluation({ suite_id: '<b>' })])],
    ['no suite', model([evaluation({ suite_id: null })])],
  ])('counts a row without a known suite in every suite: %s', (_, row) => {
    expect(countIn(row)).toEqual([
      [0, 1],
      [0, 1],
    ])
  })

  it('counts an invalid row of evaluations without suites', () => {
    const { suite_id: _, ...unnamed } = evaluation()
    const rows = [model([unnamed]), model([{ ...unnamed, ...INVALID }])]
    expect(parse(rows)).toMatchObject({ items: [{ id: 'a' }], invalidRows: 1 })
  })

  it('counts the invalid fields of the evaluations in the suite only', () => {
    const rows = [model([evaluation(), evaluation({ suite_id: 'second', compound_score: 2 })])]
    expect(parse(rows, suite('first')).items[0]?.invalidFields).toBeUndefined()
    expect(parse(rows, suite('second')).items[0]?.invalidFields).toBe(1)
  })
})
