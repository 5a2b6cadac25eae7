import { describe, expect, it } from 'vitest'
import { MISSING } from '../../domain/index.ts'
import { createStubClient } from '../../testing/createStubClient.ts'
import { describeInvalidRows } from '../../testing/sourceContract.ts'
import { supabaseOver } from '../../testing/sourcesOverRows.ts'
import { createSupabaseSource } from './supabaseSource.ts'

const score = (category: string, raw_score: unknown = 0.5, z_score: unknown = 0.1) => ({
  category,
  raw_score,
  z_score,
})

const evaluation = (parts: object = {}) => ({
  evaluation_date: '2024-03-01',
  compound_score: 0.5,
  source_title: null,
  source_url: null,
  evaluation_scores: [score('bias')],
  ...parts,
})

const model = (parts: object = {}) => ({
  id: 'good',
  name: 'Good',
  provider: 'Acme',
  evaluations: [evaluation()],
  ...parts,
})

const withScore = (...scores: object[]) =>
  model({ evaluations: [evaluation({ evaluation_scores: scores })] })

const listLeaderboard = (rows: readonly unknown[]) => {
  const headers = { 'content-range': `0-${rows.length - 1}/${rows.length}` }
  const { client } = createStubClient(() => Response.json(rows, { headers }))
  return createSupabaseSource(client).listLeaderboard()
}

describeInvalidRows('the Supabase source', supabaseOver)

describe('listLeaderboard of the Supabase source', () => {
  it.each([
    ['a name that is a number', model({ name: 7 })],
    ['a blank name', model({ name: '  ' })],
    ['no id', model({ id: undefined })],
    ['a null date', model({ evaluations: [evaluation({ evaluation_date: null })] })],
    [
      'a date that does not exist',
      model({ evaluations: [evaluation({ evaluation_date: '2023-02-30' })] }),
    ],
    ['an object instead of evaluations', model({ evaluations: {} })],
    ['null instead of a row', null],
    ['a list instead of a row', []],
  ])('leaves out and counts a row with %s', async (_, bad) => {
    const { items, invalidRows } = await listLeaderboard([model(), bad])
    expect(items.map(({ id }) => id)).toEqual(['good'])
    expect(invalidRows).toBe(1)
  })

  it.each([
    ['a true zero', withScore(score('bias', 0, -1.2)), { kind: 'measured', raw: 0, z: -1.2 }],
    ['raw 0 with z 0', withScore(score('bias', 0, 0)), { kind: 'missing' }],
    ['no score', withScore(), { kind: 'missing' }],
    ['a perfect score', withScore(score('bias', 1, 3)), { kind: 'measured', raw: 1, z: 3 }],
  ])('parses %s', async (_, row, bias) => {
    const { items, invalidRows } = await listLeaderboard([row])
    expect(items[0]?.scores.bias).toEqual(bias)
    expect(items[0]?.invalidFields).toBeUndefined()
    expect(invalidRows).toBe(0)
  })

  it('leaves out a model without an evaluation, uncounted', async () => {
    expect(await listLeaderboard([model({ evaluations: [] })])).toEqual({
      items: [],
      invalidRows: 0,
    })
  })

  it('returns the latest of several evaluations in any order', async () => {
    const dates = ['2023-12-31', '2024-01-02', '2024-01-01']
    const evaluations = dates.map((evaluation_date) => evaluation({ evaluation_date }))
    const { items } = await listLeaderboard([model({ evaluations })])
    expect(items.map(({ evaluatedOn }) => evaluatedOn)).toEqual(['2024-01-02'])
  })

  it('returns the date of a timestamp without a conversion of its zone', async () => {
    const evaluations = [evaluation({ evaluation_date: '2024-01-01T00:30:00+02:00' })]
    const { items } = await listLeaderboard([model({ evaluations })])
    expect(items[0]?.evaluatedOn).toBe('2024-01-01')
  })

  it('returns no composite for 0', async () => {
    const { items } = await listLeaderboard([
      model({ evaluations: [evaluation({ compound_score: 0 })] }),
    ])
    expect(items[0]?.scores.composite).toBe(MISSING)
  })
})
