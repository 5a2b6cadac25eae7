import type { PGlite } from '@electric-sql/pglite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { INBOXES, openDatabase, PUBLIC_ROLES, runAs, tryOut } from './openDatabase.ts'
import { insertSql, VALID_ROWS, type Inbox, type Row } from './submissionRows.ts'

const TEXT_COLUMN = { evaluation_requests: 'provider', newsletter_subscribers: 'name' }
const NEW: Record<Inbox, Row> = {
  evaluation_requests: { reason: 'other', additional_notes: null },
  newsletter_subscribers: { email: 'new@example.org' },
}

let database: PGlite
beforeAll(async () => {
  database = await openDatabase({ seeded: false })
})
beforeEach(async () => {
  for (const table of INBOXES) await database.exec(insertSql(table))
})
afterEach(() => database.exec(`truncate public.${INBOXES.join(', public.')}`))
afterAll(() => database.close())

const VERBS: [verb: string, sql: (table: Inbox) => string][] = [
  ['select', (table) => `select * from public.${table}`],
  ['count', (table) => `select count(*) from public.${table}`],
  ['update', (table) => `update public.${table} set ${TEXT_COLUMN[table]} = 'x'`],
  ['delete', (table) => `delete from public.${table}`],
  ['truncate', (table) => `truncate public.${table}`],
  ['lock', (table) => `select * from public.${table} for update`],
  ['copy', (table) => `copy public.${table} to stdout`],
  ['insert that returns', (table) => `${insertSql(table)} returning id`],
  [
    'upsert',
    (table) => `${insertSql(table)} on conflict (id) do update set agreed_to_terms = true`,
  ],
  ['insert with a time', (table) => insertSql(table, { created_at: '2000-01-01' })],
]

describe.each(PUBLIC_ROLES)('as %s', (role) => {
  it.each(INBOXES)('a row of %s is taken', async (table) => {
    const row = { ...VALID_ROWS[table], ...NEW[table] }
    await runAs(database, role, insertSql(table, row))
    const { rows } = await database.query(`select * from public.${table} order by id`)
    const given = { id: expect.any(Number), created_at: expect.any(Date) }
    expect(rows).toEqual([
      { ...VALID_ROWS[table], ...given },
      { ...row, ...given },
    ])
  })

  it.each(INBOXES.flatMap((table) => VERBS.map(([verb, sql]) => ({ table, verb, sql }))))(
    '$verb on $table is refused and changes nothing',
    async ({ table, sql }) => {
      const before = await database.query(`select * from public.${table}`)
      const denied = `permission denied for table ${table}`
      await expect(runAs(database, role, sql(table))).rejects.toThrow(denied)
      expect(await database.query(`select * from public.${table}`)).toEqual(before)
    },
  )

  it.each(INBOXES)('%s can be read by no column, and written by these alone', async (table) => {
    const sql = `select attname as column, privilege from pg_attribute,
        unnest(array['select', 'insert', 'update', 'references']) as p (privilege)
      where attrelid = 'public.${table}'::regclass and attnum > 0
        and has_column_privilege('${role}', attrelid, attname, privilege) order by attnum`
    expect(await tryOut(database, sql)).toEqual(
      Object.keys(VALID_ROWS[table]).map((column) => ({ column, privilege: 'insert' })),
    )
  })

  it.each(INBOXES)('an id for %s cannot be chosen', async (table) => {
    const [columns, values] = insertSql(table).split(') values (')
    const sql = `${columns}, id) overriding system value values (${values?.slice(0, -1)}, 7)`
    await expect(runAs(database, role, sql)).rejects.toThrow('permission denied')
  })

  it.each(INBOXES)('the counter of %s tells nothing', async (table) => {
    const counter = `public.${table}_id_seq`
    for (const sql of [`select * from ${counter}`, `select nextval('${counter}')`]) {
      await expect(runAs(database, role, sql)).rejects.toThrow('permission denied for sequence')
    }
  })

  it.each(INBOXES)('%s can be neither altered nor dropped', async (table) => {
    for (const sql of [
      `alter table public.${table} disable row level security`,
      `create policy more on public.${table} for select using (true)`,
      `drop table public.${table}`,
    ]) {
      await expect(runAs(database, role, sql)).rejects.toThrow(`must be owner of table ${table}`)
    }
  })

  it.each(INBOXES)(
    'row-level security alone hides and keeps %s where all is granted again',
    async (table) => {
      // @supabase/lite grants everything to the public roles at its first request.
      const asRole = [`grant all on public.${table} to ${role}`, `set local role ${role}`]
      for (const verb of [
        `select * from public.${table}`,
        `select * from public.${table} for update`,
        `update public.${table} set ${TEXT_COLUMN[table]} = 'x' returning *`,
        `delete from public.${table} returning *`,
      ]) {
        expect(await tryOut(database, ...asRole, verb)).toEqual([])
      }
      const kept = [...asRole, `delete from public.${table}`, 'reset role']
      const count = `select count(*)::int as rows from public.${table}`
      expect(await tryOut(database, ...kept, count)).toEqual([{ rows: 1 }])
    },
  )

  it('row-level security alone gives no request back where all is granted again', async () => {
    const returning = `${insertSql('evaluation_requests')} returning *`
    const all = `grant all on public.evaluation_requests to ${role}`
    await expect(tryOut(database, all, `set local role ${role}`, returning)).rejects.toThrow(
      'violates row-level security policy',
    )
  })
})

it.each(INBOXES)('every comment of %s says that it is private', async (table) => {
  const sql = `select description from pg_description
    where objoid = 'public.${table}'::regclass and description !~ '^Private'`
  expect(await tryOut(database, sql)).toEqual([])
})
