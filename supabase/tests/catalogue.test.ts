import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  INBOXES,
  openDatabase,
  PUBLIC_ROLES,
  queryAndRollBack,
  runAs,
  TABLES,
} from './openDatabase.ts'
import { insertSql, VALID_ROWS } from './submissionRows.ts'

const OURS = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`

let database: PGlite
beforeAll(async () => {
  database = await openDatabase({ seeded: false })
  for (const table of INBOXES) await database.exec(insertSql(table))
  await database.exec('analyze')
})
afterAll(() => database.close())

/** Selects every privilege of a role on our relations and their columns. */
const selectPrivileges = (role: string) => `
  select n.nspname || '.' || c.relname as relation, p.privilege, a.attname as column
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped,
    unnest(array['select', 'insert', 'update', 'references']) as p (privilege)
  where ${OURS} and c.relkind in ('r', 'p', 'v', 'm', 'f')
    and has_column_privilege('${role}', c.oid, a.attnum, p.privilege)
  union all
  select n.nspname || '.' || c.relname, p.privilege, null
  from pg_class c join pg_namespace n on n.oid = c.relnamespace,
    unnest(array['delete', 'truncate', 'trigger']) as p (privilege)
  where ${OURS} and c.relkind in ('r', 'p', 'v', 'm', 'f')
    and has_table_privilege('${role}', c.oid, p.privilege)
  union all
  select n.nspname || '.' || c.relname, p.privilege, null
  from pg_class c join pg_namespace n on n.oid = c.relnamespace,
    unnest(array['usage', 'select', 'update']) as p (privilege)
  where ${OURS} and c.relkind = 'S' and has_sequence_privilege('${role}', c.oid, p.privilege)`

describe.each(PUBLIC_ROLES)('role %s', (role) => {
  it('may only read the published tables and insert the columns of the forms', async () => {
    const allowed = await queryAndRollBack(database, selectPrivileges(role))
    const reads = allowed.filter(({ privilege }) => privilege === 'select')
    expect(new Set(reads.map(({ relation }) => relation))).toEqual(
      new Set(TABLES.map((table) => `public.${table}`)),
    )
    const writes = allowed.filter(({ privilege }) => privilege !== 'select')
    expect(new Set(writes.map((write) => Object.values(write).join(' ')))).toEqual(
      new Set(
        INBOXES.flatMap((table) =>
          Object.keys(VALID_ROWS[table]).map((column) => `public.${table} insert ${column}`),
        ),
      ),
    )
  })

  it('may use only the schema public, create nothing in it, and call only the computed columns and relations', async () => {
    const having = (privilege: string) =>
      queryAndRollBack(
        database,
        `select n.nspname as name from pg_namespace n
          where ${OURS} and has_schema_privilege('${role}', n.oid, '${privilege}')`,
      )
    expect(await having('usage')).toEqual([{ name: 'public' }])
    expect(await having('create')).toEqual([])
    const functions = `select p.proname as name from pg_proc p
      join pg_namespace n on n.oid = p.pronamespace
      where ${OURS} and has_function_privilege('${role}', p.oid, 'execute') order by 1`
    expect(await queryAndRollBack(database, functions)).toEqual([
      { name: 'default_evaluations' },
      { name: 'latest_evaluations' },
      { name: 'model_count' },
      { name: 'ranked_models' },
      { name: 'suite_ids' },
    ])
  })

  it('owns nothing, is a member of no other role and bypasses no policy', async () => {
    const owned = `select c.relname as name from pg_class c where c.relowner = '${role}'::regrole`
    expect(await queryAndRollBack(database, owned)).toEqual([])
    const roles = `select rolname from pg_roles
      where rolname <> '${role}' and pg_has_role('${role}', oid, 'member')
        or rolname = '${role}' and (rolsuper or rolbypassrls or rolcreaterole)`
    expect(await queryAndRollBack(database, roles)).toEqual([])
  })

  it('sees no submitted values in pg_stats', async () => {
    const values = `select * from pg_stats where tablename in ('${INBOXES.join("', '")}')`
    expect(await queryAndRollBack(database, values)).not.toEqual([])
    expect((await runAs(database, role, values)).rows).toEqual([])
  })
})

const UNPROTECTED = `
  select c.relname as table from pg_class c join pg_namespace n on n.oid = c.relnamespace,
    lateral (select c.relname in ('${INBOXES.join("', '")}')) as i (is_inbox)
  where ${OURS} and c.relkind in ('r', 'p') and (
    not c.relrowsecurity
    or n.nspname = 'public' and not exists (select from pg_policy p where p.polrelid = c.oid)
    or exists (
      select from pg_policy p
      where p.polrelid = c.oid and p.polcmd <> case when is_inbox then 'a' else 'r' end
    )
  )`

it('every table has row-level security, and policies for a single command', async () => {
  expect(await queryAndRollBack(database, UNPROTECTED)).toEqual([])
  const added = await queryAndRollBack(database, 'create table public.later (id text)', UNPROTECTED)
  expect(added).toEqual([{ table: 'later' }])
})

it('the schema public has no relations but the known tables and sequences', async () => {
  const relations = `select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind not in ('i', 'I') order by 1`
  const names = (await queryAndRollBack(database, relations)).map(({ relname }) => relname)
  const counters = INBOXES.map((table) => `${table}_id_seq`)
  expect(names).toEqual([...TABLES, ...INBOXES, ...counters].sort())
})

it('only the rate limiter is a security definer, and every function but the inlined ones has an empty search_path', async () => {
  const functions = `select p.proname as name, p.prosecdef as is_definer, p.proconfig as settings
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${OURS} order by 1`
  const settings = ['search_path=""']
  expect(await queryAndRollBack(database, functions)).toEqual([
    { name: 'default_evaluations', is_definer: false, settings: null },
    { name: 'enforce_rate_limit', is_definer: true, settings },
    ...Array.from({ length: 4 }, () => ({ name: 'evaluations', is_definer: false, settings })),
    { name: 'insert_newsletter_subscriber', is_definer: false, settings },
    { name: 'latest_evaluations', is_definer: false, settings: null },
    { name: 'model_count', is_definer: false, settings },
    { name: 'models', is_definer: false, settings },
    { name: 'ranked_models', is_definer: false, settings },
    { name: 'stamp_evaluation_request', is_definer: false, settings },
    { name: 'suite_ids', is_definer: false, settings },
    { name: 'suites', is_definer: false, settings },
  ])
})

/**
 * Selects columns of variable length without a length check, a list of values, or a foreign key. The array
 * with a list of values has a check for repeated ones.
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
          ~ ('char_length\\(\\(?' || a.attname || '(\\[1\\]|\\)::text)?\\) <= \\d+|\\(' || a.attname || ' (= ANY|<@ ARRAY)')
      )
    )`

