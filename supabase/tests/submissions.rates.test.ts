import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { INBOXES, openDatabase, PUBLIC_ROLES, runAs } from './openDatabase.ts'
import { insertSql, type Inbox } from './submissionRows.ts'

const AT_ONCE = 60
const REFUSED = { code: 'PT429', message: 'Too many entries arrived in a short time.' }

let database: PGlite
beforeAll(async () => {
  database = await openDatabase({ seeded: false })
})
beforeEach(() =>
  database.exec(`truncate public.${INBOXES.join(', public.')};
    update private.submission_turns set paid_until = '-infinity'`),
)
afterAll(() => database.close())

/** A row that no other is like. */
function rowSql(table: Inbox, index: number): string {
  const email = `visitor-${index}@example.org`
  return insertSql(table, table === 'newsletter_subscribers' ? { email } : { contact_email: email })
}

/** As many rows as are asked for, each in a statement of its own; gives how many were taken. */
async function send(role: string, table: Inbox, count: number): Promise<number> {
  for (let index = 0; index < count; index++) {
    try {
      await runAs(database, role, rowSql(table, index))
    } catch (error) {
      expect(error).toMatchObject(REFUSED)
      return index
    }
  }
  return count
}

async function kept(table: Inbox): Promise<unknown> {
  const { rows } = await database.query(`select count(*)::int as rows from public.${table}`)
  return rows[0]
}

/** As if so many seconds had gone by. */
const wait = (seconds: number) =>
  database.exec(
    `update private.submission_turns set paid_until = paid_until - interval '${seconds} seconds'`,
  )

describe.each(PUBLIC_ROLES)('as %s', (role) => {
  it.each(INBOXES)('%s takes 60 rows at once and refuses the next', async (table) => {
    expect(await send(role, table, AT_ONCE + 1)).toBe(AT_ONCE)
    expect(await kept(table)).toEqual({ rows: AT_ONCE })
  })

  it.each(INBOXES)('%s takes no part of a thousand rows in one statement', async (table) => {
    const [start = '', values = ''] = rowSql(table, 0).split(' values ')
    const thousand = Array.from({ length: 1_000 }, (_, index) =>
      values.replace('visitor-0', `visitor-${index}`),
    )
    const sent = runAs(database, role, `${start} values ${thousand.join(', ')}`)
    await expect(sent).rejects.toMatchObject(REFUSED)
    expect(await kept(table)).toEqual({ rows: 0 })
    expect(await send(role, table, AT_ONCE)).toBe(AT_ONCE)
  })
})

it('a turn comes back every six seconds, and never more than 60', async () => {
  await send('anon', 'evaluation_requests', AT_ONCE)
  await wait(5)
  expect(await send('anon', 'evaluation_requests', 5)).toBe(0)
  await wait(13)
  expect(await send('anon', 'evaluation_requests', 5)).toBe(3)
  await wait(86_400)
  expect(await send('anon', 'evaluation_requests', AT_ONCE + 1)).toBe(AT_ONCE)
})

it('one form being full does not close the other', async () => {
  await send('anon', 'newsletter_subscribers', AT_ONCE + 1)
  expect(await send('anon', 'evaluation_requests', 1)).toBe(1)
})

it('a known address takes a turn as a new one does, so that no refusal tells them apart', async () => {
  const turns = async (...emails: readonly string[]) => {
    await database.exec(`update private.submission_turns set paid_until = '-infinity'`)
    for (const email of emails) {
      await runAs(database, 'anon', insertSql('newsletter_subscribers', { email }))
    }
    return send('anon', 'newsletter_subscribers', AT_ONCE)
  }
  expect(await turns('new@example.org')).toBe(AT_ONCE - 1)
  expect(await turns('new@example.org')).toBe(AT_ONCE - 1)
  expect(await turns('NEW@example.org', 'new@example.org')).toBe(AT_ONCE - 2)
})

it('a full form refuses a known and a new address in the same words', async () => {
  await send('anon', 'newsletter_subscribers', AT_ONCE)
  const refusalOf = (email: string) =>
    runAs(database, 'anon', insertSql('newsletter_subscribers', { email })).catch(
      (error: unknown) => {
        const { code, message, detail, hint } = Object(error)
        return { code, message, detail, hint }
      },
    )
  const known = await refusalOf('visitor-0@example.org')
  expect(known).toMatchObject(REFUSED)
  expect(await refusalOf('new@example.org')).toEqual(known)
})

it('what the checks refuse takes no turn', async () => {
  for (let attempt = 0; attempt < 5; attempt++) {
    const blank = insertSql('evaluation_requests', { provider: ' ' })
    await expect(runAs(database, 'anon', blank)).rejects.toThrow('provider_is_bounded')
  }
  expect(await send('anon', 'evaluation_requests', AT_ONCE)).toBe(AT_ONCE)
})

it.each(INBOXES)('the owner restores as many rows of %s as there are', async (table) => {
  for (let index = 0; index <= AT_ONCE; index++) await database.exec(rowSql(table, index))
  expect(await kept(table)).toEqual({ rows: AT_ONCE + 1 })
})

it('without the row that counts, nothing is taken', async () => {
  await database.exec(`begin; delete from private.submission_turns`)
  const sent = database.exec(`set local role anon; ${insertSql('evaluation_requests')}`)
  await expect(sent).rejects.toMatchObject(REFUSED)
  await database.exec('rollback')
})
