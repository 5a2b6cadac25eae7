import { describe, expect, it } from 'vitest'
import { aModel } from './testing/builders.ts'
import {
  createMemorySource,
  createModels,
  type OwnModel,
  type StoredModel,
  type StoredSuite,
} from './data/index.ts'
import { fullModelSchema, parseTolerantly, suiteSchema } from './data/rows/index.ts'

type Path = readonly (string | number)[]

const INTERVAL = { lower: 0.4, upper: 0.6, kind: 'known' } as const
const SCORE = {
  ...{ kind: 'measured', raw: 0.5, z: 0 },
  ...{ interval: INTERVAL, ranks: { best: 1, worst: 2, kind: 'known' } },
} as const
const STORED = aModel('a', {
  evaluations: [
    {
      scores: {
        bias: SCORE,
        factuality: SCORE,
        toxicity: SCORE,
        jailbreak: SCORE,
        composite: SCORE,
      },
      evaluatedOn: '2024-03-01',
      dateKind: 'day',
      origin: { title: 'A Paper', url: 'https://example.org/paper' },
      totalProbes: 12,
      subcategories: [
        {
          ...{ category: 'bias', name: 'Hiring', score: 0.5, probeCount: 12, measure: 'mean' },
          interval: { ...INTERVAL, level: 0.9 },
          published: { value: 5, low: 0, high: 10, isLowerBetter: false, unit: 'points' },
        },
      ],
      notes: ['A note.'],
    },
  ],
} as unknown as Partial<StoredModel>)
const SUITE = {
  ...{ id: 'suite', title: 'A Suite', version: '1', language: 'English', evaluator: 'Acme' },
  ...{ licence: 'MIT', licenceUrl: 'https://example.org/', url: 'https://example.org/' },
  ...{ description: 'A suite.', publishedOn: '2024-03-01', caveats: ['A caveat.'] },
}
const OWN = {
  ...{ id: 'a', name: 'A', provider: 'Acme', description: 'A model.', url: 'https://a.test/' },
  ...{ evaluatedOn: '2024-03-01', origin: { title: 'A Paper', url: 'https://a.test/' } },
  ...{ totalProbes: 12, notes: ['A note.'] },
  figures: { bias: [{ name: 'Hiring', score: 0.5, probeCount: 12, measure: 'mean' }] },
}

const create = (model: unknown) => createMemorySource([model as StoredModel])
const createOwn = (model: unknown) => createModels([model as OwnModel])
const createSuite = (suite: unknown) => createMemorySource([], [suite as StoredSuite])

/** Returns whether the readers of rows and snapshots take a value as it is. */
function isRead(schema: Parameters<typeof parseTolerantly>[0], value: unknown): boolean {
  return parseTolerantly(schema, value)?.invalidFields === 0
}
const isSuiteRead = (suite: object) =>
  isRead(suiteSchema, { ...suite, categories: ['bias'], models: 1 })

it('a valid model and a valid suite are taken by every validator', () => {
  expect([isRead(fullModelSchema, STORED), isSuiteRead(SUITE)]).toEqual([true, true])
  expect(() => [create(STORED), createOwn(OWN), createSuite(SUITE)]).not.toThrow()
})

const TEXTS = ['', ' ', '\u200b', 7]
const DAYS = ['1990-01-01', '2024-02-30', 'yesterday']
const ADDRESSES = ['javascript:alert(1)', 'example.org', `https://a.test/${'x'.repeat(2000)}`]
const FRACTIONS = [-0.1, 87, NaN, '0.5']
const COUNTS = [-1, 1.5, 1e12, '12']

