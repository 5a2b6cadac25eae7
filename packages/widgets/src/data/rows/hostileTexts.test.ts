import { describe, expect, it } from 'vitest'
import { fromModelRow, fullModelSchema, parseRow, parseRows, toEvaluatedModel } from './index.ts'
import { LAST_DAY } from '../../testing/lastDay.ts'

/** The name of a text, the text, and how it is shown. */
const HOSTILE_TEXTS: readonly (readonly [string, string, string])[] = [
  ['markup', `"'><img src=x onerror=alert(1)>`, `"'><img src=x onerror=alert(1)>`],
  ['a formula', '=HYPERLINK("https://evil.example")', '=HYPERLINK("https://evil.example")'],
  ['SQL injection', `'); drop table models; --`, `'); drop table models; --`],
  ['a script URL', 'javascript:alert(1)', 'javascript:alert(1)'],
  ['a prototype key', '__proto__', '__proto__'],
  ['a NUL', 'nul\u0000nul', 'nul\u0000nul'],
  ['zero-width characters', 'gpt\u200b-\u200d4\ufeff', 'gpt-4'],
  ['joined emoji', '👩‍👩‍👧 1️⃣', '👩‍👩‍👧 1️⃣'],
  ['a Persian joiner', 'می‌خواهم', 'می‌خواهم'],
  ['a word that fills every field', 'W'.repeat(120), 'W'.repeat(120)],
  ['a bidi override', 'Mo\u202edel', 'Model'],
  ['an unterminated isolate', 'Model\u2067', 'Model'],
  ['an unmatched end of an isolate', 'Model\u2069\u202e', 'Model'],
  ['paragraph separators', 'Mo\u0085\u001c\u001d\u001e\u2029del', 'Model'],
  ['a lone surrogate', 'half \ud83d letter', 'half  letter'],
]

const INVALID_TEXTS: readonly (readonly [string, string])[] = [
  ['a lone surrogate', '\udc00'],
  ['only zero-width characters', '\u200b\u200d\u2060'],
  ['only bidi controls', '\u202e\u2066\u2069'],
  ['only a NUL', '\u0000'],
  ['1 MB', 'W'.repeat(1_000_000)],
]

const ROW = {
  id: 'a',
  name: 'A',
  provider: 'P',
  description: 'D',
  model_url: 'https://example.org/a',
  evaluations: [
    {
      evaluation_date: '2024-03-01',
      compound_score: 0.5,
      source_title: 'S',
      source_url: 'https://example.org/s',
      total_probes: 1,
      evaluation_scores: [{ category: 'bias', raw_score: 0.5, z_score: 1 }],
      evaluation_categories: [
        { parent_category: 'bias', subcategory: 'B', score: 0.5, probe_count: 1, measure: 'mean' },
      ],
      evaluation_notes: [{ note_text: 'N' }],
    },
  ],
}

type Path = readonly (string | number)[]

const REQUIRED_TEXTS: readonly Path[] = [['name'], ['provider']]
const OPTIONAL_TEXTS: readonly Path[] = [
  ['description'],
  ['evaluations', 0, 'source_title'],
  ['evaluations', 0, 'evaluation_categories', 0, 'subcategory'],
  ['evaluations', 0, 'evaluation_notes', 0, 'note_text'],
]
const LINKS_AND_CHOICES: readonly Path[] = [
  ['model_url'],
  ['evaluations', 0, 'source_url'],
  ['evaluations', 0, 'evaluation_scores', 0, 'category'],
  ['evaluations', 0, 'evaluation_categories', 0, 'parent_category'],
  ['evaluations', 0, 'evaluation_categories', 0, 'measure'],
]
const DATE: Path = ['evaluations', 0, 'evaluation_date']

const list = (rows: readonly unknown[]) =>
  parseRows(rows.map(fromModelRow), fullModelSchema, toEvaluatedModel, LAST_DAY)
const parse = (row: unknown) =>
  parseRow(fromModelRow(row), fullModelSchema, toEvaluatedModel, LAST_DAY)

describe('a hostile text', () => {
  it.each(HOSTILE_TEXTS)('stays as it is in each field of text: %s', (_, text, shown) => {
    for (const path of [...REQUIRED_TEXTS, ...OPTIONAL_TEXTS]) {
      const model = parse(put(ROW, path, text))
      expect(JSON.stringify(model), path.join('.')).toContain(JSON.stringify(shown))
    }
  })

  it.each(INVALID_TEXTS)(
    'is invalid without a visible character, and when it is too long: %s',
    (_, text) => {
      for (const path of REQUIRED_TEXTS) {
        const { items, invalidRows } = list([put(ROW, path, text), { ...ROW, id: 'b' }])
        expect([items.map(({ id }) => id), invalidRows], path.join('.')).toEqual([['b'], 1])
      }
      for (const path of OPTIONAL_TEXTS) {
        const model = parse(put(ROW, path, text))
        expect(model?.invalidFields, path.join('.')).toBe(1)
        expect(JSON.stringify(model), path.join('.')).not.toContain(JSON.stringify(text))
      }
    },
  )

  it.each([...HOSTILE_TEXTS.map(([what, text]) => [what, text] as const), ...INVALID_TEXTS])(
    'never becomes a link, a date, a category or a measure: %s',
    (_, text) => {
      for (const path of LINKS_AND_CHOICES) {
        const model = parse(put(ROW, path, text))
        expect(model?.invalidFields, path.join('.')).toBe(1)
        expect(JSON.stringify(model), path.join('.')).not.toContain(JSON.stringify(text))
      }
      expect(list([put(ROW, DATE, text)])).toMatchObject({ items: [], invalidRows: 1 })
    },
  )
})

describe('a hostile id', () => {
  it.each(['a,b', 'a/b', 'A', ' a', '', '%00', '__proto__', '../a', 'x'.repeat(81)])(
    'costs the row: "%s"',
    (id) => {
      expect(list([{ ...ROW, id }])).toMatchObject({ items: [], invalidRows: 1 })
    },
  )

  it('is valid when it is a slug, even if it is a key of a prototype', () => {
    expect(list([{ ...ROW, id: 'constructor' }]).items.map(({ id }) => id)).toEqual(['constructor'])
  })
})

describe('keys of a prototype', () => {
  it('change neither other objects nor the figures', () => {
    const evil = `{"__proto__":{"name":"X","polluted":1},"constructor":{"prototype":{"polluted":1}},`
    const row: unknown = JSON.parse(evil + JSON.stringify(ROW).slice(1))
    expect(list([row]).items).toEqual(list([ROW]).items)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('do not replace missing fields', () => {
    const { name: _, ...nameless } = ROW
    const row: unknown = JSON.parse(
      `{"__proto__":{"name":"X"},${JSON.stringify(nameless).slice(1)}`,
    )
    expect(list([row]).invalidRows).toBe(1)
  })
})

/** Returns a copy with another value at a path. */
function put(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text
  if (Array.isArray(value)) return value.map((one, at) => (at === key ? put(one, rest, text) : one))
  const fields = value as Readonly<Record<string, unknown>>
  return { ...fields, [key]: put(fields[key], rest, text) }
}
