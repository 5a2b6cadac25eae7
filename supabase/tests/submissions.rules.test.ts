import type { PGlite } from '@electric-sql/pglite'
import { FIELD_LIMITS, REQUEST_PRIORITIES, REQUEST_REASONS } from '@transparency-lab/widgets/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, tryOut } from './openDatabase.ts'
import { insertSql, VALID_ROWS, type Inbox, type Row } from './submissionRows.ts'

/** Where each field of a form arrives, and the check that bounds it. */
const FIELDS = {
  modelName: ['evaluation_requests', 'model_name', 'model_name_is_bounded'],
  provider: ['evaluation_requests', 'provider', 'provider_is_bounded'],
  modelUrl: ['evaluation_requests', 'model_url', 'model_url_is_http'],
  contactEmail: ['evaluation_requests', 'contact_email', 'contact_email_is_an_address'],
  additionalNotes: ['evaluation_requests', 'additional_notes', 'additional_notes_is_bounded'],
  name: ['newsletter_subscribers', 'name', 'name_is_bounded'],
  email: ['newsletter_subscribers', 'email', 'email_is_an_address'],
} as const satisfies Record<keyof typeof FIELD_LIMITS, readonly [Inbox, string, string]>
type Field = keyof typeof FIELD_LIMITS

/** A text that is right but for its length, in characters as the database counts them. */
function textOf(field: Field, length: number, letter = 'x'): string {
  if (field === 'modelUrl') return `https://x.y/${letter.repeat(length - 12)}`
  if (field === 'email' || field === 'contactEmail') return `${letter.repeat(length - 4)}@x.y`
  return letter.repeat(length)
}

let database: PGlite
beforeAll(async () => {
  database = await openDatabase({ seeded: false })
})
afterAll(() => database.close())

const inserted = (table: Inbox, changes: Row) => tryOut(database, insertSql(table, changes))

describe.each(Object.keys(FIELDS) as Field[])('the field %s', (field) => {
  const [table, column, check] = FIELDS[field]
  const limit = FIELD_LIMITS[field]
  const constraint = `${table}_${check}`

  it('is taken with as many characters as the form allows, and not with one more', async () => {
    await expect(inserted(table, { [column]: textOf(field, limit) })).resolves.toEqual([])
    const more = { [column]: textOf(field, limit + 1) }
    await expect(inserted(table, more)).rejects.toThrow(constraint)
  })

  it('is bounded in characters, however many bytes these take', async () => {
    for (const letter of ['ß', '日', '🙂']) {
      const most = { [column]: textOf(field, limit, letter) }
      await expect(inserted(table, most)).resolves.toEqual([])
      const more = { [column]: textOf(field, limit + 1, letter) }
      await expect(inserted(table, more)).rejects.toThrow(constraint)
    }
  })
})

describe.each([
  ['evaluation_requests', 'model_name'],
  ['evaluation_requests', 'provider'],
  ['newsletter_subscribers', 'name'],
] as const)('%s.%s', (table, column) => {
  it.each(['', ' ', '\n\t', '   \r\n '])('is refused as %j', async (blank) => {
    await expect(inserted(table, { [column]: blank })).rejects.toThrow(`${column}_is_bounded`)
  })

  it.each(['x', ' x ', `'); drop table public.models; --`, '<script>', '日本'])(
    'is taken as %j',
    async (text) => {
      await expect(inserted(table, { [column]: text })).resolves.toEqual([])
    },
  )
})

it.each([null, '', ' '])('there may be nothing to add: %j', async (additional_notes) => {
  await expect(inserted('evaluation_requests', { additional_notes })).resolves.toEqual([])
})

it.each(REQUEST_REASONS)('the reason %s is taken', async (reason) => {
  await expect(inserted('evaluation_requests', { reason })).resolves.toEqual([])
})

it.each(REQUEST_PRIORITIES)('the priority %s is taken', async (evaluation_priority) => {
  await expect(inserted('evaluation_requests', { evaluation_priority })).resolves.toEqual([])
})

it.each([
  ['reason', ['', 'unlisted', 'Other', ' other', 'safety concerns', 'high']],
  ['evaluation_priority', ['', 'urgent', 'High', 'low ', 'other']],
])('no other %s is taken than %j', async (column, values) => {
  for (const value of values) {
    const refused = expect(inserted('evaluation_requests', { [column]: value })).rejects
    await refused.toThrow(`evaluation_requests_${column}_is_known`)
  }
})

it('the database lists the reasons and the priorities of the form, and no other', async () => {
  const sql = `select conname, pg_get_constraintdef(oid) as rule from pg_constraint
    where conname in ('evaluation_requests_reason_is_known', 'evaluation_requests_evaluation_priority_is_known')
    order by conname`
  const rules = await tryOut(database, sql)
  const words = rules.map(({ rule }) => [...String(rule).matchAll(/'([^']*)'/g)].map(([, w]) => w))
  expect(words).toEqual([REQUEST_PRIORITIES, REQUEST_REASONS])
})

const REQUIRED = Object.entries(VALID_ROWS).flatMap(([table, row]) =>
  Object.keys(row)
    .filter((column) => column !== 'additional_notes')
    .map((column) => [table as Inbox, column] as const),
)

it.each(REQUIRED)('%s is refused without %s', async (table, column) => {
  const refused = expect(inserted(table, { [column]: null })).rejects
  await refused.toThrow(`null value in column "${column}"`)
})

it.each(['evaluation_requests', 'newsletter_subscribers'] as const)(
  '%s is refused unless the terms are agreed to',
  async (table) => {
    const refused = expect(inserted(table, { agreed_to_terms: false })).rejects
    await refused.toThrow(`${table}_terms_are_agreed_to`)
  },
)
