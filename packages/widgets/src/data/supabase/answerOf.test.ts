import { describe, expect, it } from 'vitest'
import { answeringClient } from '../../testing/answeringClient.ts'
import { SourceError } from '../sourceError.ts'
import { createSupabaseSource } from './supabaseSource.ts'

const json = (status: number, body: unknown, headers?: Record<string, string>) => () =>
  Response.json(body, { status, ...(headers && { headers }) })

async function failureOf(read: Promise<unknown>): Promise<SourceError> {
  const error: unknown = await read.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof SourceError) return error
  throw new Error(`Expected a SourceError, not ${String(error)}.`)
}

describe('a read of the Supabase source', () => {
  it('is one request while one answer holds all, for the latest evaluation and no column that is not shown', async () => {
    const { client, requests } = answeringClient(json(200, []))
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

  it.each([401, 404, 406, 429, 500, 503, 520])(
    'fails as refused, after one request, when the answer is %i',
    async (status) => {
      const { client, requests } = answeringClient(json(status, { message: 'no' }))
      const error = await failureOf(createSupabaseSource(client).listLeaderboard())
      expect(error).toMatchObject({ kind: 'refused', status })
      expect(requests).toHaveLength(1)
    },
  )

  it('fails as unreachable, after one request, when no answer comes', async () => {
    const { client, requests } = answeringClient(() =>
      Promise.reject(new TypeError('fetch failed')),
    )
    const error = await failureOf(createSupabaseSource(client).listLeaderboard())
    expect(error.kind).toBe('unreachable')
    expect(requests).toHaveLength(1)
  })

  it.each([
    ['a page of HTML', () => new Response('<!doctype html><p>Sign in', { status: 200 })],
    ['JSON that is cut off', () => new Response('[{"id":"a"', { status: 200 })],
    ['an object', json(200, { models: [] })],
    ['null', json(200, null)],
    ['a text', json(200, 'models')],
    ['nothing', () => new Response('', { status: 200 })],
  ])('fails when the answer is %s', async (_, answer) => {
    const { client, requests } = answeringClient(answer)
    await failureOf(createSupabaseSource(client).listLeaderboard())
    expect(requests).toHaveLength(1)
  })

  it('stops waiting when it is called off', async () => {
    const { client } = answeringClient(() => new Promise<Response>(() => undefined))
    const controller = new AbortController()
    const read = createSupabaseSource(client).listModels({ signal: controller.signal })
    controller.abort()
    await expect(read).rejects.toThrow(/abort/i)
  })
})
