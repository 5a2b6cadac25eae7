import { describe, expect, it } from 'vitest'
import { createStubClient } from '../../testing/createStubClient.ts'
import { createSupabaseSource } from './supabaseSource.ts'

const METHODS = ['listLeaderboard', 'listModels'] as const
const row = (id: string) => ({ id, name: id, provider: 'Acme', evaluations: [] })
const page = (ids: readonly string[], count: number | '*') =>
  Response.json(ids.map(row), { headers: { 'content-range': `0-${ids.length - 1}/${count}` } })
const after = (request: Request) => new URL(request.url).searchParams.get('id')

it('a page may have any number of rows', async () => {
  const ids = Array.from({ length: 130_000 }, (_, index) => `m${index}`)
  const { client } = createStubClient(() => page(ids, ids.length))
  const { items } = await createSupabaseSource(client).listModels()
  expect(items).toHaveLength(ids.length)
}, 30_000)

describe.each(METHODS)('%s over several pages', (method) => {
  it('continues after the last id until a page has all rows that are left', async () => {
    const { client, requests } = createStubClient((request) =>
      after(request) === null ? page(['a', 'b'], 3) : page(['c'], 1),
    )
    await createSupabaseSource(client)[method]()
    expect(requests.map(after)).toEqual([null, 'gt.b'])
  })

  it('continues until a page is empty when the response has no count', async () => {
    const { client, requests } = createStubClient((request) =>
      page(after(request) === null ? ['a', 'b'] : [], '*'),
    )
    await createSupabaseSource(client)[method]()
    expect(requests.map(after)).toEqual([null, 'gt.b'])
  })

  it.each<[string, (request: Request) => Response, object]>([
    [
      'a later page is refused',
      (request) =>
        after(request) === null
          ? page(['a'], 2)
          : Response.json({ message: 'no' }, { status: 500 }),
      { kind: 'refused', status: 500 },
    ],
    [
      'a later page is not a list',
      (request) => (after(request) === null ? page(['a'], 2) : Response.json({ rows: [] })),
      { kind: 'malformed' },
    ],
    ['a page repeats', () => page(['a', 'b'], 5), { kind: 'malformed' }],
    [
      'the last row of a page has no id',
      () => Response.json([row('a'), null], { headers: { 'content-range': '0-1/5' } }),
      { kind: 'malformed' },
    ],
  ])('rejects when %s', async (_, respond, error) => {
    const { client } = createStubClient(respond)
    await expect(createSupabaseSource(client)[method]()).rejects.toMatchObject(error)
  })

  it('stops between two pages when its signal aborts', async () => {
    const controller = new AbortController()
    const { client, requests } = createStubClient(() => {
      controller.abort()
      return page(['a'], 2)
    })
    const read = createSupabaseSource(client)[method]({ signal: controller.signal })
    await expect(read).rejects.toThrow(/abort/i)
    expect(requests).toHaveLength(1)
  })
})
