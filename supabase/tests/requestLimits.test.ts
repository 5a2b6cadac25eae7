import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startEmbeddedBackend, type EmbeddedBackend } from '../embeddedBackend.ts'
import { KEY, startEmbeddedServer, type EmbeddedServer } from './embeddedServer.ts'
import { openDatabase, PUBLIC_ROLES, queryAndRollBack } from './openDatabase.ts'
import { VALID_ROWS } from './submissionRows.ts'

const REQUEST = VALID_ROWS.evaluation_requests
const many = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(',')

/** Requests that lead back or select too much. The first two cost the database most. */
const REFUSED = [
  'suites?id=eq.nejumi-4&select=evaluations(suites(evaluations(suites(evaluations(suites(evaluations(id)))))))',
  'models?select=evaluations(models(evaluations(models(evaluations(models(id))))))',
  'suites?select=evaluations(id)',
  'suites?select=latest:evaluations!inner(id)',
  'suites?select=evaluations!evaluations_suite_id_fkey(id)',
  'suites?select=evaluations_suite_id_fkey(id)',
  'suites?select="evaluations"(id)',
  'suites?select=id&select=evaluations(id)',
  'suites/?select=evaluations%28id%29',
  'suites?select=models(id)',
  'models?select=suites(id)',
  'models?select=evaluations(...suites(title))',
  'models?select=latest_evaluations(models(id))',
  'models?select=evaluations:default_evaluations(suites(title))',
  'suites?select=latest_evaluations(id)',
  'evaluations?select=model_id(id)',
  'evaluations?select=... models(id)',
  'evaluation_scores?select=evaluations(id)',
  'evaluation_categories?select=evaluation_id(id)',
  'evaluation_notes?select=evaluations(count())',
  `models?select=${many(101, (index) => `e${index}:evaluations(id)`)}`,
  `models?select=${many(1_664, (index) => `c${index}:id`)}`,
]

let server: EmbeddedServer
let backend: EmbeddedBackend
let database: PGlite
beforeAll(async () => {
  // The server logs rejected statements.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
  server = await startEmbeddedServer('')
  backend = await startEmbeddedBackend({ isSeeded: true })
  database = await openDatabase({ seeded: false })
})
afterAll(async () => {
  await Promise.all([server.close(), backend.close(), database.close()])
  vi.restoreAllMocks()
})

async function call(method: string, where: string, row?: unknown) {
  const request = new Request(`http://backend.test/rest/v1/${where}`, {
    method,
    headers: { apikey: backend.key, 'content-type': 'application/json' },
    ...(row !== undefined && { body: JSON.stringify(row) }),
  })
  const response = await backend.handleRequest(request)
  return { status: response.status, body: await response.text() }
}

describe('a request that multiplies its rows or columns', () => {
  it.each(REFUSED)('is refused as a fault of the request: %.80s', async (where) => {
    const message = expect.stringMatching(/^No relation leads|^A request may select/)
    const overHttp = await server.call('GET', where, KEY)
    for (const { status, body } of [await call('GET', where), overHttp]) {
      expect(status).toBe(400)
      expect(JSON.parse(body)).toMatchObject({ code: 'LIMIT', message })
    }
  })

  it('is refused when its answer is too large', async () => {
    const figures = many(49, (index) => `e${index}:evaluations(evaluation_categories(*))`)
    const where = `models?select=${figures}`
    for (const { status, body } of [
      await server.call('GET', where, KEY),
      await call('GET', where),
    ]) {
      expect(status).toBe(400)
      expect(body).toContain('The answer is larger than')
    }
  })

  it('leaves aggregates, aliases and filters of relations alone', async () => {
    const where =
      'models?select=id,latest:evaluations!inner(evaluation_date,evaluation_scores(category),evaluation_notes(count))' +
      '&latest.suite_id=eq.trustllm&id=eq.ernie'
    const { status, body } = await call('GET', where)
    expect(status).toBe(200)
    expect(JSON.parse(body)).toMatchObject([{ id: 'ernie', latest: [{ evaluation_notes: {} }] }])
  })
})

