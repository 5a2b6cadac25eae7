import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  INBOXES,
  openDatabase,
  PUBLIC_ROLES,
  queryAndRollBack,
  runAs,
  selectAll,
  TABLES,
} from './openDatabase.ts'
import { insertSql, VALID_ROWS } from './submissionRows.ts'

const TEXT_COLUMN: Record<string, string> = {
  suites: 'title',
  models: 'name',
  evaluations: 'source_title',
  evaluation_scores: 'category',
  evaluation_categories: 'subcategory',
  evaluation_notes: 'note_text',
  evaluation_requests: 'provider',
  newsletter_subscribers: 'name',
  problem_reports: 'problem',
}
const CHANGES = {
  update: (table: string) => `update public.${table} set ${TEXT_COLUMN[table]} = 'x'`,
  delete: (table: string) => `delete from public.${table}`,
  truncate: (table: string) => `truncate public.${table} cascade`,
  lock: (table: string) => `select * from public.${table} for update`,
}
const copyRows = (table: string) => `insert into public.${table} select * from public.${table}`

let database: PGlite
let before: Awaited<ReturnType<typeof everyRow>>
beforeAll(async () => {
  database = await openDatabase()
  for (const table of INBOXES) await database.exec(insertSql(table))
  before = await everyRow()
})
afterAll(() => database.close())

async function everyRow() {
  const submitted = INBOXES.map((table) => database.query(`select * from public.${table}`))
  const results = await Promise.all(submitted)
  return { published: await selectAll(database), submitted: results.map(({ rows }) => rows) }
}

async function expectRefusal(role: string, table: string, sql: string): Promise<void> {
  const refused = expect(runAs(database, role, sql)).rejects
  await refused.toThrow(`permission denied for table ${table}`)
}

describe.each(PUBLIC_ROLES)('as %s', (role) => {
  describe.each(TABLES)('published table %s', (table) => {
    it('returns every row', async () => {
      const { rows } = await runAs(database, role, `select * from public.${table}`)
      expect(rows.length).toBeGreaterThan(0)
      expect(rows).toHaveLength(before.published[table]?.length ?? 0)
    })

    it.each(Object.entries({ insert: copyRows, ...CHANGES }))('rejects %s', async (_, sql) => {
      await expectRefusal(role, table, sql(table))
    })

    it('is protected by row-level security even if all privileges are granted', async () => {
      // @supabase/lite grants all privileges to the public roles on its first request.
      const asRole = [`grant all on public.${table} to ${role}`, `set local role ${role}`]
      await expect(queryAndRollBack(database, ...asRole, copyRows(table))).rejects.toThrow(
        'violates row-level security policy',
      )
      for (const verb of ['update', 'delete'] as const) {
        expect(
          await queryAndRollBack(database, ...asRole, `${CHANGES[verb](table)} returning *`),
        ).toEqual([])
      }
    })
  })

  describe.each(INBOXES)('submission table %s', (table) => {
    const INSERT = insertSql(table)

    it('accepts a row', async () => {
      const email = table === 'newsletter_subscribers' ? 'email' : 'contact_email'
      const row = { ...VALID_ROWS[table], [email]: 'new@example.org' }
      const asRole = [`set local role ${role}`, insertSql(table, row), 'reset role']
      const rows = await queryAndRollBack(
        database,
        ...asRole,
        `select * from public.${table} order by id`,
      )
      const given = { id: expect.any(Number), created_at: expect.any(Date), handled_at: null }
      expect(rows).toEqual([
        { ...VALID_ROWS[table], ...given },
        { ...row, ...given },
      ])
    })

    it.each(
      Object.entries({
        select: (name: string) => `select * from public.${name}`,
        count: (name: string) => `select count(*) from public.${name}`,
        copy: (name: string) => `copy public.${name} to stdout`,
        'insert returning': () => `${INSERT} returning id`,
        upsert: () => `${INSERT} on conflict (id) do update set agreed_to_terms = true`,
        'insert with created_at': () => insertSql(table, { created_at: '2000-01-01' }),
        'insert with handled_at': () => insertSql(table, { handled_at: '2000-01-01' }),
        ...CHANGES,
      }),
    )('rejects %s', async (_, sql) => {
      await expectRefusal(role, table, sql(table))
    })

    it('hides and protects its rows by row-level security even if all privileges are granted', async () => {
      const asRole = [`grant all on public.${table} to ${role}`, `set local role ${role}`]
      for (const sql of [
        `select * from public.${table}`,
        `select * from public.${table} for update`,
        `${CHANGES.update(table)} returning *`,
        `${CHANGES.delete(table)} returning *`,
      ]) {
        expect(await queryAndRollBack(database, ...asRole, sql)).toEqual([])
      }
    })
  })

  it.each(['evaluation_requests', 'problem_reports'] as const)(
    'cannot insert into %s with returning, even if all privileges are granted',
    async (table) => {
      const returning = `${insertSql(table)} returning *`
      const all = `grant all on public.${table} to ${role}`
      await expect(
        queryAndRollBack(database, all, `set local role ${role}`, returning),
      ).rejects.toThrow('violates row-level security policy')
    },
  )
})

// To read every row after each statement would take longer than all statements.
it('no refused statement has changed a row', async () => {
  expect(await everyRow()).toEqual(before)
})
