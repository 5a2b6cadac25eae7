import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSchema } from '../schema.ts'
import { INBOXES } from './openDatabase.ts'
import { findPostgres, startPostgres, type StockPostgres } from '../stockPostgres.ts'
import { insertSql } from './submissionRows.ts'

const PROGRAMS = findPostgres()
const VISITORS = 8
const ROWS_EACH = 125
const AT_ONCE = 60
const SLOT_MS = 6_000

/** Inserts many rows as one visitor, each in its own block, which ignores the rate limit error. */
function manyRows(table: (typeof INBOXES)[number], visitor: number): string {
  const rows = Array.from({ length: ROWS_EACH }, (_, index) => {
    const email = `visitor-${visitor}-${index}@example.org`
    const row = table === 'newsletter_subscribers' ? { email } : { contact_email: email }
    return `do $$ begin ${insertSql(table, row)}; exception when sqlstate 'PT429' then null; end $$;`
  })
  return `set role anon;\n${rows.join('\n')}`
}

// Needs concurrent connections, and PGlite has only one. Skipped if no PostgreSQL is installed.
describe.skipIf(PROGRAMS === undefined)('concurrent submissions to PostgreSQL', () => {
  let server: StockPostgres
  beforeAll(async () => {
    server = await startPostgres(PROGRAMS ?? '')
    await server.run(await readSchema())
  })
  afterAll(() => server.close())

  it.each(INBOXES)('stay within the rate limit of %s', async (table) => {
    const start = performance.now()
    const visitors = Array.from({ length: VISITORS }, (_, visitor) => manyRows(table, visitor))
    await Promise.all(visitors.map((sql) => server.run(sql)))
    const turns = Math.ceil((performance.now() - start) / SLOT_MS)
    const kept = Number(await server.run(`select count(*) from public.${table}`))
    expect(kept).toBeGreaterThanOrEqual(AT_ONCE)
    expect(kept).toBeLessThanOrEqual(AT_ONCE + turns)
  })

  it('write to the log for a known address as for a new one, so that timing reveals nothing', async () => {
    await server.run(`update private.rate_limits set next_allowed_at = '-infinity'`)
    const written = async (email: string) => {
      const start = (await server.run('select pg_current_wal_insert_lsn()')).trim()
      const sql = insertSql('newsletter_subscribers', { email })
      await server.run(`set role anon; ${sql}`)
      return Number(await server.run(`select pg_current_wal_insert_lsn() - '${start}'`))
    }
    for (const email of ['known@example.org', 'new@example.org', 'known@example.org']) {
      expect(await written(email)).toBeGreaterThan(0)
    }
  })
})
