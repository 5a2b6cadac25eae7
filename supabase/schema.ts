import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EVALUATIONS_FOLDER } from './evaluationsFolder.ts'

// The roles and default privileges of a hosted project before the first migration.
export const HOSTED_PROJECT = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public
    grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public
    grant all on sequences to anon, authenticated, service_role;
  alter default privileges in schema public
    grant all on functions to anon, authenticated, service_role;
`

const MIGRATIONS = new URL('migrations/', import.meta.url)
const SEED = join(EVALUATIONS_FOLDER, 'seed.sql')

/** Reads the committed seed. */
export async function readSeed(): Promise<string> {
  return readFile(SEED, 'utf8')
}

/** Reads the SQL that turns an empty database into a hosted project with the migrations applied. */
export async function readSchema(): Promise<string> {
  return [HOSTED_PROJECT, ...(await readMigrations()).map(({ sql }) => sql)].join('\n')
}

/** Reads the migrations, oldest first. */
export async function readMigrations(): Promise<{ readonly name: string; readonly sql: string }[]> {
  const names = (await readdir(MIGRATIONS)).sort()
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(new URL(name, MIGRATIONS), 'utf8') })),
  )
}
