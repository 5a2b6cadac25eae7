import { describe, expect, it } from 'vitest'
import { answeringClient } from '../../testing/answeringClient.ts'
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

const listing = (rows: readonly unknown[]) => {
  const headers = { 'content-range': `0-${rows.length - 1}/${rows.length}` }
  const { client } = answeringClient(() => Response.json(rows, { headers }))
  return createSupabaseSource(client).listLeaderboard()
}

describe('a list with rows that cannot be read', () => {
  it.each([
    ['a raw score of 1.7', withScore(score('bias', 1.7))],
    ['a raw score below zero', withScore(score('bias', -0.1))],
    ['a raw score that is text', withScore(score('bias', '0.5'))],
    ['no z-score', withScore(score('bias', 0.5, null))],
    ['a category that does not exist', withScore(score('privacy'))],
    ['two scores for one category', withScore(score('bias', 0.1), score('bias', 0.9))],
    ['a name that is a number', model({ name: 7 })],
    ['a blank name', model({ name: '  ' })],
    ['no id', model({ id: undefined })],
    ['a null date', model({ evaluations: [evaluation({ evaluation_date: null })] })],
    [
      'a date that no calendar has',
      model({ evaluations: [evaluation({ evaluation_date: '2023-02-30' })] }),
    ],
    ['a composite of 120', model({ evaluations: [evaluation({ compound_score: 120 })] })],
    [
      'a source that runs a script',
      model({
        evaluations: [evaluation({ source_title: 't', source_url: 'javascript:alert(1)' })],
      }),
    ],
    ['no list of evaluations', model({ evaluations: {} })],
    ['nothing but null', null],
    ['a list in the place of a row', []],
  ])('leaves out and counts one with %s, and keeps the others', async (_, bad) => {
    const { items, unreadable } = await listing([model(), bad])
    expect(items.map(({ id }) => id)).toEqual(['good'])
    expect(unreadable).toBe(1)
  })

  it.each([
    ['a true zero', withScore(score('bias', 0, -1.2)), { kind: 'measured', raw: 0, z: -1.2 }],
    ['raw 0 with z 0', withScore(score('bias', 0, 0)), { kind: 'missing' }],
    ['no score at all', withScore(), { kind: 'missing' }],
    ['a perfect score', withScore(score('bias', 1, 3)), { kind: 'measured', raw: 1, z: 3 }],
  ])('reads %s as what it is', async (_, row, bias) => {
    const { items, unreadable } = await listing([row])
    expect(items[0]?.scores.bias).toEqual(bias)
    expect(unreadable).toBe(0)
  })

  it('leaves out a model without an evaluation and does not count it', async () => {
    expect(await listing([model({ evaluations: [] })])).toEqual({ items: [], unreadable: 0 })
  })

  it('shows the latest of several evaluations in whatever order they come', async () => {
    const dates = ['2023-12-31', '2024-01-02', '2024-01-01']
    const evaluations = dates.map((evaluation_date) => evaluation({ evaluation_date }))
    const { items } = await listing([model({ evaluations })])
    expect(items.map(({ evaluatedOn }) => evaluatedOn)).toEqual(['2024-01-02'])
  })

  it('takes the day of a timestamp as it is written', async () => {
    const evaluations = [evaluation({ evaluation_date: '2024-01-01T00:30:00+02:00' })]
    const { items } = await listing([model({ evaluations })])
    expect(items[0]?.evaluatedOn).toBe('2024-01-01')
  })

  it('reads a composite of 0 as none', async () => {
    const { items } = await listing([model({ evaluations: [evaluation({ compound_score: 0 })] })])
    expect(items[0]?.composite).toBeUndefined()
  })

  it('fails for one model whose row cannot be read, and does not say that there is none', async () => {
    const { client } = answeringClient(() => Response.json([model({ name: 7 })]))
    const source = createSupabaseSource(client)
    await expect(source.getComparedModel('good')).rejects.toMatchObject({ kind: 'malformed' })
  })
})
