import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { INBOXES, openDatabase, runAs, tryOut } from './openDatabase.ts'
import { insertSql, VALID_ROWS } from './submissionRows.ts'

const TEN_MB = 10_000_000

/**
 * Columns of a kind that holds as much as one likes, of which no check bounds the length, names all
 * values, or asks that they be true, and which refer to no bounded column.
 */
const UNBOUNDED = `
  select c.relname as table, a.attname as column
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
  where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p')
    and t.typlen = -1
    and not exists (
      select from pg_constraint k
      where k.conrelid = c.oid and a.attnum = any (k.conkey) and (
        k.contype = 'f'
        or k.contype = 'c' and pg_get_constraintdef(k.oid)
          ~ ('char_length\\(' || a.attname || '\\) <= \\d+|\\(' || a.attname || ' = ANY')
      )
    )`

let database: PGlite
beforeAll(async () => {
  database = await openDatabase({ seeded: false })
})
afterAll(() => database.close())

it('every column that could hold as much as one likes is bounded', async () => {
  expect(await tryOut(database, UNBOUNDED)).toEqual([])
})

it.each(['text', 'text[]', 'jsonb', 'bytea', 'numeric', 'varchar'])(
  'a column of the kind %s that is added without a bound is found',
  async (kind) => {
    const added = `alter table public.evaluation_requests add column more ${kind}`
    expect(await tryOut(database, added, UNBOUNDED)).toEqual([
      { table: 'evaluation_requests', column: 'more' },
    ])
  },
)

const TEXTS = INBOXES.flatMap((table) =>
  Object.entries(VALID_ROWS[table]).flatMap(([column, value]) =>
    typeof value === 'string' ? [{ table, column }] : [],
  ),
)

describe('a visitor', () => {
  it.each(TEXTS)('is refused ten megabytes in $table.$column', async ({ table, column }) => {
    const huge = insertSql(table, { [column]: 'x'.repeat(TEN_MB) })
    const refused = expect(runAs(database, 'anon', huge)).rejects
    await refused.toThrow(`violates check constraint "${table}_${column}`)
  })
})
