import type { PGlite } from '@electric-sql/pglite'
import { isHttpUrl } from '@transparency-lab/widgets/domain'
import {
  MIN_DAY,
  getLastDay,
  isVisibleText,
  MAX_COUNT,
  MAX_VALUE,
  MAX_Z,
  MAX_LENGTHS,
  stripInvisible,
} from '@transparency-lab/widgets/domain-internal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { httpUrl, line, note } from '../evaluations/file/fields.ts'
import { openDatabase, queryAndRollBack } from './openDatabase.ts'
import { insert, type Changes, type Table } from './validRows.ts'

let database: PGlite
beforeAll(async () => {
  database = await openDatabase({ seeded: false })
  await database.exec(insert('suites', { id: `'s'` }))
  await database.exec(insert('models', { id: `'m'` }))
  await database.exec(insert('evaluations', { id: `'e'`, evaluation_date: `'2024-03-01'` }))
})
afterAll(() => database.close())

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`
const add = (table: Table, changes: Changes) => queryAndRollBack(database, insert(table, changes))
const LICENCE = { licence: `'MIT'` }
const PUBLISHED = {
  published_value: '0',
  published_low: '-1',
  published_high: '1',
  lower_is_better: 'true',
}

type NestedText = 'caveat' | 'measures' | 'short'

/** The columns of each text. */
const TEXTS: Record<
  Exclude<keyof typeof MAX_LENGTHS, NestedText>,
  readonly (readonly [Table, string])[]
> = {
  modelName: [['models', 'name']],
  provider: [['models', 'provider']],
  description: [
    ['models', 'description'],
    ['suites', 'description'],
  ],
  address: [
    ['models', 'model_url'],
    ['suites', 'url'],
    ['suites', 'licence_url'],
    ['evaluations', 'source_url'],
  ],
  note: [['evaluation_notes', 'note_text']],
  suiteTitle: [['suites', 'title']],
  version: [['suites', 'version']],
  language: [['suites', 'language']],
  evaluator: [['suites', 'evaluator']],
  licence: [['suites', 'licence']],
  sourceTitle: [['evaluations', 'source_title']],
  subcategory: [['evaluation_categories', 'subcategory']],
  unit: [['evaluation_categories', 'published_unit']],
}
const COLUMNS = Object.entries(TEXTS).flatMap(([kind, columns]) =>
  columns.map(([table, column]) => ({ kind: kind as keyof typeof TEXTS, table, column })),
)

const withColumn = (table: Table, column: string, value: string): Changes => ({
  ...(column === 'licence_url' && LICENCE),
  ...(table === 'evaluation_categories' && PUBLISHED),
  [column]: value,
})

describe.each(COLUMNS)('$column of $table and rows of widgets', ({ kind, table, column }) => {
  it('have the same largest length', async () => {
    const most = MAX_LENGTHS[kind]
    const start = kind === 'address' ? 'https://x.y/' : ''
    const text = start + '🙂'.repeat(most - start.length)
    await expect(add(table, withColumn(table, column, quote(text)))).resolves.toEqual([])
    const longer = add(table, withColumn(table, column, quote(`${text}x`)))
    await expect(longer).rejects.toThrow('violates check constraint')
  })
})

const inDetails = (field: string) => (text: string) =>
  `jsonb_build_object('jailbreak', jsonb_build_object('figures', '[]'::jsonb, '${field}', ${text}))`

/** The texts within a column, and the value of the column with one of them. */
const NESTED: [NestedText, string, (text: string) => string][] = [
  ['caveat', 'caveats', (text) => `array['a', ${text}]`],
  ['measures', 'category_details', inDetails('measures')],
  ['short', 'category_details', inDetails('short')],
]

describe.each(NESTED)(
  'each text “%s” of the column %s and rows of widgets',
  (kind, column, wrap) => {
    it('have the same largest length and need a visible character', async () => {
      const text = '🙂'.repeat(MAX_LENGTHS[kind])
      await expect(add('suites', { [column]: wrap(quote(text)) })).resolves.toEqual([])
      for (const wrong of [`${text}x`, '', ' ']) {
        const adding = add('suites', { [column]: wrap(quote(wrong)) })
        await expect(adding).rejects.toThrow('violates check constraint')
      }
    })

    it('have the same characters', async () => {
      expect(await listTaken('suites', column, wrap(`'a' || chr(code) || 'b'`))).toEqual(
        CODES.filter((code) => isShownText(`a${String.fromCodePoint(code)}b`, code)),
      )
    })
  },
)

/** The Basic Multilingual Plane without surrogates, and the planes' other characters that nobody sees. */
const CODES = [
  ...Array.from({ length: 0xfffd }, (_, index) => index + 1).filter(
    (code) => code < 0xd800 || code > 0xdfff,
  ),
  ...[0x1bca0, 0x1d173, 0xe0001, 0xe0041, 0xe007f, 0xe0100, 0xe0fff, 0x1f642, 0x20000],
]

/** Their neighbours decide, which a check of the database cannot tell. */
const JOINERS = [0x200c, 0x200d, 0xfe0e, 0xfe0f]

/** Returns the checks of one column alone, as conditions on a column “value”. */
async function readRule(table: Table, column: string): Promise<string> {
  const rows = await queryAndRollBack(
    database,
    `select pg_get_expr(conbin, conrelid) as rule from pg_constraint
      where conrelid = 'public.${table}'::regclass and contype = 'c' and conkey = array[(
        select attnum from pg_attribute where attrelid = conrelid and attname = '${column}'
      )] order by 1`,
  )
  const rules = rows.map(({ rule }) => `(${String(rule)})`).join(' and ')
  return rules.replace(new RegExp(`\\b${column}\\b`, 'g'), 'value')
}

/** Lists the characters with which a value passes the checks of a column. */
async function listTaken(table: Table, column: string, value: string): Promise<number[]> {
  const sql = `select code from unnest('{${CODES.join(',')}}'::int[]) as code,
    lateral (select ${value} as value offset 0) as text where ${await readRule(table, column)}`
  return (await queryAndRollBack(database, sql)).map(({ code }) => Number(code))
}

const isShownText = (text: string, code: number) =>
  stripInvisible(text) === text || JOINERS.includes(code)

const withoutLengths = (rule: string) => rule.replace(/char_length\(value\) <= \d+/g, '')

describe.each([
  ['texts', COLUMNS.filter(({ kind }) => kind !== 'address'), ['a', 'b']],
  ['addresses', COLUMNS.filter(({ kind }) => kind === 'address'), ['https://x.y/a', 'b']],
] as const)('the %s of the database', (what, columns, [start, end]) => {
  it('have one check but for their length', async () => {
    const rules: string[] = []
    for (const { table, column } of columns) rules.push(await readRule(table, column))
    expect(new Set(rules.map(withoutLengths))).toHaveLength(1)
  })

  it('have the characters that widgets show', async () => {
    const [{ table, column } = { table: 'models', column: 'name' } as const] = columns
    const isShown = what === 'addresses' ? isHttpUrl : isShownText
    expect(await listTaken(table, column, `'${start}' || chr(code) || '${end}'`)).toEqual(
      CODES.filter((code) => isShown(start + String.fromCodePoint(code) + end, code)),
    )
  })
})

describe('the files of figures', () => {
  const texts = CODES.map((code) => `a${String.fromCodePoint(code)}b`)
  const isShown = (text: string) => stripInvisible(text) === text && !/\p{Cc}/u.test(text)

  it.each([
    ['lines', line(9), /[\p{Zl}\p{Zp}]/u],
    ['paragraphs', note, /[\p{Zl}\p{Zp}]/u],
  ])('have the characters that widgets show in %s, without separators of lines', (...rule) => {
    const [, schema, separators] = rule
    const taken = texts.filter((text) => schema.safeParse(text).success && text !== 'a\nb')
    expect(taken).toEqual(texts.filter((text) => isShown(text) && !separators.test(text)))
  })

  it.each(['', ' ', '\u3000', '\u200b'])('refuse the blank text %j', (text) => {
    expect(line(9).safeParse(text).success).toBe(false)
    expect(isVisibleText(text)).toBe(false)
  })

  it('have the addresses that widgets show', () => {
    const addresses = [...ADDRESSES, ...texts.map((text) => `https://x.y/${text}`)]
    const half = 'https://x.y/\ud800'
    expect([...addresses, half].filter((text) => httpUrl.safeParse(text).success)).toEqual(
      addresses.filter(isHttpUrl),
    )
  })
})

