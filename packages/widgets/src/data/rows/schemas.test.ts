import { describe, expect, it } from 'vitest'
import { compositeScore, measuredScore, MISSING, NO_SCORES } from '../../domain/index.ts'
import {
  fromModelRow,
  fullModelSchema,
  parseLeaderboard,
  parseRow,
  parseRows,
  toEvaluatedModel,
} from './index.ts'
import { LAST_DAY } from '../../testing/lastDay.ts'

const ROW = {
  id: 'a',
  name: 'A',
  provider: 'Acme',
  description: 'A model.',
  model_url: 'https://example.org/a',
  evaluations: [
    {
      evaluation_date: '2024-03-01',
      compound_score: 0.5,
      source_title: 'A Paper',
      source_url: 'https://example.org/paper',
      total_probes: 12,
      evaluation_scores: [
        { category: 'bias', raw_score: 0.25, z_score: -1 },
        { category: 'factuality', raw_score: 0.5, z_score: 0.5 },
        { category: 'toxicity', raw_score: 0, z_score: -2 },
        { category: 'jailbreak', raw_score: 1, z_score: 2 },
      ],
      evaluation_categories: [
        {
          parent_category: 'bias',
          subcategory: 'Stereotypes',
          score: 0.25,
          probe_count: 12,
          measure: 'macroF1',
        },
      ],
      evaluation_notes: [{ note_text: 'A note.' }, { note_text: 'Another note.' }],
    },
  ],
}

const SCORES = {
  bias: measuredScore(0.25, -1),
  factuality: measuredScore(0.5, 0.5),
  toxicity: measuredScore(0, -2),
  jailbreak: measuredScore(1, 2),
  composite: compositeScore(0.5),
}
const ORIGIN = { title: 'A Paper', url: 'https://example.org/paper' }
const FIGURE = {
  category: 'bias',
  name: 'Stereotypes',
  score: 0.25,
  probeCount: 12,
  measure: 'macro_f1',
}
const EVALUATION = {
  scores: SCORES,
  evaluatedOn: '2024-03-01',
  origin: ORIGIN,
  totalProbes: 12,
  subcategories: [FIGURE],
  notes: ['A note.', 'Another note.'],
}
const MODEL = {
  id: 'a',
  name: 'A',
  provider: 'Acme',
  description: 'A model.',
  url: 'https://example.org/a',
  evaluation: EVALUATION,
}

type Path = readonly (string | number)[]
const EVALUATION_PATH = ['evaluations', 0] as const
const SCORES_PATH = [...EVALUATION_PATH, 'evaluation_scores'] as const
const FIGURES_PATH = [...EVALUATION_PATH, 'evaluation_categories'] as const
const NOTES_PATH = [...EVALUATION_PATH, 'evaluation_notes'] as const

const ABSENT = Symbol('absent')
const parse = (row: unknown) =>
  parseRow(fromModelRow(row), fullModelSchema, toEvaluatedModel, LAST_DAY)
const list = (rows: readonly unknown[]) =>
  parseRows(rows.map(fromModelRow), fullModelSchema, toEvaluatedModel, LAST_DAY)

it('a valid row has no invalid field', () => {
  expect(parse(ROW)).toStrictEqual(MODEL)
})

describe('a required field', () => {
  it.each<[Path, readonly unknown[]]>([
    [['id'], [ABSENT, null, 7, 'A', 'a,b']],
    [['name'], [ABSENT, null, 7, '', ' ', '\u200b']],
    [['provider'], [ABSENT, null, {}, '\u2066']],
    [['evaluations'], [ABSENT, null, {}, [null]]],
    [
      [...EVALUATION_PATH, 'evaluation_date'],
      [ABSENT, null, '2023-02-30', 'yesterday'],
    ],
  ])('%j costs the row', (path, values) => {
    for (const value of values) {
      const rows = [put(ROW, path, value), { ...ROW, id: 'b' }]
      expect(list(rows), String(value)).toMatchObject({
        items: [{ id: 'b' }],
        invalidRows: 1,
      })
    }
  })
})

describe('an optional field that is null', () => {
  it.each<[Path, object]>([
    [['description'], { description: undefined }],
    [['model_url'], { url: undefined }],
    [
      [...EVALUATION_PATH, 'compound_score'],
      evaluated({ scores: { ...SCORES, composite: MISSING } }),
    ],
    [[...EVALUATION_PATH, 'source_title'], evaluated({ origin: undefined })],
    [[...EVALUATION_PATH, 'source_url'], evaluated({ origin: undefined })],
  ])('%j is missing, and not invalid', (path, change) => {
    expect(parse(put(ROW, path, null))).toStrictEqual({ ...MODEL, ...change })
  })
})

