import { readMigrations } from '../../schema.ts'
import { inTransaction, type Database } from './Database.ts'
import { MigrationError } from './MigrationError.ts'

/** The record of applied migrations, which the Supabase CLI keeps in the same table. */
const RECORD = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text not null primary key);
  alter table supabase_migrations.schema_migrations
    add column if not exists statements text[],
    add column if not exists name text;
`
const FILE_NAME = /^(\d+)_(.*)\.sql$/

/**
 * Applies the migrations that a database lacks, each in a transaction of its own, and lets PostgREST know.
 *
 * @returns the names of the files that were applied
 * @throws MigrationError when one of them fails
 */
export async function applyMigrations(database: Database): Promise<readonly string[]> {
  await database.run(RECORD)
  const rows = await database.select('select version from supabase_migrations.schema_migrations')
  const known = new Set(rows.map(({ version }) => version))
  const applied: string[] = []
  for (const { name: file, sql } of await readMigrations()) {
    const [, version = '', name = ''] = FILE_NAME.exec(file) ?? []
    if (known.has(version)) continue
    await inTransaction(database, async () => {
      await database.run(sql)
      const insert =
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])'
      await database.select(insert, [version, name, sql])
    }).catch((error: unknown) => {
      throw new MigrationError(file, error)
    })
    applied.push(file)
  }
  if (applied.length > 0)
    await database.run(`notify pgrst, 'reload schema'; notify pgrst, 'reload config'`)
  return applied
}
