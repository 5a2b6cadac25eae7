import { describe, expect, it, vi } from 'vitest'
import { createStubClient } from '../../testing/createStubClient.ts'
import { createSupabaseSource } from './supabaseSource.ts'

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
  const rowIn = (...suites: readonly string[]) => ({
    id: 'a',
    name: 'A',
    provider: 'Acme',
    evaluations: suites.map(EVALUATION),
  })
  const respond = (...suites: readonly string[]) =>
    Response.json([rowIn(...suites)], { headers: { 'content-range': '0-0/1' } })
  const answer = () => respond('first', 'second')
  const SUITES = [SUITE('first'), SUITE('second')]
  const ofFirst = (params: URLSearchParams) =>
    params.get('select')?.includes('evaluations:default_evaluations(') === true
  const respondAsDatabase = (request: Request) => {
    const [params = new URLSearchParams()] = paramsOf([request])
    const suite = ofFirst(params) ? 'first' : params.get('evaluations.suite_id')?.replace('eq.', '')
    return suite === 'first' || suite === 'second' ? respond(suite) : respond()
  }

  it.each([
    ['the first suite by default', undefined, 'first', [true]],
    ['one suite by its id', 'second', 'second', [false]],
    ['the first suite for an unknown id, by a second request', 'unknown', 'first', [false, false]],
  ])('reads %s', async (_, suite, shown, requested) => {
    const { client, requests } = createStubClient(respondAsDatabase, SUITES)
    const board = await createSupabaseSource(client).listLeaderboard({ suite })
    expect(board.suite?.id).toBe(shown)
    expect(board.items.map(({ id }) => id)).toEqual(['a'])
    expect(paramsOf(requests).map(ofFirst)).toEqual(requested)
  })

  it('reads the first suite by its id when the database has another one first', async () => {
    const { client, requests } = createStubClient(
      (request) => (requests.length === 1 ? respond('newer') : respondAsDatabase(request)),
      SUITES,
    )
    const board = await createSupabaseSource(client).listLeaderboard()
    expect(board.items).toHaveLength(1)
    expect(paramsOf(requests)[1]?.get('evaluations.suite_id')).toBe('eq.first')
  })

  it('asks for the models while the suites load', async () => {
    const requestedBefore: number[] = []
    const { client, requests } = createStubClient(answer, () => {
      requestedBefore.push(requests.length)
      return Response.json(SUITES)
    })
    const source = createSupabaseSource(client)
    const model = await source.getComparedModel('a')
    expect(model?.suite?.id).toBe('first')
    expect(model?.otherResults?.map(({ suite }) => suite.id)).toEqual(['second'])
    expect(requestedBefore).toEqual([1])
    expect(requests).toHaveLength(1)
  })

  it('leaves out suites without models, and counts invalid ones', async () => {
    const rows = [SUITE('empty', 0), SUITE('first'), { ...SUITE('bad'), categories: ['privacy'] }]
    const { client } = createStubClient(answer, rows)
    const { items, invalidRows } = (await createSupabaseSource(client).listSuites?.()) ?? {}
    expect(items?.map(({ id }) => id)).toEqual(['first'])
    expect(invalidRows).toBe(1)
  })

  describe('a project without suites', () => {
    const missing = () => Response.json({ code: 'PGRST205', message: 'no table' }, { status: 404 })
    const plainRow = { ...rowIn(), evaluations: [{ ...EVALUATION('x'), suite_id: undefined }] }
    const respondWithoutSuites = (request: Request) =>
      /suite|_evaluations/.test(paramsOf([request])[0]?.get('select') ?? '')
        ? Response.json({ code: 'PGRST200', message: 'no relationship' }, { status: 400 })
        : Response.json([plainRow], { headers: { 'content-range': '0-0/1' } })

    it('is asked again for what it has, and only once for more', async () => {
      const { client, requests } = createStubClient(respondWithoutSuites, missing)
      const source = createSupabaseSource(client)
      const { suite, items } = await source.listLeaderboard({ suite: 'first' })
      expect(suite).toBeUndefined()
      expect(items.map(({ id }) => id)).toEqual(['a'])
      expect((await source.getModel('a'))?.id).toBe('a')
      expect((await source.getComparedModel('a'))?.id).toBe('a')
      expect((await source.listModels()).items).toHaveLength(1)
      expect(requests).toHaveLength(5)
      const params = paramsOf(requests)[1]
      expect(params?.get('evaluations.limit')).toBe('1')
      expect(params?.get('evaluations.order')).toBe('evaluation_date.desc')
      expect(params?.get('select')).toBe(
        'id,name,provider,evaluations(evaluation_date,compound_score,total_probes,source_title,source_url,' +
          'evaluation_scores(category,raw_score,z_score))',
      )
    })

    it('includes one without a valid suite', async () => {
      const { client } = createStubClient(
        (request) =>
          /suite/.test(request.url)
            ? respond('bad')
            : Response.json([plainRow], { headers: { 'content-range': '0-0/1' } }),
        [{ ...SUITE('bad'), categories: ['privacy'] }],
      )
      const { suite, items } = await createSupabaseSource(client).listLeaderboard()
      expect([suite, items.length]).toEqual([undefined, 1])
    })

    it('may get suites later', async () => {
      vi.useFakeTimers()
      let hasSuites = false
      const { client } = createStubClient(
        (request) => (hasSuites ? respondAsDatabase(request) : respondWithoutSuites(request)),
        () => (hasSuites ? Response.json(SUITES) : missing()),
      )
      const source = createSupabaseSource(client)
      expect((await source.listLeaderboard()).suite).toBeUndefined()
      hasSuites = true
      vi.advanceTimersByTime(60_000)
      const board = await source.listLeaderboard({ suite: 'second' })
      expect([board.suite?.id, board.items.length]).toEqual(['second', 1])
      vi.useRealTimers()
    })
  })

  it.each([401, 500])('rejects when the suites are refused with status %i', async (status) => {
    const { client } = createStubClient(answer, () => new Response('no', { status }))
    const read = createSupabaseSource(client).listLeaderboard()
    await expect(read).rejects.toMatchObject({ kind: 'refused', status })
  })

  it.each([400, 500])('rejects when the models are refused with status %i', async (status) => {
    const { client } = createStubClient(() => new Response('no', { status }), SUITES)
    const read = createSupabaseSource(client).listLeaderboard()
    await expect(read).rejects.toMatchObject({ kind: 'refused', status })
  })
})