describe('an invalid optional field', () => {
  it.each<[Path, readonly unknown[], object]>([
    [['description'], [ABSENT, 7, '', ' '], { description: undefined }],
    [
      ['model_url'],
      [ABSENT, 7, '', 'www.example.org', 'javascript:alert(1)', 'https://a b'],
      { url: undefined },
    ],
    [
      [...EVALUATION_PATH, 'compound_score'],
      [ABSENT, '0.5', 1.2, -0.1, 120],
      evaluated({ scores: { ...SCORES, composite: MISSING } }),
    ],
    [
      [...EVALUATION_PATH, 'source_title'],
      [ABSENT, 7, ''],
      evaluated({ origin: { title: ORIGIN.url, url: ORIGIN.url } }),
    ],
    [
      [...EVALUATION_PATH, 'source_url'],
      [ABSENT, 7, '', 'example.org', 'javascript:alert(1)'],
      evaluated({ origin: { title: ORIGIN.title, url: undefined } }),
    ],
    [
      [...EVALUATION_PATH, 'total_probes'],
      [ABSENT, '12', -1, 1.5],
      evaluated({ totalProbes: undefined }),
    ],
    [
      [...SCORES_PATH, 0, 'raw_score'],
      [ABSENT, null, '0.25', 1.7, -0.1],
      evaluated({ scores: { ...SCORES, bias: MISSING, composite: MISSING } }),
    ],
    [
      [...SCORES_PATH, 2, 'z_score'],
      [ABSENT, null, '-2'],
      evaluated({ scores: { ...SCORES, toxicity: MISSING, composite: MISSING } }),
    ],
    [
      [...SCORES_PATH, 3, 'category'],
      [ABSENT, null, 'privacy'],
      evaluated({ scores: { ...SCORES, jailbreak: MISSING, composite: MISSING } }),
    ],
    [SCORES_PATH, [ABSENT, null, {}], evaluated({ scores: NO_SCORES })],
    [
      [...FIGURES_PATH, 0, 'probe_count'],
      [ABSENT, '12', -1],
      evaluated({
        subcategories: [{ ...FIGURE, probeCount: undefined }],
        invalidSubcategories: 1,
      }),
    ],
    [
      [...FIGURES_PATH, 0, 'measure'],
      [ABSENT, null, 'median'],
      evaluated({
        subcategories: [{ ...FIGURE, measure: undefined }],
        invalidSubcategories: 1,
      }),
    ],
    [
      [...FIGURES_PATH, 0, 'score'],
      [ABSENT, null, 1.2],
      evaluated({ subcategories: [], invalidSubcategories: 1 }),
    ],
    [
      [...FIGURES_PATH, 0, 'subcategory'],
      [ABSENT, null, ' '],
      evaluated({ subcategories: [], invalidSubcategories: 1 }),
    ],
    [
      [...FIGURES_PATH, 0, 'parent_category'],
      [ABSENT, null, 'privacy'],
      evaluated({ subcategories: [], invalidSubcategories: 1 }),
    ],
    [FIGURES_PATH, [ABSENT, null, 7], evaluated({ subcategories: [], invalidSubcategories: 1 })],
    [
      [...NOTES_PATH, 0, 'note_text'],
      [ABSENT, null, 7, ''],
      evaluated({ notes: ['Another note.'] }),
    ],
    [NOTES_PATH, [ABSENT, null, 'A note.'], evaluated({ notes: [] })],
  ])('%j is left out and counted', (path, values, change) => {
    for (const value of values) {
      expect(parse(put(ROW, path, value)), String(value)).toStrictEqual({
        ...MODEL,
        ...change,
        invalidFields: 1,
      })
    }
  })

  it('makes no source of a title and an address that are both invalid', () => {
    const row = put(
      put(ROW, [...EVALUATION_PATH, 'source_title'], 7),
      [...EVALUATION_PATH, 'source_url'],
      7,
    )
    expect(parse(row)).toStrictEqual({
      ...MODEL,
      ...evaluated({ origin: undefined }),
      invalidFields: 2,
    })
  })

  it('leaves out both of two scores of one category', () => {
    const [, ...scores] = ROW.evaluations[0]?.evaluation_scores ?? []
    const twice = [0.1, 0.9].map((raw_score) => ({ category: 'bias', raw_score, z_score: 0 }))
    expect(parse(put(ROW, SCORES_PATH, [...twice, ...scores]))).toStrictEqual({
      ...MODEL,
      ...evaluated({ scores: { ...SCORES, bias: MISSING, composite: MISSING } }),
      invalidFields: 2,
    })
  })

  it('is counted on the leaderboard only where the leaderboard shows it', () => {
    const rows = [
      put(ROW, ['model_url'], 7),
      { ...(put(ROW, [...EVALUATION_PATH, 'source_url'], 7) as object), id: 'b' },
    ]
    const { items, invalidRows } = parseLeaderboard(rows.map(fromModelRow), undefined, LAST_DAY)
    expect(items.map(({ invalidFields }) => invalidFields)).toEqual([undefined, 1])
    expect(invalidRows).toBe(0)
  })
})

describe('rows with the same id', () => {
  it('are invalid except for the first', () => {
    const rows = [ROW, { ...ROW, name: 'B' }, { ...ROW, id: 'c' }, { ...ROW, name: 7 }]
    const { items, invalidRows } = list(rows)
    expect(items.map(({ id, name }) => [id, name])).toEqual([
      ['a', 'A'],
      ['c', 'A'],
    ])
    expect(invalidRows).toBe(2)
  })
})

function evaluated(change: object) {
  return { evaluation: { ...EVALUATION, ...change } }
}

/** Returns a copy with another value at a path, or without the key. */
function put(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement
  if (Array.isArray(value)) {
    return value.map((one, index) => (index === key ? put(one, rest, replacement) : one))
  }
  const { [key]: old, ...others } = value as Readonly<Record<string, unknown>>
  return rest.length === 0 && replacement === ABSENT
    ? others
    : { ...others, [key]: put(old, rest, replacement) }
}
