import type { PGlite } from '@electric-sql/pglite'
import { isHttpUrl, MEASURES } from '@transparency-lab/widgets/domain'
import {
  FIELD_LIMITS,
  isEmail,
  REPORTER_ROLES,
  REQUEST_PRIORITIES,
  REQUEST_REASONS,
} from '@transparency-lab/widgets/domain-internal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { INBOXES, openDatabase, queryAndRollBack } from './openDatabase.ts'
import { insertSql, VALID_ROWS, type Inbox, type Row } from './submissionRows.ts'

let database: PGlite
beforeAll(async () => {
  database = await openDatabase({ seeded: false })
})
afterAll(() => database.close())

const insert = (table: Inbox, changes: Row) => queryAndRollBack(database, insertSql(table, changes))

/** The table, the column and the check of each form field. */
const FIELDS = {
  modelName: ['evaluation_requests', 'model_name', 'model_name_is_bounded'],
  provider: ['evaluation_requests', 'provider', 'provider_is_bounded'],
  modelUrl: ['evaluation_requests', 'model_url', 'model_url_is_http'],
  contactEmail: ['evaluation_requests', 'contact_email', 'contact_email_is_an_address'],
  additionalNotes: ['evaluation_requests', 'additional_notes', 'additional_notes_is_bounded'],
  name: ['newsletter_subscribers', 'name', 'name_is_bounded'],
  email: ['newsletter_subscribers', 'email', 'email_is_an_address'],
  reportedFigure: ['problem_reports', 'reported_figure', 'reported_figure_is_bounded'],
  problem: ['problem_reports', 'problem', 'problem_is_bounded'],
  correction: ['problem_reports', 'correction', 'correction_is_bounded'],
  evidenceUrl: ['problem_reports', 'evidence_url', 'evidence_url_is_http'],
} as const satisfies Record<keyof typeof FIELD_LIMITS, readonly [Inbox, string, string]>
type Field = keyof typeof FIELD_LIMITS

/** A value that is valid except for its length, in code points as the database counts them. */
function createText(field: Field, length: number, letter: string): string {
  if (field === 'modelUrl' || field === 'evidenceUrl')
    return `https://x.y/${letter.repeat(length - 12)}`
  if (field === 'email' || field === 'contactEmail') return `${letter.repeat(length - 4)}@x.y`
  return letter.repeat(length)
}

it.each(Object.keys(FIELDS) as Field[])(
  'the database and the form have the same length limit for %s',
  async (field) => {
    const [table, column, check] = FIELDS[field]
    const limit = FIELD_LIMITS[field]
    // The emoji is two UTF-16 code units and four bytes, but one character in Postgres.
    for (const letter of ['x', '🙂']) {
      await expect(insert(table, { [column]: createText(field, limit, letter) })).resolves.toEqual(
        [],
      )
      const more = insert(table, { [column]: createText(field, limit + 1, letter) })
      await expect(more).rejects.toThrow(`violates check constraint "${table}_${check}"`)
    }
  },
)

it.each([
  ['name', FIELD_LIMITS.name, 'name_is_bounded', (length: number) => 'x'.repeat(length)],
  [
    'contact_email',
    FIELD_LIMITS.contactEmail,
    'contact_email_is_an_address',
    (length: number) => `${'x'.repeat(length - 4)}@x.y`,
  ],
] as const)('a report has the length limit of the other forms for %s', async (...given) => {
  const [column, limit, check, create] = given
  await expect(insert('problem_reports', { [column]: create(limit) })).resolves.toEqual([])
  const more = insert('problem_reports', { [column]: create(limit + 1) })
  await expect(more).rejects.toThrow(`"problem_reports_${check}"`)
})

