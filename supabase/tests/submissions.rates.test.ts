import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { INBOXES, openDatabase, runAs } from './openDatabase.ts'
import { insertSql, type Inbox } from './submissionRows.ts'

const AT_ONCE = 60
const REFUSED = { code: 'PT429', message: 'Too many entries arrived in a short time.' }

let database: PGlite
beforeAll(async () => {
  database = await openDatabase({ seeded: false })
})
beforeEach(() =>
  database.exec(`truncate public.${INBOXES.join(', public.')};
    update private.rate_limits set next_allowed_at = '-infinity'`),
)
afterAll(() => database.close())

/** A row with a unique e-mail address. */
function rowSql(table: Inbox, index: number): string {
  const email = `visitor-${index}@example.org`
  return insertSql(table, table === 'newsletter_subscribers' ? { email } : { contact_email: email })
}

const setNextAllowedAt = (time: string) =>
  `update private.rate_limits set next_allowed_at = ${time}`

/** The time a number of seconds from now, as SQL. */
const fromNow = (seconds: number) => `clock_timestamp() + interval '${seconds} seconds'`

/**
 * Inserts 61 rows, each in its own statement, and returns how many were accepted. The same call sets the
 * rate limit, so that the result does not depend on the speed of the machine.
 *
 * @param nextAllowedAt the limiter's timestamp before the first row, as SQL
 */
async function send(table: Inbox, nextAllowedAt: string): Promise<number> {
  const rows = Array.from(
    { length: AT_ONCE + 1 },
    (_, index) => `begin ${rowSql(table, index)}; exception when sqlstate 'PT429' then null; end;`,
  )
  await database.exec(`${setNextAllowedAt(nextAllowedAt)};
    set role anon; do $$ begin ${rows.join('\n')} end $$; reset role`)
  return countRows(table)
}

async function countRows(table: Inbox): Promise<number> {
  const { rows } = await database.query(`select * from public.${table}`)
  return rows.length
}

/** Returns how many slots of the rate limit a callback uses. */
async function countUsedSlots(run: () => Promise<unknown>): Promise<number> {
  const read = async () => {
    const sql = `select extract(epoch from max(next_allowed_at))::float8 as until
      from private.rate_limits where next_allowed_at > '-infinity'`
    const { rows } = await database.query<{ until: number }>(sql)
    return rows[0]?.until ?? 0
  }
  await database.exec(setNextAllowedAt(fromNow(60)))
  const before = await read()
  await run()
  return Math.round((await read()) - before) / 6
}

describe.each(INBOXES)('%s', (table) => {
  it('accepts a burst of 60 rows and rejects the next', async () => {
    expect(await send(table, `'-infinity'`)).toBe(AT_ONCE)
    await database.exec(setNextAllowedAt(fromNow(3_600)))
    await expect(runAs(database, 'anon', rowSql(table, 99))).rejects.toMatchObject(REFUSED)
  })

  it('rejects a thousand rows in one statement as a whole', async () => {
    const [start = '', values = ''] = rowSql(table, 0).split(' values ')
    const thousand = Array.from({ length: 1_000 }, (_, index) =>
      values.replace('visitor-0', `visitor-${index}`),
    )
    const sent = runAs(database, 'anon', `${start} values ${thousand.join(', ')}`)
    await expect(sent).rejects.toMatchObject(REFUSED)
    expect(await countRows(table)).toBe(0)
    expect(await send(table, `'-infinity'`)).toBe(AT_ONCE)
  })

  it('has no rate limit for its owner', async () => {
    for (let index = 0; index <= AT_ONCE; index++) await database.exec(rowSql(table, index))
    expect(await countRows(table)).toBe(AT_ONCE + 1)
  })
})

it.each([
  ['one second after 60 rows', 359, 0],
  ['19 seconds after 60 rows', 341, 3],
  ['a day after 60 rows', 360 - 86_400, AT_ONCE],
])('the rate limit frees one slot every six seconds: %s', async (_, seconds, taken) => {
  expect(await send('evaluation_requests', fromNow(seconds))).toBe(taken)
})

it('each form has its own rate limit', async () => {
  await database.exec(`${setNextAllowedAt(fromNow(3_600))} where inbox = 'newsletter_subscribers'`)
  await runAs(database, 'anon', insertSql('evaluation_requests'))
  expect(await countRows('evaluation_requests')).toBe(1)
})

it('a known and a new address use one slot each, so that the rate limit reveals nothing', async () => {
  const subscribe = (email: string) =>
    countUsedSlots(() => runAs(database, 'anon', insertSql('newsletter_subscribers', { email })))
  expect(await subscribe('new@example.org')).toBe(1)
  expect(await subscribe('new@example.org')).toBe(1)
  expect(await subscribe('NEW@example.org')).toBe(1)
  expect(await countRows('newsletter_subscribers')).toBe(1)
})

it('above the rate limit, a known and a new address get the same error', async () => {
  await database.exec(rowSql('newsletter_subscribers', 0))
  await database.exec(setNextAllowedAt(fromNow(3_600)))
  const getRefusal = (email: string) =>
    runAs(database, 'anon', insertSql('newsletter_subscribers', { email })).catch(
      (error: unknown) => {
        const { code, message, detail, hint } = Object(error)
        return { code, message, detail, hint }
      },
    )
  const known = await getRefusal('visitor-0@example.org')
  expect(known).toMatchObject(REFUSED)
  expect(await getRefusal('new@example.org')).toEqual(known)
})

it('a row that a check rejects uses no slot', async () => {
  const blank = insertSql('evaluation_requests', { provider: ' ' })
  const used = await countUsedSlots(() =>
    expect(runAs(database, 'anon', blank)).rejects.toThrow('provider_is_bounded'),
  )
  expect(used).toBe(0)
})

it('a form without its row in the rate limits rejects every submission', async () => {
  await database.exec(`begin; delete from private.rate_limits`)
  const sent = database.exec(`set local role anon; ${insertSql('evaluation_requests')}`)
  await expect(sent).rejects.toMatchObject(REFUSED)
  await database.exec('rollback')
})