describe('the same value', () => {
  const evaluation = ['evaluations', 0] as const
  const bias = [...evaluation, 'scores', 'bias'] as const
  const figure = [...evaluation, 'subcategories', 0] as const
  const ownFigure = ['figures', 'bias', 0] as const

  it.each<[values: readonly unknown[], stored: Path, own?: Path]>([
    [['A', 'a,b', 'x'.repeat(81), 7], ['id'], ['id']],
    [[...TEXTS, 'x'.repeat(201)], ['name'], ['name']],
    [[...TEXTS, 'x'.repeat(121)], ['provider'], ['provider']],
    [[...TEXTS, 'x'.repeat(2001)], ['description'], ['description']],
    [ADDRESSES, ['url'], ['url']],
    [DAYS, [...evaluation, 'evaluatedOn'], ['evaluatedOn']],
    [['noon'], [...evaluation, 'dateKind']],
    [
      [...TEXTS, 'x'.repeat(301)],
      [...evaluation, 'origin', 'title'],
      ['origin', 'title'],
    ],
    [ADDRESSES, [...evaluation, 'origin', 'url'], ['origin', 'url']],
    [COUNTS, [...evaluation, 'totalProbes'], ['totalProbes']],
    [
      [...TEXTS, 'x'.repeat(2001)],
      [...evaluation, 'notes', 0],
      ['notes', 0],
    ],
    [FRACTIONS, [...bias, 'raw']],
    [
      [undefined, NaN, 101, '0'],
      [...bias, 'z'],
    ],
    [
      [{ lower: 45, upper: 55 }, { lower: 0.7, upper: 0.2 }, 0.1],
      [...bias, 'interval'],
    ],
    [[undefined], [...bias, 'interval']],
    [
      ['wide', undefined],
      [...bias, 'interval', 'kind'],
    ],
    [
      [0, 3, 1.5],
      [...bias, 'ranks', 'best'],
    ],
    [
      ['privacy', undefined],
      [...figure, 'category'],
    ],
    [
      [...TEXTS, 'x'.repeat(201)],
      [...figure, 'name'],
      [...ownFigure, 'name'],
    ],
    [FRACTIONS, [...figure, 'score'], [...ownFigure, 'score']],
    [COUNTS, [...figure, 'probeCount'], [...ownFigure, 'probeCount']],
    [['median'], [...figure, 'measure'], [...ownFigure, 'measure']],
    [
      [0.55, 2],
      [...figure, 'interval', 'lower'],
    ],
    [
      [0, 1, '0.9'],
      [...figure, 'interval', 'level'],
    ],
    [['nothing'], [...figure, 'unknownError']],
    [
      [2e9, '5', undefined],
      [...figure, 'published', 'value'],
    ],
    [
      [undefined, 1],
      [...figure, 'published', 'isLowerBetter'],
    ],
    [
      [...TEXTS, 'x'.repeat(41)],
      [...figure, 'published', 'unit'],
    ],
  ])('%j is invalid in every model at %j', (values, path, ownPath) => {
    for (const value of values) {
      const stored = put(STORED, path, value)
      expect(isRead(fullModelSchema, stored), String(value)).toBe(false)
      expect(() => create(stored), String(value)).toThrow(TypeError)
      if (ownPath) expect(() => createOwn(put(OWN, ownPath, value))).toThrow(TypeError)
    }
  })

  it.each<[key: string, values: readonly unknown[]]>([
    ['id', ['My Suite', 7]],
    ['title', [...TEXTS, 'x'.repeat(201)]],
    ['version', [...TEXTS, 'x'.repeat(81)]],
    ['description', [...TEXTS, 'x'.repeat(2001)]],
    ['url', ADDRESSES],
    ['licenceUrl', ADDRESSES],
    ['publishedOn', DAYS],
    ['caveats', ['A caveat.', ['a', 'b', 'c', 'd'], ['x'.repeat(91)], [7]]],
  ])('is invalid in every suite as %s: %j', (key, values) => {
    for (const value of values) {
      const suite = put(SUITE, [key], value) as object
      expect(isSuiteRead(suite), String(value)).toBe(false)
      expect(() => createSuite(suite), String(value)).toThrow(TypeError)
    }
  })

  it('0 prompts are valid in rows and in the objects of them, and not as the number of own figures', () => {
    const path = [...evaluation, 'totalProbes']
    expect(isRead(fullModelSchema, put(STORED, path, 0))).toBe(true)
    expect(() => create(put(STORED, path, 0))).not.toThrow()
    expect(() => createOwn({ ...OWN, totalProbes: 0 })).toThrow('not a whole number from 1.')
  })
})

/** Returns a copy with another value at a path. */
function put(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...Object(value) }) as Record<
    string | number,
    unknown
  >
  copy[key] = put(copy[key], rest, replacement)
  return copy
}