it('the database and the form have the same reasons and priorities', async () => {
  const sql = `select pg_get_constraintdef(oid) as rule from pg_constraint
    where conname in ('evaluation_requests_reason_is_known', 'evaluation_requests_evaluation_priority_is_known')
    order by conname`
  const rules = await queryAndRollBack(database, sql)
  const words = rules.map(({ rule }) => [...String(rule).matchAll(/'([^']*)'/g)].map(([, w]) => w))
  expect(words).toEqual([REQUEST_PRIORITIES, REQUEST_REASONS])
})

it('the database and the form have the same roles and measures of a report', async () => {
  const sql = `select pg_get_constraintdef(oid) as rule from pg_constraint
    where conname in ('problem_reports_reporter_role_is_known', 'problem_reports_measure_is_known')
    order by conname`
  const rules = await queryAndRollBack(database, sql)
  const words = rules.map(({ rule }) => [...String(rule).matchAll(/'([^']*)'/g)].map(([, w]) => w))
  expect(words.map((each) => each.sort())).toEqual([
    [...MEASURES].sort(),
    [...REPORTER_ROLES].sort(),
  ])
})

it.each<[Inbox, Row, string]>([
  ['evaluation_requests', { reason: 'unlisted' }, 'reason_is_known'],
  ['evaluation_requests', { reason: '' }, 'reason_is_known'],
  ['problem_reports', { reporter_role: 'owner' }, 'reporter_role_is_known'],
  ['problem_reports', { measure: 'speed' }, 'measure_is_known'],
  ['problem_reports', { model_id: '=1+1' }, 'model_id_is_a_slug'],
  ['problem_reports', { suite_id: 'x'.repeat(81) }, 'suite_id_is_a_slug'],
  ['problem_reports', { figure_name: 'x'.repeat(201) }, 'figure_name_is_bounded'],
  ['problem_reports', { problem: 'x'.repeat(1_000_000) }, 'problem_is_bounded'],
  ['evaluation_requests', { evaluation_priority: 'High' }, 'evaluation_priority_is_known'],
  ...INBOXES.map((table): [Inbox, Row, string] => [
    table,
    { agreed_to_terms: false },
    'terms_are_agreed_to',
  ]),
  ...['', ' ', '   \r\n\t'].flatMap((blank): [Inbox, Row, string][] => [
    ['evaluation_requests', { model_name: blank }, 'model_name_is_bounded'],
    ['evaluation_requests', { provider: blank }, 'provider_is_bounded'],
    ['newsletter_subscribers', { name: blank }, 'name_is_bounded'],
    ['problem_reports', { problem: blank }, 'problem_is_bounded'],
    ['problem_reports', { reported_figure: blank }, 'reported_figure_is_bounded'],
    ['problem_reports', { figure_name: blank }, 'figure_name_is_bounded'],
    ['problem_reports', { name: blank }, 'name_is_bounded'],
  ]),
])('%s rejects %j by the check %s', async (table, changes, check) => {
  await expect(insert(table, changes)).rejects.toThrow(`"${table}_${check}"`)
})

const OPTIONAL: readonly string[] = [
  'additional_notes',
  'model_id',
  'suite_id',
  'measure',
  'figure_name',
  'correction',
  'evidence_url',
]

const REQUIRED = INBOXES.flatMap((table) =>
  Object.keys(VALID_ROWS[table])
    .filter((column) => !OPTIONAL.includes(column))
    .map((column) => [table, column] as const),
)

it.each(REQUIRED)('%s rejects a row without %s', async (table, column) => {
  const refused = expect(insert(table, { [column]: null })).rejects
  await refused.toThrow(`null value in column "${column}"`)
})

it('accepts a report without what it may lack, and one with hostile texts', async () => {
  const texts = `=HYPERLINK("https://evil.example") <img src=x onerror=alert(1)> \u202e'); drop table public.models; --`
  const lacking = Object.fromEntries(OPTIONAL.slice(1).map((column) => [column, null]))
  await expect(insert('problem_reports', lacking)).resolves.toEqual([])
  const hostile = { reported_figure: texts, problem: texts, correction: texts, name: texts }
  await expect(insert('problem_reports', hostile)).resolves.toEqual([])
})

it.each([null, '', ' ', `'); drop table public.models; --`, '<script>\n日本'])(
  'accepts the additional notes %j',
  async (additional_notes) => {
    await expect(insert('evaluation_requests', { additional_notes })).resolves.toEqual([])
  },
)

const ADDRESSES = [
  'a@b.c',
  'first.last+news@mail.example.org',
  `o'neil@example.org`,
  'jürgen@müller.example',
  '🙂@example.org',
  'a@1.2.3.4',
  'a@[1.2.3.4]',
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
  'a@b.c, d@e.f',
  'a@b.c\nBcc: d@e.f',
  '<a@b.c>',
  'mailto:a@b.c',
  '',
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
  'ftp://example.org',
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
  'x\nhttps://example.org',
  '',
]

/** Returns the values that a column accepts; a check must reject the others. */
async function listAccepted(
  values: readonly string[],
  table: Inbox,
  column: string,
): Promise<string[]> {
  const taken: string[] = []
  for (const value of values) {
    try {
      await insert(table, { [column]: value })
      taken.push(value)
    } catch (error) {
      expect(String(error)).toContain('violates check constraint')
    }
  }
  return taken
}

describe('the database and the form agree', () => {
  it.each([
    ['newsletter_subscribers', 'email'],
    ['evaluation_requests', 'contact_email'],
    ['problem_reports', 'contact_email'],
  ] as const)('on the e-mail addresses of %s', async (table, column) => {
    const taken = await listAccepted(ADDRESSES, table, column)
    expect(taken).toEqual(ADDRESSES.filter(isEmail))
  })

  it.each([
    ['evaluation_requests', 'model_url'],
    ['problem_reports', 'evidence_url'],
  ] as const)('on the URLs of %s', async (table, column) => {
    const taken = await listAccepted(WEB_ADDRESSES, table, column)
    expect(taken).toEqual(WEB_ADDRESSES.filter(isHttpUrl))
  })

  it('except on URLs that only a parser rejects', async () => {
    const wrong = ['https://example.org:99999', 'https://a<b', 'https://%', 'https://[::1']
    expect(wrong.filter(isHttpUrl)).toEqual([])
    expect(await listAccepted(wrong, 'evaluation_requests', 'model_url')).toEqual(wrong)
  })
})

describe('for every character of the Basic Multilingual Plane', () => {
  const CODES = Array.from({ length: 0xfffd }, (_, index) => index + 1).filter(
    (code) => code < 0xd800 || code > 0xdfff,
  )

  /** Returns the characters that a check accepts between the two parts of `around`. */
  async function listAcceptedBy(
    constraint: string,
    column: string,
    around: readonly [string, string],
  ) {
    const [{ rule } = {}] = await queryAndRollBack(
      database,
      `select pg_get_expr(conbin, conrelid) as rule from pg_constraint where conname = '${constraint}'`,
    )
    const sql = `select code from unnest('{${CODES.join(',')}}'::int[]) as code,
      lateral (select '${around[0]}' || chr(code) || '${around[1]}' as ${column}) as text
      where ${String(rule)}`
    return (await queryAndRollBack(database, sql)).map(({ code }) => Number(code))
  }

  it.each([
    ['newsletter_subscribers_email_is_an_address', 'email', ['a', 'b@x.y']],
    ['evaluation_requests_contact_email_is_an_address', 'contact_email', ['a@x', 'y.z']],
  ] as const)('%s and the form agree on %s around %j', async (constraint, column, around) => {
    const byForm = CODES.filter((code) => isEmail(around.join(String.fromCharCode(code))))
    expect(await listAcceptedBy(constraint, column, around)).toEqual(byForm)
  })

  it('all tables have the same check of e-mail addresses', async () => {
    const sql = `select replace(pg_get_expr(conbin, conrelid), 'contact_email', 'email') as rule
      from pg_constraint where conname like '%email_is_an_address'`
    const [first, ...others] = await queryAndRollBack(database, sql)
    expect(others).toEqual([first, first])
  })

  it('the database and the form agree in the path of a URL', async () => {
    const around = ['https://x.y/a', 'b'] as const
    const byForm = CODES.filter((code) => isHttpUrl(around.join(String.fromCharCode(code))))
    const taken = await listAcceptedBy('evaluation_requests_model_url_is_http', 'model_url', around)
    expect(taken).toEqual(byForm)
  })

  it('the database accepts what the form accepts in the host of a URL', async () => {
    const around = ['https://', 'x.y'] as const
    const byForm = CODES.filter((code) => isHttpUrl(around.join(String.fromCharCode(code))))
    const taken = await listAcceptedBy('evaluation_requests_model_url_is_http', 'model_url', around)
    const inDatabase = new Set(taken)
    expect(byForm.filter((code) => !inDatabase.has(code))).toEqual([])
  })
})
