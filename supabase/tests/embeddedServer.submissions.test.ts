import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { KEY, startEmbeddedServer, type EmbeddedServer } from './embeddedServer.ts'
import { INBOXES } from './openDatabase.ts'
import { insertSql, VALID_ROWS, type Inbox, type Row } from './submissionRows.ts'

// A row in each inbox, and what the owner sees of it, in views through which the policies do not
// reach: the server itself shows nobody what arrived.
const MORE = INBOXES.map(
  (table) => `
${insertSql(table)};
create view public.owner_sees_${table} as select * from public.${table};
`,
).join('')

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

const post = (table: Inbox, row: unknown, headers: Record<string, string> = {}) =>
  server.call('POST', table, { ...KEY, ...headers }, row)

async function arrived(table: Inbox): Promise<Row[]> {
  const answer = await server.call('GET', `owner_sees_${table}?order=id`, KEY)
  expect(answer.status).toBe(200)
  return JSON.parse(answer.body)
}

describe.each(INBOXES)('on %s', (table) => {
  it.each(['', '?select=id', '?select=count', '?id=gt.0', '?order=created_at'])(
    'GET %s shows nothing of the row that is there',
    async (query) => {
      expect(await arrived(table)).toHaveLength(1)
      const headers = { ...KEY, prefer: 'count=exact' }
      const { status, body } = await server.call('GET', table + query, headers)
      if (status < 400) expect(['[]', '[{"count":0}]']).toContain(body)
    },
  )

  it('a count is none', async () => {
    const headers = { ...KEY, prefer: 'count=exact' }
    expect((await server.call('HEAD', table, headers)).range).toBe('*/0')
  })

  it.each([
    ['PATCH', '', {}],
    ['PATCH', '?id=eq.1', { prefer: 'return=representation' }],
    ['PUT', '?id=eq.1', {}],
    ['DELETE', '', {}],
    ['DELETE', '?id=eq.1', { prefer: 'return=representation' }],
    ['POST', '?on_conflict=id', { prefer: 'resolution=merge-duplicates' }],
  ])('%s %s %o changes nothing', async (method, query, headers) => {
    const before = await arrived(table)
    const row = { ...VALID_ROWS[table], id: 1 }
    const answer = await server.call(method, table + query, { ...KEY, ...headers }, row)
    // Not an answer of success, unless it is that of a change of no rows.
    if (answer.status < 400) expect(['', '[]']).toContain(answer.body)
    expect(await arrived(table)).toEqual(before)
  })

  it('its counter is not served', async () => {
    expect((await server.call('GET', `${table}_id_seq`, KEY)).status).toBe(404)
  })
})

it('a request is taken, and its answer is empty', async () => {
  const row = { ...VALID_ROWS.evaluation_requests, additional_notes: null }
  expect(await post('evaluation_requests', row)).toMatchObject({ status: 201, body: '' })
  expect((await arrived('evaluation_requests')).at(-1)).toMatchObject(row)
})

it('a request that asks to see its row is refused, and is not kept', async () => {
  const before = await arrived('evaluation_requests')
  const row = VALID_ROWS.evaluation_requests
  const { status, body } = await post('evaluation_requests', row, {
    prefer: 'return=representation',
  })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(body).toContain('42501')
  expect(await arrived('evaluation_requests')).toEqual(before)
})

it.each([
  ['no wish', {}, {}],
  ['a wish to see the row', { prefer: 'return=representation' }, {}],
  ['a wish to see its place', { prefer: 'return=headers-only' }, {}],
  ['a wish to count', { prefer: 'count=exact' }, {}],
  ['a wish to skip duplicates', { prefer: 'resolution=ignore-duplicates' }, {}],
  ['a wish to overwrite duplicates', { prefer: 'resolution=merge-duplicates' }, {}],
  ['a blank name', {}, { name: ' ' }],
  ['no terms', {}, { agreed_to_terms: false }],
])('%s: a known and a new address are answered alike', async (what, headers, changes) => {
  const row = { ...VALID_ROWS.newsletter_subscribers, ...changes }
  const email = `${what.replaceAll(' ', '-')}@example.org`
  const fresh = await post('newsletter_subscribers', { ...row, email }, headers)
  const known = await post('newsletter_subscribers', row, headers)
  expect(known).toEqual(fresh)
  expect(known.body).not.toContain('@')
  const rows = await arrived('newsletter_subscribers')
  expect(rows.filter(({ email: kept }) => kept === row.email)).toHaveLength(1)
})

it('a new address is taken once, whatever its capitals', async () => {
  for (const email of ['once@example.org', 'ONCE@example.org', 'Once@Example.Org']) {
    const row = { ...VALID_ROWS.newsletter_subscribers, email }
    expect(await post('newsletter_subscribers', row)).toMatchObject({ status: 201, body: '' })
  }
  const kept = (await arrived('newsletter_subscribers')).map(({ email }) => email)
  expect(kept.filter((email) => /once/i.test(String(email)))).toEqual(['once@example.org'])
})

it('the function that takes subscribers is not served', async () => {
  const answer = await server.call('POST', 'rpc/take_newsletter_subscriber', KEY, {})
  expect(answer.status).toBeGreaterThanOrEqual(400)
})
