import { describe, expect, it, onTestFinished } from 'vitest'
import { findPostgres, startPostgres } from '../scale/stockPostgres.ts'
import { INBOXES, readSchema } from './openDatabase.ts'
import { insertSql } from './submissionRows.ts'

const PROGRAMS = findPostgres()
const VISITORS = 8
const ROWS_EACH = 125
const AT_ONCE = 60
const TURN_MS = 6_000

/** Rows of one visitor, each in a transaction of its own; what is refused as too many is left out. */
function manyRows(table: (typeof INBOXES)[number], visitor: number): string {
  const rows = Array.from({ length: ROWS_EACH }, (_, index) => {
    const email = `visitor-${visitor}-${index}@example.org`
    const row = table === 'newsletter_subscribers' ? { email } : { contact_email: email }
    return `do $$ begin ${insertSql(table, row)}; exception when sqlstate 'PT429' then null; end $$;`
  })
  return `set role anon;\n${rows.join('\n')}`
}

describe.skipIf(PROGRAMS === undefined)('on a stock PostgreSQL', () => {
  it.each(INBOXES)(
    'a thousand rows of many visitors at once leave some 60 in %s',
    async (table) => {
      const server = await startPostgres(PROGRAMS ?? '')
      onTestFinished(() => server.close())
      await server.run(await readSchema())
      const start = performance.now()
      const visitors = Array.from({ length: VISITORS }, (_, visitor) => manyRows(table, visitor))
      await Promise.all(visitors.map((sql) => server.run(sql)))
      const turns = Math.ceil((performance.now() - start) / TURN_MS)
      const kept = Number(await server.run(`select count(*) from public.${table}`))
      expect(kept).toBeGreaterThanOrEqual(AT_ONCE)
      expect(kept).toBeLessThanOrEqual(AT_ONCE + turns)
    },
  )

  it('a known address waits for the disk too, because it writes to the log as a new one does', async () => {
    const server = await startPostgres(PROGRAMS ?? '')
    onTestFinished(() => server.close())
    await server.run(await readSchema())
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