const ADDRESSES = [
  'https://example.org',
  'http://example.org/a?b=c#d',
  'https://example.org/@user',
  'https://example.org?a@b',
  'https://user:word@example.org',
  'https://user@example.org',
  'https://@example.org',
  'https://github.com⁄@127.0.0.1/x',
  'https://github.com⁄x.example/',
  'https://example.org\\a',
  'https://',
  'https:///example.org',
  'javascript:alert(1)',
]

it.each([
  ['models', 'model_url'],
  ['suites', 'url'],
  ['suites', 'licence_url'],
  ['evaluations', 'source_url'],
] as const)('the rows of %s and the widgets agree on %s', async (table, column) => {
  const taken: string[] = []
  for (const address of ADDRESSES) {
    try {
      await add(table, withColumn(table, column, quote(address)))
      taken.push(address)
    } catch (error) {
      expect(String(error)).toContain('violates check constraint')
    }
  }
  expect(taken).toEqual(ADDRESSES.filter(isHttpUrl))
})

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
const LAST_DAY = getLastDay(Date.now())

it.each<[Table, string, string, string]>([
  ['evaluation_scores', 'z_score', String(MAX_Z), '100.0000001'],
  ['evaluation_scores', 'z_score', String(-MAX_Z), `'NaN'`],
  ...['published_value', 'published_high'].map((column): [Table, string, string, string] => [
    'evaluation_categories',
    column,
    String(MAX_VALUE),
    String(MAX_VALUE + 1),
  ]),
  ['evaluation_categories', 'published_low', String(-MAX_VALUE), String(-MAX_VALUE - 1)],
  ['evaluation_categories', 'probe_count', String(MAX_COUNT), String(MAX_COUNT + 1)],
  ['evaluations', 'total_probes', String(MAX_COUNT), String(MAX_COUNT + 1)],
  ['evaluations', 'evaluation_date', quote(MIN_DAY), quote(dayAfter(MIN_DAY, -1))],
  ['evaluations', 'evaluation_date', quote(LAST_DAY), quote(dayAfter(LAST_DAY, 2))],
  ['suites', 'published_on', quote(MIN_DAY), quote(dayAfter(MIN_DAY, -1))],
  ['suites', 'published_on', quote(LAST_DAY), quote(dayAfter(LAST_DAY, 2))],
])('%s and rows of widgets have the same range of %s: up to %s', async (...limit) => {
  const [table, column, most, more] = limit
  await expect(add(table, withColumn(table, column, most))).resolves.toEqual([])
  await expect(add(table, withColumn(table, column, more))).rejects.toThrow(
    /violates check constraint|out of range/,
  )
})
