import { describe, expect, it } from 'vitest'
import { fullModelRow, listByName, readOne, toEvaluatedModel } from './index.ts'

/** What a text is called, the text, and what is shown of it. */
const HOSTILE_TEXTS: readonly (readonly [string, string, string])[] = [
  ['markup', `"'><img src=x onerror=alert(1)>`, `"'><img src=x onerror=alert(1)>`],
  ['a formula', '=HYPERLINK("https://evil.example")', '=HYPERLINK("https://evil.example")'],
  ['a way through a database', `'); drop table models; --`, `'); drop table models; --`],
  ['an address', 'javascript:alert(1)', 'javascript:alert(1)'],
  ['a key of a prototype', '__proto__', '__proto__'],
  ['a NUL', 'nul\u0000nul', 'nul\u0000nul'],
  ['letters of no width', 'gpt\u200b-\u200d4\ufeff', 'gpt\u200b-\u200d4\ufeff'],
  ['10 kB in one word', 'W'.repeat(10_000), 'W'.repeat(10_000)],
  ['an override', 'Mo\u202edel', 'Mo\u202edel'],
  ['an isolate that is not ended', 'Model\u2067', 'Model'],
  ['the end of an isolate that is not its own', 'Model\u2069\u202e', 'Model\u202e'],
  ['ends of paragraphs', 'Mo\u0085\u001c\u001d\u001e\u2029del', 'Model'],
  ['half a letter', 'half \ud83d letter', 'half  letter'],
]

/** Texts of which nothing can be seen. */
const UNREADABLE: readonly (readonly [string, string])[] = [
  ['half a letter', '\udc00'],
  ['letters of no width alone', '\u200b\u200d\u2060'],
  ['signs of direction alone', '\u202e\u2066\u2069'],
  ['a NUL alone', '\u0000'],
]

/** A row with all that can be asked for. */
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

type Place = readonly (string | number)[]

const TEXTS: readonly Place[] = [
  ['name'],
  ['provider'],
  ['evaluations', 0, 'source_title'],
  ['evaluations', 0, 'evaluation_categories', 0, 'subcategory'],
  ['evaluations', 0, 'evaluation_notes', 0, 'note_text'],
]
const LINKS: readonly Place[] = [['model_url'], ['evaluations', 0, 'source_url']]
const CHOICES: readonly Place[] = [
  ['evaluations', 0, 'evaluation_scores', 0, 'category'],
  ['evaluations', 0, 'evaluation_categories', 0, 'parent_category'],
  ['evaluations', 0, 'evaluation_categories', 0, 'measure'],
  ['evaluations', 0, 'evaluation_date'],
]

const list = (rows: readonly unknown[]) => listByName(rows, fullModelRow, toEvaluatedModel)

describe('a hostile text in a row', () => {
  it.each(HOSTILE_TEXTS)('is read as it is, wherever a text may stand: %s', (_, text, shown) => {
    for (const place of TEXTS) {
      const model = readOne(put(ROW, place, text), fullModelRow, toEvaluatedModel)
      expect(JSON.stringify(model), place.join('.')).toContain(JSON.stringify(shown))
    }
  })

  it.each(UNREADABLE)('leaves the row out, counted, when it is no text: %s', (_, text) => {
    for (const place of TEXTS) {
      const { items, unreadable } = list([put(ROW, place, text), { ...ROW, id: 'b' }])
      expect([items.map(({ id }) => id), unreadable], place.join('.')).toEqual([['b'], 1])
    }
  })

  it.each([...HOSTILE_TEXTS.map(([what, text]) => [what, text] as const), ...UNREADABLE])(
    'is never a link, a date, a category or a measure: %s',
    (_, text) => {
      for (const place of [...LINKS, ...CHOICES]) {
        expect(list([put(ROW, place, text)]).items, place.join('.')).toEqual([])
      }
    },
  )
})

describe('a hostile id', () => {
  it.each(['a,b', 'a/b', 'A', ' a', '', '%00', '__proto__', '../a', 'x'.repeat(81)])(
    'leaves its row out, counted: "%s"',
    (id) => {
      expect(list([{ ...ROW, id }])).toMatchObject({ items: [], unreadable: 1 })
    },
  )

  it('is taken where it is a slug, whatever key of a prototype it is', () => {
    expect(list([{ ...ROW, id: 'constructor' }]).items.map(({ id }) => id)).toEqual(['constructor'])
  })
})

describe('keys of a prototype', () => {
  it('that an answer brings change no other object, and no figure', () => {
    const evil = `{"__proto__":{"name":"X","polluted":1},"constructor":{"prototype":{"polluted":1}},`
    const row: unknown = JSON.parse(evil + JSON.stringify(ROW).slice(1))
    expect(list([row]).items).toEqual(list([ROW]).items)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('do not stand in for fields that a row lacks', () => {
    const { name: _, ...nameless } = ROW
    const row: unknown = JSON.parse(
      `{"__proto__":{"name":"X"},${JSON.stringify(nameless).slice(1)}`,
    )
    expect(list([row]).unreadable).toBe(1)
  })
})

/** A copy with another value at one place. */
function put(value: unknown, [key, ...rest]: Place, text: string): unknown {
  if (key === undefined) return text
  if (Array.isArray(value)) return value.map((one, at) => (at === key ? put(one, rest, text) : one))
  const parts = value as Readonly<Record<string, unknown>>
  return { ...parts, [key]: put(parts[key], rest, text) }
}
