import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  allRows,
  INBOXES,
  openDatabase,
  PUBLIC_ROLES,
  runAs,
  TABLES,
  tryOut,
} from './openDatabase.ts'

const WRITES = {
  insert: (table: string) => `insert into public.${table} select * from public.${table}`,
  update: (table: string) => `update public.${table} set ${FIRST_COLUMN[table]} = 'x'`,
  delete: (table: string) => `delete from public.${table}`,
  truncate: (table: string) => `truncate public.${table} cascade`,
  lock: (table: string) => `select * from public.${table} for update`,
}
const FIRST_COLUMN: Record<string, string> = {
  models: 'name',
  evaluations: 'source_title',
  evaluation_scores: 'category',
  evaluation_categories: 'subcategory',
  evaluation_notes: 'note_text',
}
const VERBS = ['insert', 'update', 'delete', 'truncate', 'lock'] as const

let database: PGlite
let before: Awaited<ReturnType<typeof allRows>>

beforeAll(async () => {
  database = await openDatabase()
  before = await allRows(database)
})
afterAll(() => database.close())

describe.each(PUBLIC_ROLES)('as %s', (role) => {
  it.each(TABLES)('every row of %s can be read', async (table) => {
    const { rows } = await runAs(database, role, `select * from public.${table}`)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows).toHaveLength(before[table]?.length ?? 0)
  })

  it.each(TABLES.flatMap((table) => VERBS.map((verb) => ({ table, verb }))))(
    '$verb on $table is refused and changes nothing',
    async ({ table, verb }) => {
      await expect(runAs(database, role, WRITES[verb](table))).rejects.toThrow(
        `permission denied for table ${table}`,
      )
      expect(await allRows(database)).toEqual(before)
    },
  )

  it.each(TABLES)('the table %s can be neither altered nor dropped', async (table) => {
    const owner = `must be owner of table ${table}`
    const alter = `alter table public.${table} disable row level security`
    await expect(runAs(database, role, alter)).rejects.toThrow(owner)
    await expect(runAs(database, role, `drop table public.${table}`)).rejects.toThrow(owner)
    const policy = `create policy more on public.${table} for all using (true)`
    await expect(runAs(database, role, policy)).rejects.toThrow(owner)
    expect(await allRows(database)).toEqual(before)
  })

  it('no trigger and no foreign key can be put on a table', async () => {
    const trigger = `create trigger t after insert on public.models
      execute function suppress_redundant_updates_trigger()`
    await expect(runAs(database, role, trigger)).rejects.toThrow('permission denied')
    const elsewhere = [`create schema own authorization ${role}`, `set local role ${role}`]
    const reference = 'create table own.t (id text references public.models)'
    await expect(tryOut(database, ...elsewhere, reference)).rejects.toThrow('permission denied')
  })

  it('no table can be made in public', async () => {
    const create = 'create table public.mine (id text)'
    await expect(runAs(database, role, create)).rejects.toThrow('permission denied')
  })

  it.each(TABLES)(
    'row-level security alone protects %s where all is granted again',
    async (table) => {
      // @supabase/lite grants everything to the public roles at its first request.
      const regrant = [`grant all on public.${table} to ${role}`, `set local role ${role}`]
      await expect(tryOut(database, ...regrant, WRITES.insert(table))).rejects.toThrow(
        'violates row-level security policy',
      )
      for (const verb of ['update', 'delete'] as const) {
        const changed = `${WRITES[verb](table)} returning *`
        expect(await tryOut(database, ...regrant, changed)).toEqual([])
      }
    },
  )
})

const UNPROTECTED = `
  select c.relname as table from pg_class c,
    lateral (select c.relname in ('${INBOXES.join("', '")}')) as i (is_inbox)
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and (
      not c.relrowsecurity
      or not exists (select from pg_policy p where p.polrelid = c.oid)
      or exists (
        select from pg_policy p
        where p.polrelid = c.oid and p.polcmd <> case when is_inbox then 'a' else 'r' end
      )
      or exists (
        select from unnest(array['anon', 'authenticated']) as r (role),
          unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as p (privilege)
        where (privilege <> 'select' or is_inbox) and has_table_privilege(r.role, c.oid, p.privilege)
      )
    )`

it('every table has row-level security, policies for one verb alone, and no other privilege', async () => {
  expect(await tryOut(database, UNPROTECTED)).toEqual([])
})

it('a table that is added without protection is found', async () => {
  const found = await tryOut(database, 'create table public.later (id text)', UNPROTECTED)
  expect(found).toEqual([{ table: 'later' }])
})

it('public holds these tables and nothing that could go round them', async () => {
  const relations = `select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind not in ('i', 'I') order by 1`
  const names = (await tryOut(database, relations)).map(({ relname }) => relname)
  const counters = INBOXES.map((table) => `${table}_id_seq`)
  expect(names).toEqual([...TABLES, ...INBOXES, ...counters].sort())
  const functions = `select proname, prosecdef, proconfig,
      has_function_privilege('anon', oid, 'execute')
        or has_function_privilege('authenticated', oid, 'execute') as callable
    from pg_proc where pronamespace = 'public'::regnamespace`
  expect(await tryOut(database, functions)).toEqual([
    {
      proname: 'take_newsletter_subscriber',
      prosecdef: false,
      proconfig: ['search_path=""'],
      callable: false,
    },
  ])
})
