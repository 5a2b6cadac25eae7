import type { PGlite } from '@electric-sql/pglite'
import { isEmail, isWebAddress } from '@transparency-lab/widgets/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, tryOut } from './openDatabase.ts'
import { insertSql, type Inbox, type Row } from './submissionRows.ts'

const ADDRESSES = [
  'a@b.c',
  'first.last+news@mail.example.org',
  `o'neil@example.org`,
  'jürgen@müller.example',
  '用户@例子.广告',
  '🙂@example.org',
  'a@1.2.3.4',
  'a',
  '@',
  'a@',
  '@b.c',
  'a@b',
  'a@.c',
  'a@b.',
  'a@b.c.',
  'a@b..c',
  'a@@b.c',
  'a@b@c.d',
  ' a@b.c',
  'a b@c.d',
  'a@b. c',
  'a@b.c\n',
  'a@b.c\nBcc: d@e.f',
  'a@b.c\r\n',
  'a@b.c\u200b',
  '\u00a0a@b.c',
  'a\u2028@b.c',
  '\ufeffa@b.c',
  'a@b\u202ec.d',
  'a@b.c, d@e.f',
  'a@b.c,d',
  'a@b.c;d',
  '<a@b.c>',
  'mailto:a@b.c',
  '"a"@b.c',
  '<script>@b.c',
  'a\\@b.c',
  'a@[1.2.3.4]',
]
const WEB_ADDRESSES = [
  'https://example.org',
  'http://example.org/a?b=c#d',
  'HTTPS://EXAMPLE.ORG',
  'https://user:word@example.org',
  'https://münchen.example/ü',
  'https://[::1]/',
  'https://x',
  'https://example.org./',
  'javascript:alert(1)',
  'JavaScript://example.org/%0aalert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'ftp://example.org',
  'mailto:a@b.c',
  '//example.org',
  'example.org',
  'https:example.org',
  'https:/example.org',
  'https://',
  'https:///example.org',
  'https://?x',
  'https://#x',
  'https://\\example.org',
  ' https://example.org',
  'https://example.org ',
  'https://a b',
  'https://example.org/a b',
  'https://example.org/\n',
  'x\nhttps://example.org',
  'https://example.org/\u00a0',
  'https://example.org/\u200b',
  'https://example.org/\u202egpj',
  '',
]

let database: PGlite
beforeAll(async () => {
  database = await openDatabase({ seeded: false })
})
afterAll(() => database.close())

const isTaken = (table: Inbox, changes: Row) =>
  tryOut(database, insertSql(table, changes)).then(
    () => true,
    (error: unknown) => {
      expect(String(error)).toContain('violates check constraint')
      return false
    },
  )

it.each(ADDRESSES)('the form and the database agree on the e-mail address %j', async (email) => {
  expect(await isTaken('newsletter_subscribers', { email })).toBe(isEmail(email))
  expect(await isTaken('evaluation_requests', { contact_email: email })).toBe(isEmail(email))
})

it.each(WEB_ADDRESSES)('the form and the database agree on the address %j', async (model_url) => {
  expect(await isTaken('evaluation_requests', { model_url })).toBe(isWebAddress(model_url))
})

it.each(['https://example.org:99999', 'https://a<b', 'https://%', 'https://[::1'])(
  'the form alone refuses %s, which only a parser sees to lead nowhere',
  async (model_url) => {
    expect(isWebAddress(model_url)).toBe(false)
    expect(await isTaken('evaluation_requests', { model_url })).toBe(true)
  },
)

describe('every character of the basic plane', () => {
  const CODES = Array.from({ length: 0xfffd }, (_, index) => index + 1).filter(
    (code) => code < 0xd800 || code > 0xdfff,
  )

  /** The characters with which the check of a column takes the text around them. */
  async function takenBy(constraint: string, column: string, around: readonly [string, string]) {
    const [{ rule } = {}] = await tryOut(
      database,
      `select pg_get_expr(conbin, conrelid) as rule from pg_constraint where conname = '${constraint}'`,
    )
    const sql = `select code from unnest('{${CODES.join(',')}}'::int[]) as code,
      lateral (select '${around[0]}' || chr(code) || '${around[1]}' as ${column}) as text
      where ${String(rule)}`
    return (await tryOut(database, sql)).map(({ code }) => Number(code))
  }

  it.each([
    ['newsletter_subscribers_email_is_an_address', 'email', ['a', 'b@x.y']],
    ['newsletter_subscribers_email_is_an_address', 'email', ['a@x', 'y.z']],
    ['evaluation_requests_contact_email_is_an_address', 'contact_email', ['a', 'b@x.y']],
    ['evaluation_requests_contact_email_is_an_address', 'contact_email', ['a@x.y', 'z']],
  ] as const)(
    'is judged alike by %s and the form: %s in %j',
    async (constraint, column, around) => {
      const byForm = CODES.filter((code) => isEmail(around.join(String.fromCharCode(code))))
      expect(await takenBy(constraint, column, around)).toEqual(byForm)
    },
  )

  it('is judged alike by the database and the form in the path of an address', async () => {
    const around = ['https://x.y/a', 'b'] as const
    const byForm = CODES.filter((code) => isWebAddress(around.join(String.fromCharCode(code))))
    const taken = await takenBy('evaluation_requests_model_url_is_http', 'model_url', around)
    expect(taken).toEqual(byForm)
  })

  it('is taken by the database wherever the form takes it in the host of an address', async () => {
    const around = ['https://', 'x.y'] as const
    const byForm = CODES.filter((code) => isWebAddress(around.join(String.fromCharCode(code))))
    const taken = await takenBy('evaluation_requests_model_url_is_http', 'model_url', around)
    const inDatabase = new Set(taken)
    expect(byForm.filter((code) => !inDatabase.has(code))).toEqual([])
  })
})
