import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { KEY, startEmbeddedServer, type EmbeddedServer } from './embeddedServer.ts'
import { TABLES } from './openDatabase.ts'

// An older and a newer evaluation, so that "the latest" is a choice.
const MORE = `
insert into public.evaluations (id, model_id, evaluation_date, total_probes)
select 'older-' || id, id, '2020-01-01', 1 from public.models;
insert into public.evaluations (id, model_id, evaluation_date, total_probes)
values ('newer', 'gpt-4', '2025-01-01', 1);
`
const LATEST =
  'models?select=id,name,provider,evaluations(id,evaluation_date,compound_score,' +
  'evaluation_scores(category,raw_score,z_score))' +
  '&order=name&evaluations.order=evaluation_date.desc&evaluations.limit=1'

let server: EmbeddedServer
beforeAll(async () => {
  // The server prints every statement that the database refuses, and here that is most of them.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
  server = await startEmbeddedServer(MORE)
})
afterAll(async () => {
  await server.close()
  vi.restoreAllMocks()
})

async function read(where: string): Promise<Record<string, unknown>[]> {
  const { status, body } = await server.call('GET', where, KEY)
  expect(status).toBe(200)
  return JSON.parse(body)
}

it('the leaderboard is one read: each model with its latest evaluation and its scores', async () => {
  const models = await read(LATEST)
  expect(models).toHaveLength(21)
  const ernie = models.find(({ id }) => id === 'ernie')
  expect(ernie).toMatchObject({
    name: 'ERNIE 3.5 Turbo',
    provider: 'Baidu',
    evaluations: [
      {
        id: 'trustllm-ernie-2023-12-23',
        evaluation_date: '2023-12-23',
        compound_score: 0.7901875,
        evaluation_scores: expect.arrayContaining([
          { category: 'bias', raw_score: 0.81725, z_score: expect.closeTo(1.09, 2) },
        ]),
      },
    ],
  })
  for (const { id, evaluations } of models) {
    const expected = id === 'gpt-4' ? /^newer$/ : new RegExp(`^trustllm-${String(id)}-`)
    expect(evaluations).toEqual([expect.objectContaining({ id: expect.stringMatching(expected) })])
  }
})

it('models come in the order of their names', async () => {
  const names = (await read('models?select=name&order=name')).map(({ name }) => name)
  expect(names).toHaveLength(21)
  expect(names.indexOf('ChatGLM2 6B')).toBeLessThan(names.indexOf('ERNIE 3.5 Turbo'))
})

describe.each(TABLES)('on %s', (table) => {
  it.each([
    ['POST', '', {}],
    ['POST', '', { prefer: 'resolution=merge-duplicates' }],
    ['PATCH', '', {}],
    ['PATCH', 'some', {}],
    ['PUT', 'some', {}],
    ['DELETE', '', {}],
    ['DELETE', 'some', {}],
  ])('%s %s %o changes nothing', async (method, some, headers) => {
    const before = await read(table)
    const [row] = before
    const [column, value] = Object.entries(row ?? {})[0] ?? ['', '']
    const where = some === '' ? table : `${table}?${column}=eq.${String(value)}`
    const { status, body } = await server.call(method, where, { ...KEY, ...headers }, row)
    // Not an answer of success, unless it is that of a change of no rows.
    if (status < 400) expect(['', '[]']).toContain(body)
    expect(await read(table)).toEqual(before)
  })
})

it('a new row is refused', async () => {
  const row = { id: 'new', name: 'N', provider: 'P' }
  expect(await server.call('POST', 'models', KEY, row)).toMatchObject({
    status: 401,
    body: expect.stringContaining('42501'),
  })
})

it.each([
  ['no key', {}],
  ['another key', { apikey: 'sb_publishable_other' }],
  ['the key as a token alone', { authorization: `Bearer ${KEY.apikey}` }],
])('with %s there is no answer', async (_, headers) => {
  expect((await server.call('GET', 'models', headers)).status).toBe(401)
})

function sign(secret: string): string {
  const parts = [
    { alg: 'HS256', typ: 'JWT' },
    { role: 'service_role', sub: 'x', exp: 4102444800 },
  ]
  const text = parts
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

it.each(['unsafe-secret-change-me', ''])('a token signed with %j opens nothing', async (secret) => {
  const headers = { ...KEY, authorization: `Bearer ${sign(secret)}` }
  const before = await read('models')
  const { status } = await server.call('DELETE', 'models?id=eq.ernie', headers)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(await read('models')).toEqual(before)
})

it.each(['/_system/config', '/_system/introspect', '/auth/v1/settings', '/auth/v1/signup'])(
  '%s is not served',
  async (where) => {
    expect((await fetch(server.origin + where, { headers: KEY })).status).toBe(404)
  },
)
