import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answeringClient } from '../../testing/answeringClient.ts'
import {
  startEmbeddedBackend,
  type EmbeddedBackend,
} from '../../../../../supabase/embeddedBackend.ts'
import { scaleSql } from '../../../../../supabase/scale/scaleSql.ts'
import { publicClient } from '../../../../../supabase/publicClient.ts'
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

describe('a list that changes while it is read', () => {
  const MODELS = 1_500
  let backend: EmbeddedBackend
  beforeAll(async () => {
    backend = await startEmbeddedBackend()
  })
  beforeEach(() =>
    backend.asOwner(
      `truncate public.models cascade; ${scaleSql({ models: MODELS, evaluations: 1, seed: 1 })}`,
    ),
  )
  afterAll(() => backend.close())

  /** Reads all ids, with a change between the first answer and the second. */
  async function idsWhile(change: string): Promise<string[]> {
    let answers = 0
    const client = publicClient(backend.key, async (request) => {
      if (answers++ === 1) await backend.asOwner(change)
      return backend.answer(request)
    })
    const { items } = await createSupabaseSource(client).listModels()
    expect(answers).toBe(2)
    return items.map(({ id }) => id).sort()
  }
  const stored = async () => {
    const { items } = await createSupabaseSource(backend.client).listModels()
    return items.map(({ id }) => id).sort()
  }
  const put = (id: string) =>
    `insert into public.models (id, name, provider) values ('${id}', 'New', 'Made-up Lab')`

  it('has each row once, and none less, when one comes before the place that was reached', async () => {
    const before = await stored()
    expect(before).toHaveLength(MODELS)
    expect(await idsWhile(put('a-first'))).toEqual(before)
  })

  it('has a row that comes behind the place that was reached', async () => {
    const ids = await idsWhile(put('z-last'))
    expect(ids).toContain('z-last')
    expect(ids).toEqual(await stored())
  })

  it('loses no other row when one that was read is taken out', async () => {
    const before = await stored()
    expect(await idsWhile(`delete from public.models where id = '${before[0]}'`)).toEqual(before)
  })
})
