import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { KEY, startEmbeddedServer, type EmbeddedServer } from './embeddedServer.ts'
import { INBOXES } from './openDatabase.ts'
import { insertSql, VALID_ROWS } from './submissionRows.ts'

const KNOWN = VALID_ROWS.newsletter_subscribers.email
const NOBODY = 'no@example.org'
const AT_ONCE = 60

let server: EmbeddedServer
beforeAll(async () => {
  // The server prints every statement that the database refuses, and here that is most of them.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
  server = await startEmbeddedServer(INBOXES.map((table) => `${insertSql(table)};`).join('\n'))
})
afterAll(async () => {
  await server.close()
  vi.restoreAllMocks()
})

const call = (
  method: string,
  where: string,
  headers: Record<string, string> = {},
  body?: unknown,
) => server.call(method, where, { ...KEY, ...headers }, body)

describe('what is not published is reached', () => {
  it.each([
    ...INBOXES.flatMap((table) => [
      `models?select=*,${table}(*)`,
      `models?select=*,${table}!inner(*)`,
      `models?select=*,...${table}(*)`,
      `models?select=*,hidden:${table}(contact_email:id)`,
      `evaluations?select=*,models(*,${table}(*))`,
      `${table}?select=*,models(*)`,
      `models?select=id&${table}.id=gt.0`,
      `models?select=id&order=${table}(id)`,
    ]),
    'models?select=*,submission_turns(*)',
    'submission_turns',
    'private.submission_turns',
    'pg_authid',
    'pg_catalog.pg_authid',
    'information_schema.tables',
    'auth.users',
    'users',
    'storage.objects',
    'objects',
    '_migrations',
    'supabase_migrations.schema_migrations',
  ])('by no way through %s', async (where) => {
    const { status, body } = await call('GET', where)
    // Rows of models alone may come where the rest of the question is not understood.
    if (status < 400) expect(body).not.toMatch(/evaluation_requests|newsletter_subscribers":\[\{/)
    for (const secret of [KNOWN, 'reader@example.org', 'paid_until', 'rolpassword']) {
      expect(body).not.toContain(secret)
    }
  })

  it.each(['private', 'auth', 'storage', 'information_schema', 'pg_catalog'])(
    'in no schema %s that a request names',
    async (schema) => {
      for (const table of ['submission_turns', 'users', 'objects', 'tables', 'pg_authid']) {
        const { status } = await call('GET', table, { 'accept-profile': schema })
        expect(status).toBeGreaterThanOrEqual(400)
        const write = await call('POST', table, { 'content-profile': schema }, { inbox: 'x' })
        expect(write.status).toBeGreaterThanOrEqual(400)
      }
    },
  )

  it.each([
    'take_newsletter_subscriber',
    'take_submission_turn',
    'pg_read_file',
    'pg_ls_dir',
    'pg_sleep',
    'lo_from_bytea',
    'query_to_xml',
    'current_setting',
    'set_config',
    'version',
  ])('by no call of %s', async (name) => {
    for (const method of ['GET', 'POST']) {
      const { status } = await call(method, `rpc/${name}`, {}, method === 'POST' ? {} : undefined)
      expect(status).toBeGreaterThanOrEqual(400)
    }
  })
})

describe('who subscribed is told', () => {
  const questions: [method: string, filter: (email: string) => string, prefer: string][] = [
    ...['count=exact', 'count=planned', 'count=estimated'].flatMap(
      (prefer): [string, (email: string) => string, string][] => [
        ['GET', (email) => `email=eq.${email}`, prefer],
        ['HEAD', (email) => `email=eq.${email}`, prefer],
        ['GET', (email) => `email=ilike.${email.replace('@', '*')}`, prefer],
        ['GET', (email) => `or=(email.eq.${email},id.lt.0)`, prefer],
        ['GET', (email) => `email=in.(${email})&select=id`, prefer],
        ['PATCH', (email) => `email=eq.${email}`, `${prefer},return=representation`],
        ['DELETE', (email) => `email=eq.${email}`, `${prefer},return=representation`],
      ],
    ),
    ['GET', (email) => `email=eq.${email}`, 'handling=strict'],
  ]
  it.each(questions)('by no answer to %s %o with %s', async (method, filter, prefer) => {
    const body = method === 'PATCH' ? { name: 'x' } : undefined
    const ask = (email: string) =>
      call(method, `newsletter_subscribers?${filter(email)}`, { prefer }, body)
    const known = await ask(KNOWN)
    expect(known).toEqual(await ask(NOBODY))
    expect(known.body).not.toContain('@')
  })

  it('by no answer to one object that must be there', async () => {
    const accept = 'application/vnd.pgrst.object+json'
    const ask = async (email: string) => {
      const { status } = await call('GET', `newsletter_subscribers?email=eq.${email}`, { accept })
      return status
    }
    expect(await ask(KNOWN)).toBe(await ask(NOBODY))
  })

  it.each(['email', 'id', 'name', 'email,id'])('by no conflict on %s', async (columns) => {
    const answers = await Promise.all(
      [KNOWN, `new-${columns.length}@example.org`].map((email) =>
        call(
          'POST',
          `newsletter_subscribers?on_conflict=${columns}`,
          { prefer: 'resolution=merge-duplicates' },
          { ...VALID_ROWS.newsletter_subscribers, email },
        ),
      ),
    )
    expect(answers[0]).toEqual(answers[1])
  })
})

describe('too much', () => {
  it.each(INBOXES)('in one text is refused by %s, and told so', async (table) => {
    const column = table === 'newsletter_subscribers' ? 'name' : 'provider'
    const row = { ...VALID_ROWS[table], [column]: 'x'.repeat(2_000_000) }
    const { status, body } = await call('POST', table, {}, row)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body.length).toBeLessThan(2_000)
  })

  it.each(INBOXES)('at once is refused by %s with 429, and taken in no part', async (table) => {
    const rows = Array.from({ length: 1_000 }, (_, index) =>
      table === 'newsletter_subscribers'
        ? { ...VALID_ROWS[table], email: `bulk-${index}@example.org` }
        : VALID_ROWS[table],
    )
    const { status, body } = await call('POST', table, {}, rows)
    expect(status).toBe(429)
    expect(JSON.parse(body)).toMatchObject({ code: 'PT429', hint: 'Try again in some minutes.' })
  })

  it.each(INBOXES)('in a row is refused by %s from some row on', async (table) => {
    const statuses: number[] = []
    for (let index = 0; index < AT_ONCE + 20; index++) {
      const row =
        table === 'newsletter_subscribers'
          ? { ...VALID_ROWS[table], email: `row-${index}@example.org` }
          : VALID_ROWS[table]
      statuses.push((await call('POST', table, {}, row)).status)
    }
    expect(new Set(statuses)).toEqual(new Set([201, 429]))
    expect(statuses[0]).toBe(201)
  })
})
