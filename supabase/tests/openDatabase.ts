import { PGlite } from '@electric-sql/pglite'
import { readFile } from 'node:fs/promises'
import { inject } from 'vitest'

/** The roles of visitors in a Supabase project. */
export const PUBLIC_ROLES = ['anon', 'authenticated'] as const

/** The tables that the public roles may read. */
export const TABLES = [
  'suites',
  'models',
  'evaluations',
  'evaluation_scores',
  'evaluation_categories',
  'evaluation_notes',
] as const

/** The tables that the public roles may insert into but not read. */
export const INBOXES = ['evaluation_requests', 'newsletter_subscribers', 'problem_reports'] as const

/** Opens a database like a hosted project's, with the migrations and, by default, the seed. */
export async function openDatabase({ seeded = true } = {}): Promise<PGlite> {
  const dump = inject('dumps')[seeded ? 'seeded' : 'migrated']
  return PGlite.create({ loadDataDir: new Blob([await readFile(dump)]) })
}

/** Reads every row of the published tables, in a stable order. */
export async function selectAll(database: PGlite): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {}
  for (const table of TABLES) {
    const sql = `select to_jsonb(t) as row from public.${table} as t order by to_jsonb(t)::text`
    tables[table] = (await database.query<{ row: unknown }>(sql)).rows.map(({ row }) => row)
  }
  return tables
}

/** Runs a statement as a role and commits it. */
export async function runAs(database: PGlite, role: string, sql: string) {
  return database.transaction(async (transaction) => {
    await transaction.exec(`set local role ${role}`)
    return transaction.query<Record<string, unknown>>(sql)
  })
}

/** Runs statements in a transaction, rolls it back, and returns the rows of the last one. */
export async function queryAndRollBack(database: PGlite, ...statements: readonly string[]) {
  await database.exec('begin')
  try {
    let last: Record<string, unknown>[] = []
    for (const sql of statements) last = (await database.query<Record<string, unknown>>(sql)).rows
    return last
  } finally {
    await database.exec('rollback')
  }
}
