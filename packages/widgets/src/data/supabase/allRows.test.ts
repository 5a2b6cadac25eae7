import { describe, expect, it } from 'vitest'
import { answeringClient } from '../../testing/answeringClient.ts'
import { createSupabaseSource } from './supabaseSource.ts'

const QUESTIONS = ['listLeaderboard', 'listModels'] as const
const row = (id: string) => ({ id, name: id, provider: 'Acme', evaluations: [] })
const page = (ids: readonly string[], count: number | '*') =>
  Response.json(ids.map(row), { headers: { 'content-range': `0-${ids.length - 1}/${count}` } })
const after = (request: Request) => new URL(request.url).searchParams.get('id')

describe.each(QUESTIONS)('%s over several answers', (question) => {
  it('goes on after the last id, until an answer holds all that is left', async () => {
    const { client, requests } = answeringClient((request) =>
      after(request) === null ? page(['a', 'b'], 3) : page(['c'], 1),
    )
    await createSupabaseSource(client)[question]()
    expect(requests.map(after)).toEqual([null, 'gt.b'])
  })

  it('goes on until an answer is empty when nothing is counted', async () => {
    const { client, requests } = answeringClient((request) =>
      page(after(request) === null ? ['a', 'b'] : [], '*'),
    )
    await createSupabaseSource(client)[question]()
    expect(requests.map(after)).toEqual([null, 'gt.b'])
  })

  it.each<[string, (request: Request) => Response, object]>([
    [
      'a later answer is a refusal',
      (request) =>
        after(request) === null
          ? page(['a'], 2)
          : Response.json({ message: 'no' }, { status: 500 }),
      { kind: 'refused', status: 500 },
    ],
    [
      'a later answer is no list',
      (request) => (after(request) === null ? page(['a'], 2) : Response.json({ rows: [] })),
      { kind: 'malformed' },
    ],
    ['the same rows come again', () => page(['a', 'b'], 5), { kind: 'malformed' }],
    [
      'the last row of an answer has no id to go on from',
      () => Response.json([row('a'), null], { headers: { 'content-range': '0-1/5' } }),
      { kind: 'malformed' },
    ],
  ])('fails as a whole when %s', async (_, answer, error) => {
    const { client } = answeringClient(answer)
    await expect(createSupabaseSource(client)[question]()).rejects.toMatchObject(error)
  })

  it('is called off between two answers', async () => {
    const controller = new AbortController()
    const { client, requests } = answeringClient(() => {
      controller.abort()
      return page(['a'], 2)
    })
    const read = createSupabaseSource(client)[question]({ signal: controller.signal })
    await expect(read).rejects.toThrow(/abort/i)
    expect(requests).toHaveLength(1)
  })
})
