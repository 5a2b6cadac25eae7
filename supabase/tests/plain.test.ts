import { PGlite } from '@electric-sql/pglite'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { applyMigrations } from '../evaluations/push/applyMigrations.ts'
import { newCluster } from '../newCluster.ts'
import { readMigrations, readSeed } from '../schema.ts'
import {
  INBOXES,
  openDatabase,
  queryAndRollBack,
  runAs,
  selectAll,
  TABLES,
} from './openDatabase.ts'
import { insertSql } from './submissionRows.ts'

const PLAIN = path.join(import.meta.dirname, '../plain')

let plain: PGlite
let hosted: PGlite
let applied: readonly string[]
beforeAll(async () => {
  const roles = await readFile(path.join(PLAIN, 'roles.sql'), 'utf8')
  plain = await PGlite.create({ loadDataDir: await newCluster() })
  await plain.exec(roles)
  await plain.exec(roles)
  applied = await applyMigrations(toDatabase(plain))
  await plain.exec(await readSeed())
  hosted = await openDatabase()
})
afterAll(async () => {
  await plain.close()
  await hosted.close()
})

function toDatabase(database: PGlite) {
  return {
    select: async (sql: string, parameters: readonly unknown[] = []) =>
      (await database.query<Record<string, unknown>>(sql, [...parameters])).rows,
    run: async (sql: string) => {
      await database.exec(sql)
    },
  }
}

it('an empty Postgres takes the roles, every migration once, and the seed', async () => {
  expect(applied).toEqual((await readMigrations()).map(({ name }) => name))
  expect(await applyMigrations(toDatabase(plain))).toEqual([])
  expect(await selectAll(plain)).toEqual(await selectAll(hosted))
})

// Every privilege of visitors on what the API serves, however it was granted.
const PRIVILEGES = `
  select 'table' as kind, class.relname as name, privilege
  from pg_class as class, unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as privilege
  where class.relnamespace = 'public'::regnamespace and class.relkind = 'r'
    and has_table_privilege('anon', class.oid, privilege)
  union all
  select 'column', attribute.attrelid::regclass || '.' || attribute.attname, privilege
  from pg_attribute as attribute
  join pg_class as class on class.oid = attribute.attrelid,
    unnest(array['select', 'insert', 'update']) as privilege
  where class.relnamespace = 'public'::regnamespace and class.relkind = 'r'
    and attribute.attnum > 0 and not attribute.attisdropped
    and has_column_privilege('anon', class.oid, attribute.attnum, privilege)
  union all
  select 'sequence', class.relname, privilege
  from pg_class as class, unnest(array['usage', 'select', 'update']) as privilege
  where class.relnamespace = 'public'::regnamespace and class.relkind = 'S'
    and has_sequence_privilege('anon', class.oid, privilege)
  union all
  select 'function', function.oid::regprocedure::text, 'execute'
  from pg_proc as function
  where function.pronamespace = 'public'::regnamespace and has_function_privilege('anon', function.oid, 'execute')
  union all
  select 'setting', 'anon', unnest(rolconfig) from pg_roles where rolname = 'anon'
  order by kind, name, privilege`

it('visitors have the privileges that they have in a Supabase project', async () => {
  const [own, theirs] = [await plain.query(PRIVILEGES), await hosted.query(PRIVILEGES)]
  expect(own.rows.length).toBeGreaterThan(50)
  expect(own.rows).toEqual(theirs.rows)
})

describe('as anon', () => {
  it.each(TABLES)('every row of %s can be read, and none written', async (table) => {
    const { rows } = await runAs(plain, 'anon', `select * from public.${table}`)
    expect(rows).toHaveLength((await selectAll(plain))[table]?.length ?? 0)
    const write = runAs(plain, 'anon', `delete from public.${table}`)
    await expect(write).rejects.toThrow(`permission denied for table ${table}`)
  })

  it.each(INBOXES)('a row of %s can be sent, and none read', async (table) => {
    await queryAndRollBack(plain, 'set local role anon', insertSql(table))
    const read = runAs(plain, 'anon', `select * from public.${table}`)
    await expect(read).rejects.toThrow(`permission denied for table ${table}`)
  })

  it('nothing can be created, and the record of migrations cannot be read', async () => {
    await expect(runAs(plain, 'anon', 'create table public.own ()')).rejects.toThrow(
      'permission denied for schema public',
    )
    await expect(
      runAs(plain, 'anon', 'select * from supabase_migrations.schema_migrations'),
    ).rejects.toThrow('permission denied for schema supabase_migrations')
  })
})

it('PostgREST’s role has no privilege of its own, and can only become anon', async () => {
  const count = 'select count(*)::int as models from public.models'
  const all = (await plain.query(count)).rows
  await plain.exec('set session authorization authenticator')
  try {
    await expect(plain.query(count)).rejects.toThrow('permission denied')
    await expect(plain.exec('set role authenticated')).rejects.toThrow('permission denied')
    await expect(plain.exec('set role postgres')).rejects.toThrow('permission denied')
    expect(await queryAndRollBack(plain, 'set local role anon', count)).toEqual(all)
  } finally {
    await plain.exec('reset session authorization')
  }
})

interface Service {
  readonly image: string
  readonly environment?: Readonly<Record<string, string | number>>
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
  readonly healthcheck?: unknown
}

describe('the compose file', async () => {
  const text = await readFile(path.join(PLAIN, 'compose.yaml'), 'utf8')
  const { services } = parse(text) as { readonly services: Readonly<Record<string, Service>> }

  it.each(Object.entries(services))('pins, checks and hides %s', (_, service) => {
    expect(service.image).toMatch(/^[a-z/]+:v?\d+\.\d+(?:\.\d+)?(?:-[a-z]+[\d.]+)?$/)
    expect(service.healthcheck).toBeDefined()
    expect((service.ports ?? []).filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([])
    const files = (service.volumes ?? []).filter((volume) => volume.startsWith('./'))
    expect(files.filter((file) => !existsSync(path.join(PLAIN, file.split(':')[0] ?? '')))).toEqual(
      [],
    )
  })

  it('serves what a Supabase project serves', async () => {
    const config = await readFile(path.join(PLAIN, '../config.toml'), 'utf8')
    const settings = services['postgrest']?.environment
    expect(config).toContain(`max_rows = ${settings?.['PGRST_DB_MAX_ROWS']}\n`)
    expect(config).toContain(`schemas = ["${settings?.['PGRST_DB_SCHEMAS']}"]\n`)
  })

  it('has no password', () => {
    expect(text.match(/PASSWORD: .*/g)).toEqual(
      Array.from({ length: 3 }, () =>
        expect.stringMatching(/^PASSWORD: \$\{\w+:\?set it in supabase\/plain\/\.env\}$/),
      ),
    )
  })
})