describe('the database of a hosted project', () => {
  it('replaces every relation but those that the product reads, by a function that no visitor may call', async () => {
    // Each foreign key is a relation in both directions.
    const relations = await queryAndRollBack(
      database,
      `select source::regclass::text as source, target::regclass::text as target, p.oid is not null as is_replaced,
          bool_or(has_function_privilege(r.name, p.oid, 'execute')) as is_callable
        from pg_constraint k,
          lateral (values (k.conrelid, k.confrelid), (k.confrelid, k.conrelid)) as e (source, target)
          join pg_class s on s.oid = e.source join pg_class t on t.oid = e.target
          left join pg_proc p on p.proname = t.relname and p.pronamespace = t.relnamespace
            and p.proargtypes[0] = s.reltype and p.pronargs = 1,
          unnest(array['${PUBLIC_ROLES.join("','")}']) as r (name)
        where k.contype = 'f' and k.connamespace = 'public'::regnamespace
        group by 1, 2, 3 order by 1, 2`,
    )
    const leadsTo = relations.filter(({ is_replaced }) => is_replaced !== true)
    expect(leadsTo.map(({ source, target }) => `${String(source)} ${String(target)}`)).toEqual([
      'evaluations evaluation_categories',
      'evaluations evaluation_notes',
      'evaluations evaluation_scores',
      'models evaluations',
    ])
    expect(relations.filter(({ is_callable }) => is_callable === true)).toEqual([])
  })

  it.each(PUBLIC_ROLES)('ends statements of %s after three seconds', async (role) => {
    const sql = `select rolconfig as settings from pg_roles where rolname = '${role}'`
    expect(await queryAndRollBack(database, sql)).toEqual([{ settings: ['statement_timeout=3s'] }])
  })
})

describe('a row that a visitor inserts', () => {
  it('that violates a check is answered with 400 and the name of the check', async () => {
    const row = { ...REQUEST, model_url: 'javascript:alert(1)' }
    const overHttp = await server.call('POST', 'evaluation_requests', KEY, row)
    for (const { status, body } of [await call('POST', 'evaluation_requests', row), overHttp]) {
      expect(status).toBe(400)
      const message = expect.stringContaining('evaluation_requests_model_url_is_http')
      expect(JSON.parse(body)).toMatchObject({ code: '23514', message })
    }
  })

  it('with a value of another type is answered with 400', async () => {
    const row = { ...REQUEST, agreed_to_terms: 'perhaps' }
    const { status, body } = await call('POST', 'evaluation_requests', row)
    expect(status).toBe(400)
    expect(JSON.parse(body)).toMatchObject({ code: '22P02' })
  })

  it('does not choose its time of arrival, but the owner can restore one', async () => {
    const created_at = '2001-02-03T00:00:00+00:00'
    expect((await call('POST', 'evaluation_requests', { ...REQUEST, created_at })).status).toBe(201)
    const sql =
      "select created_at < now() - interval '1 hour' as is_old from public.evaluation_requests"
    expect((await backend.database.query(sql)).rows).toEqual([{ is_old: false }])
    await backend.runAsOwner(`update public.evaluation_requests set created_at = '${created_at}'`)
    expect((await backend.database.query(sql)).rows).toEqual([{ is_old: true }])
  })
})

describe('requests at once', () => {
  const subscribe = (email: string) =>
    call('POST', 'newsletter_subscribers', { ...VALID_ROWS.newsletter_subscribers, email })
  const count = async () => {
    const sql = 'select count(*)::integer as rows from public.newsletter_subscribers'
    return (await backend.database.query<{ rows: number }>(sql)).rows[0]?.rows
  }

  it('keep every row that is accepted, beside invalid and refused ones', async () => {
    const kinds: readonly ((index: number) => ReturnType<typeof call>)[] = [
      (index) => subscribe(`reader-${index}@example.org`),
      () => subscribe('no address'),
      () => call('GET', 'models?id=eq.ernie'),
      () => call('GET', 'models?nothing=eq.1'),
    ]
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => kinds.map((send) => send(index))).flat(),
    )
    const statuses = (kind: number) =>
      new Set(
        answers.filter((_, index) => index % kinds.length === kind).map(({ status }) => status),
      )
    expect([0, 1, 2, 3].map(statuses)).toEqual([
      new Set([201]),
      new Set([400]),
      new Set([200]),
      new Set([400]),
    ])
    expect(await count()).toBe(50)
  })

  it('keep the rows up to the rate limit, and refuse the others', async () => {
    await backend.runAsOwner(
      `truncate public.newsletter_subscribers; update private.rate_limits set next_allowed_at = '-infinity'`,
    )
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => subscribe(`more-${index}@example.org`)),
    )
    const accepted = answers.filter(({ status }) => status === 201)
    expect(accepted.length).toBeGreaterThanOrEqual(60)
    expect(await count()).toBe(accepted.length)
    expect(answers.filter(({ status }) => status !== 201 && status !== 429)).toEqual([])
  })
})