it('every column of variable length is bounded', async () => {
  expect(await queryAndRollBack(database, UNBOUNDED)).toEqual([])
  const added = 'alter table public.evaluation_requests add column more text'
  expect(await queryAndRollBack(database, added, UNBOUNDED)).toEqual([
    { table: 'evaluation_requests', column: 'more' },
  ])
})

it('every foreign key but that of the suite cascades on delete, and is the first column of an index', async () => {
  const sql = `select conname, confdeltype, exists (
      select from pg_index i where i.indrelid = conrelid and i.indkey[0] = conkey[1]
    ) as indexed
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1`
  const isOfSuite = ({ conname }: Record<string, unknown>) =>
    conname === 'evaluations_suite_id_fkey'
  const all = await queryAndRollBack(database, sql)
  const keys = all.filter((key) => !isOfSuite(key))
  expect(keys).toHaveLength(4)
  for (const key of keys) expect(key).toMatchObject({ confdeltype: 'c', indexed: true })
  expect(all.filter(isOfSuite)).toMatchObject([{ confdeltype: 'a' }])
})

it('every table and every column has a comment', async () => {
  const sql = `select c.relname || coalesce('.' || a.attname, '') as silent
    from pg_class c left join lateral (
      select attname, attnum from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped
      union all select null, 0
    ) a on true
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and coalesce(col_description(c.oid, a.attnum), case when a.attnum = 0 then obj_description(c.oid, 'pg_class') end) is null`
  expect(await queryAndRollBack(database, sql)).toEqual([])
})

it.each(INBOXES)('every comment on %s starts with “Private”', async (table) => {
  const sql = `select description from pg_description
    where objoid = 'public.${table}'::regclass and description !~ '^Private'`
  expect(await queryAndRollBack(database, sql)).toEqual([])
})
