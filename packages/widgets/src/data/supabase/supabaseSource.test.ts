import { describe, expect, it } from 'vitest'
import { createStubClient } from '../../testing/createStubClient.ts'
import { createSupabaseSource } from './supabaseSource.ts'

describe('listLeaderboard of the Supabase source', () => {
  it('sends one request for one page, with the latest evaluation and the shown columns only', async () => {
    const { client, requests } = createStubClient(() => Response.json([]))
    await createSupabaseSource(client).listLeaderboard()
    expect(requests).toHaveLength(1)
    const { pathname, searchParams } = new URL(requests[0]?.url ?? '')
    expect(pathname).toBe('/rest/v1/models')
    expect(searchParams.get('evaluations.limit')).toBe('1')
    expect(searchParams.get('evaluations.order')).toBe('evaluation_date.desc')
    expect(searchParams.get('select')).toBe(
      'id,name,provider,evaluations(evaluation_date,compound_score,source_title,source_url,' +
        'evaluation_scores(category,raw_score,z_score))',
    )
  })
})

const SUITE = (id: string, model_count = 1) => ({
  id,
  title: id,
  categories: ['bias'],
  model_count,
})
const paramsOf = (requests: readonly Request[]) =>
  requests.map(({ url }) => new URL(url).searchParams)

describe('the Supabase source over suites', () => {
  const EVALUATION = (suite_id: string) => ({
    suite_id,
    evaluation_date: '2024-03-01',
    compound_score: null,
    evaluation_scores: [],
  })
  const row = {
    id: 'a',
    name: 'A',
    provider: 'Acme',
    evaluations_0: [EVALUATION('first')],
    evaluations_1: [EVALUATION('second')],
  }
  const answer = () => Response.json([row], { headers: { 'content-range': '0-0/1' } })

  it('filters the evaluations of the leaderboard by one suite', async () => {
    const { client, requests } = createStubClient(answer, [SUITE('first'), SUITE('second')])
    await createSupabaseSource(client).listLeaderboard({ suite: 'second' })
    const [params] = paramsOf(requests)
    expect(params?.get('evaluations_0.suite_id')).toBe('eq.second')
    expect(params?.get('evaluations_0.limit')).toBe('1')
    expect(params?.has('evaluations_1.limit')).toBe(false)
  })

  it('reads the latest evaluation of each suite of a model in one request', async () => {
    const { client, requests } = createStubClient(answer, [SUITE('first'), SUITE('second')])
    const model = await createSupabaseSource(client).getComparedModel('a')
    expect(model?.suite?.id).toBe('first')
    expect(model?.otherResults?.map(({ suite }) => suite.id)).toEqual(['second'])
    expect(requests).toHaveLength(1)
    const [params] = paramsOf(requests)
    expect(params?.get('evaluations_0.suite_id')).toBe('eq.first')
    expect(params?.get('evaluations_1.suite_id')).toBe('eq.second')
    expect(params?.get('evaluations_1.limit')).toBe('1')
  })

  it('leaves out suites without models, and counts invalid ones', async () => {
    const rows = [SUITE('empty', 0), SUITE('first'), { ...SUITE('bad'), categories: ['privacy'] }]
    const { client } = createStubClient(answer, rows)
    const { items, invalidRows } = (await createSupabaseSource(client).listSuites?.()) ?? {}
    expect(items?.map(({ id }) => id)).toEqual(['first'])
    expect(invalidRows).toBe(1)
  })

  it.each([
    ['a project whose suites say nothing about their categories', {}, false],
    ['a suite with details', { category_details: { bias: { figures: ['A'] } } }, true],
    ['invalid details', { category_details: { bias: { figures: 'A' } } }, false],
  ])('asks for the figures of incomplete categories only over %s', async (_, parts, isAsked) => {
    const { client, requests } = createStubClient(answer, [{ ...SUITE('first'), ...parts }])
    const source = createSupabaseSource(client)
    await source.listLeaderboard()
    await source.getModel('a')
    await source.getComparedModel('a')
    const columns = paramsOf(requests).map((params) => params.get('select'))
    expect(columns.map((text) => text?.includes('incomplete_categories'))).toEqual([
      isAsked,
      isAsked,
      isAsked,
    ])
  })

  it('goes on without suites when the project has no such table', async () => {
    const missing = () => Response.json({ code: 'PGRST205', message: 'no table' }, { status: 404 })
    const { client, requests } = createStubClient(() => Response.json([]), missing)
    const { suite } = await createSupabaseSource(client).listLeaderboard({ suite: 'first' })
    expect(suite).toBeUndefined()
    expect(paramsOf(requests)[0]?.get('select')).not.toContain('suite_id')
  })

  it.each([401, 500])('rejects when the suites are refused with status %i', async (status) => {
    const { client, requests } = createStubClient(answer, () => new Response('no', { status }))
    const read = createSupabaseSource(client).listLeaderboard()
    await expect(read).rejects.toMatchObject({ kind: 'refused', status })
    expect(requests).toHaveLength(0)
  })
})
