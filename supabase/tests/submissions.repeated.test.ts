import type { PGlite } from '@electric-sql/pglite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { openDatabase, runAs } from './openDatabase.ts'
import { insertSql, type Row } from './submissionRows.ts'

const TABLE = 'newsletter_subscribers'
const KNOWN = 'known@example.org'
const NEW = 'new@example.org'
const subscribe = (row: Row, rest = '') => `${insertSql(TABLE, row)} ${rest}`

let database: PGlite
beforeAll(async () => {
  database = await openDatabase({ seeded: false })
})
beforeEach(() => database.exec(insertSql(TABLE, { name: 'First', email: KNOWN })))
afterEach(() => database.exec(`truncate public.${TABLE}`))
afterAll(() => database.close())

async function subscribers(): Promise<unknown[]> {
  const sql = `select name, email from public.${TABLE} order by id`
  return (await database.query<unknown[]>(sql, [], { rowMode: 'array' })).rows
}

/** Everything in a result that a visitor can see. */
async function answerTo(sql: string) {
  try {
    const { rows, affectedRows } = await runAs(database, 'anon', sql)
    return { rows, affectedRows }
  } catch (error) {
    const { message, detail, hint, where, constraint } = Object(error)
    return { message, detail, hint, where, constraint }
  }
}

it.each([KNOWN, 'KNOWN@example.org', 'Known@Example.ORG'])(
  'a subscription of the known address %s keeps the existing row',
  async (email) => {
    await runAs(database, 'anon', subscribe({ name: 'Second', email }))
    expect(await subscribers()).toEqual([['First', KNOWN]])
  },
)

it.each([
  ['valid values', {}, ''],
  ['a blank name', { name: ' ' }, ''],
  ['too long a name', { name: 'x'.repeat(201) }, ''],
  ['no name', { name: null }, ''],
  ['agreed_to_terms false', { agreed_to_terms: false }, ''],
  ['agreed_to_terms null', { agreed_to_terms: null }, ''],
  ['created_at', { created_at: '2000-01-01' }, ''],
  ['returning 1', {}, 'returning 1'],
  ['returning *', {}, 'returning *'],
  ['returning email', {}, 'returning email'],
  ['on conflict do nothing', {}, 'on conflict do nothing'],
  ['on conflict of the address do nothing', {}, 'on conflict (lower(email)) do nothing'],
  ['on conflict do update', {}, `on conflict (lower(email)) do update set name = 'x'`],
])('an insert with %s has the same result for a known and a new address', async (_, row, rest) => {
  const known = await answerTo(subscribe({ ...row, email: KNOWN }, rest))
  const fresh = await answerTo(subscribe({ ...row, email: NEW }, rest))
  expect(known).toEqual(fresh)
  expect(JSON.stringify([known, fresh])).not.toMatch(/@|Failing row/)
  expect((await subscribers())[0]).toEqual(['First', KNOWN])
})

it('an insert of several rows stores each address once and reports zero rows', async () => {
  const values = [NEW, KNOWN, NEW.toUpperCase(), 'third@example.org']
    .map((email) => `('Several', '${email}', true)`)
    .join(', ')
  const sql = `insert into public.${TABLE} (name, email, agreed_to_terms) values ${values}`
  expect(await answerTo(sql)).toEqual({ rows: [], affectedRows: 0 })
  expect(await subscribers()).toEqual([
    ['First', KNOWN],
    ['Several', NEW],
    ['Several', 'third@example.org'],
  ])
})

it('the owner gets an error for a repeated address', async () => {
  const repeated = database.exec(insertSql(TABLE, { email: KNOWN.toUpperCase() }))
  await expect(repeated).rejects.toThrow('newsletter_subscribers_email')
})

it('the owner can restore a row with its id and time', async () => {
  const columns = '(id, created_at, name, email, agreed_to_terms)'
  await database.exec(`insert into public.${TABLE} ${columns} overriding system value
    values (4242, '2020-02-02', 'Old', 'old@example.org', true)`)
  const sql = `select id, created_at::date::text as day from public.${TABLE} where name = 'Old'`
  expect((await database.query(sql)).rows).toEqual([{ id: 4242, day: '2020-02-02' }])
})
