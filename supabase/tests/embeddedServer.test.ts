import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { KEY, startEmbeddedServer, type EmbeddedServer } from './embeddedServer.ts'
import { getCategoryDetails } from '../evaluations/file/measuredTexts.ts'
import { INBOXES } from './openDatabase.ts'
import { REAL_SUITES } from './realText.ts'
import { insertSql, VALID_ROWS } from './submissionRows.ts'

// Adds a second evaluation of one model, so that the latest must be selected. Adds a row to each table of
// submissions, and an owner's view of it, because the API never returns submissions.
const MORE = `
insert into public.evaluations (id, model_id, suite_id, evaluation_date)
values ('newer', 'gpt-4', 'trustllm', '2025-01-01'), ('elsewhere', 'gpt-4', 'unnamed', '2026-01-01');
${INBOXES.map(
  (table) => `${insertSql(table)};
create view public.owner_sees_${table} as select * from public.${table};`,
).join('\n')}
`
const LATEST =
  'models?select=id,name,provider,suite_ids,evaluations!inner(id,evaluation_date,compound_score,' +
  'evaluation_scores(category,raw_score,z_score))' +
  '&evaluations.suite_id=eq.trustllm&order=name&evaluations.order=evaluation_date.desc&evaluations.limit=1'

let server: EmbeddedServer
beforeAll(async () => {
  // The server logs rejected statements.
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

it('returns each model of a suite with its latest evaluation and its scores in one request', async () => {
  const models = await read(LATEST)
  expect(models).toHaveLength(21)
  expect(models.find(({ id }) => id === 'ernie')).toMatchObject({
    name: 'ERNIE 3.5 Turbo',
    provider: 'Baidu',
    suite_ids: ['trustllm'],
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
  expect(models.find(({ id }) => id === 'gpt-4')).toMatchObject({
    suite_ids: ['trustllm', 'unnamed'],
    evaluations: [{ id: 'newer' }],
  })
})

it('returns the suites in order with their number of models', async () => {
  const suites = await read('suites?select=id,categories,model_count&order=position,id')
  expect(suites).toEqual([
    ...REAL_SUITES.map(({ file }) => ({
      id: file.suite?.id,
      categories: Object.keys(getCategoryDetails(file)),
      model_count: file.models.length,
    })),
    {
      id: 'unnamed',
      categories: ['bias', 'factuality', 'toxicity', 'jailbreak'],
      model_count: 1,
    },
  ])
})

// policies.test.ts tests the policies in SQL. These tests show that the API uses the public role.
describe('a visitor', () => {
  it.each(['POST', 'PATCH', 'PUT', 'DELETE'])('cannot change a model by %s', async (method) => {
    const before = await read('models?order=id')
    const where = method === 'POST' ? 'models' : 'models?id=eq.ernie'
    const row = { ...before[0], id: method === 'POST' ? 'new' : 'ernie', name: 'Changed' }
    const { status, body } = await server.call(method, where, KEY, row)
    // Fails, or succeeds with zero rows.
    if (status < 400) expect(['', '[]']).toContain(body)
    expect(await read('models?order=id')).toEqual(before)
  })

  it.each(INBOXES)('cannot read, count or change rows of %s', async (table) => {
    const before = await read(`owner_sees_${table}`)
    expect(before).toHaveLength(1)
    expect(await read(table)).toEqual([])
    const counted = { ...KEY, prefer: 'count=exact' }
    expect((await server.call('HEAD', table, counted)).range).toBe('*/0')
    const returned = { ...KEY, prefer: 'return=representation' }
    for (const method of ['PATCH', 'DELETE']) {
      const { status, body } = await server.call(method, `${table}?id=eq.1`, returned, {
        agreed_to_terms: true,
      })
      if (status < 400) expect(body).toBe('[]')
    }
    expect(await read(`owner_sees_${table}`)).toEqual(before)
  })

  it('adds a request and gets an empty response', async () => {
    const row = { ...VALID_ROWS.evaluation_requests, additional_notes: null }
    const answer = await server.call('POST', 'evaluation_requests', KEY, row)
    expect(answer).toMatchObject({ status: 201, body: '' })
    const rows = await read('owner_sees_evaluation_requests?order=id')
    expect(rows.at(-1)).toMatchObject(row)
  })

  it.each(['', 'return=representation', 'count=exact', 'resolution=merge-duplicates'])(
    'gets the same response for a known and a new address, with “Prefer: %s”',
    async (prefer) => {
      const subscribe = (email: string) => {
        const row = { ...VALID_ROWS.newsletter_subscribers, email }
        return server.call('POST', 'newsletter_subscribers', { ...KEY, prefer }, row)
      }
      const fresh = await subscribe(`new${prefer.replace('=', '-')}@example.org`)
      expect(fresh.body).not.toContain('@')
      expect(await subscribe(VALID_ROWS.newsletter_subscribers.email)).toEqual(fresh)
    },
  )

  it.each(['private', 'information_schema', 'pg_catalog'])(
    'cannot read tables of the schema %s',
    async (schema) => {
      for (const table of ['rate_limits', 'tables', 'pg_authid']) {
        const headers = { ...KEY, 'accept-profile': schema }
        expect((await server.call('GET', table, headers)).status).toBeGreaterThanOrEqual(400)
      }
    },
  )

  it.each(['insert_newsletter_subscriber', 'enforce_rate_limit', 'pg_read_file', 'query_to_xml'])(
    'cannot call the function %s',
    async (name) => {
      const { status } = await server.call('POST', `rpc/${name}`, KEY, {})
      expect(status).toBeGreaterThanOrEqual(400)
    },
  )

  it('gets status 429 above the rate limit', async () => {
    const rows = Array.from({ length: 100 }, () => VALID_ROWS.evaluation_requests)
    const { status, body } = await server.call('POST', 'evaluation_requests', KEY, rows)
    expect(status).toBe(429)
    expect(JSON.parse(body)).toMatchObject({ code: 'PT429', hint: 'Try again in a few minutes.' })
  })
})

it.each([
  ['no key', {}],
  ['another key', { apikey: 'sb_publishable_other' }],
  ['the key only as a bearer token', { authorization: `Bearer ${KEY.apikey}` }],
])('rejects a request with %s', async (_, headers) => {
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

it.each(['unsafe-secret-change-me', ''])(
  'rejects a token signed with the secret %j',
  async (secret) => {
    const headers = { ...KEY, authorization: `Bearer ${sign(secret)}` }
    const before = await read('models')
    const { status } = await server.call('DELETE', 'models?id=eq.ernie', headers)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(await read('models')).toEqual(before)
  },
)

it.each(['/_system/config', '/_system/introspect', '/auth/v1/settings', '/auth/v1/signup'])(
  'does not serve %s',
  async (where) => {
    expect((await fetch(server.origin + where, { headers: KEY })).status).toBe(404)
  },
)
