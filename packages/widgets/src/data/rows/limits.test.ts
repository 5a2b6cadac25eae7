import { describe, expect, it } from 'vitest'
import {
  MIN_DAY,
  getLastDay,
  MAX_COUNT,
  MAX_VALUE,
  MAX_Z,
  MAX_LENGTHS,
} from '../../domain/index.ts'
import {
  fromModelRow,
  fromSuiteRow,
  fullModelSchema,
  parseRows,
  suiteSchema,
  toEvaluatedModel,
} from './index.ts'
import { LAST_DAY } from '../../testing/lastDay.ts'

const DAY_MS = 86_400_000
const TODAY = Date.parse('2024-06-01T12:00:00Z')
const ERROR = { interval_kind: 'known', rank_best: 1, rank_worst: 2, lower: 0.4, upper: 0.6 }

const MODEL = {
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
      ...ERROR,
      evaluation_scores: [{ category: 'bias', raw_score: 0.5, z_score: 1, ...ERROR }],
      evaluation_categories: [
        {
          parent_category: 'bias',
          subcategory: 'B',
          score: 0.5,
          probe_count: 1,
          measure: 'mean',
          published_value: 50,
          published_unit: 'percent',
          published_low: 0,
          published_high: 100,
          lower_is_better: false,
        },
      ],
      evaluation_notes: [{ note_text: 'N' }],
    },
  ],
}
const SUITE = {
  id: 's',
  title: 'T',
  version: 'V',
  language: 'L',
  evaluator: 'E',
  url: 'https://example.org/s',
  licence: 'M',
  licence_url: 'https://example.org/l',
  published_on: '2024-03-01',
  description: 'D',
  categories: ['bias'],
  category_details: { bias: { figures: ['B'], measures: 'M', short: 'S' } },
  caveats: ['C'],
  model_count: 1,
}

type Limit = readonly [path: string, most: unknown, more: unknown, costs: 'row' | 'field']

const longText = (path: string, most: number, costs: 'row' | 'field'): Limit => [
  path,
  '🙂'.repeat(most),
  `${'🙂'.repeat(most)}x`,
  costs,
]
const address = (length: number) => `https://x.y/${'z'.repeat(length - 12)}`
const longAddress = (path: string): Limit => [
  path,
  address(MAX_LENGTHS.address),
  address(MAX_LENGTHS.address + 1),
  'field',
]
const numbers = (path: string, most: number): Limit[] => [
  [path, most, most + 1, 'field'],
  [path, -most, -most - 1, 'field'],
]

const EVALUATION = 'evaluations.0'
const FIGURE = `${EVALUATION}.evaluation_categories.0`
const SCORE = `${EVALUATION}.evaluation_scores.0`

const OF_MODELS: readonly Limit[] = [
  longText('name', MAX_LENGTHS.modelName, 'row'),
  longText('provider', MAX_LENGTHS.provider, 'row'),
  longText('description', MAX_LENGTHS.description, 'field'),
  longAddress('model_url'),
  [`${EVALUATION}.evaluation_date`, MIN_DAY, '1999-12-31', 'row'],
  [`${EVALUATION}.evaluation_date`, '2024-06-02T23:00:00Z', '2024-06-03', 'row'],
  [`${EVALUATION}.evaluation_date`, '2024-06-01', '9999-12-31', 'row'],
  longText(`${EVALUATION}.source_title`, MAX_LENGTHS.sourceTitle, 'field'),
  longAddress(`${EVALUATION}.source_url`),
  [`${EVALUATION}.total_probes`, MAX_COUNT, MAX_COUNT + 1, 'field'],
  [`${EVALUATION}.rank_worst`, MAX_COUNT, Number.MAX_SAFE_INTEGER, 'field'],
  ...numbers(`${SCORE}.z_score`, MAX_Z),
  [`${SCORE}.rank_worst`, MAX_COUNT, MAX_COUNT + 1, 'field'],
  longText(`${FIGURE}.subcategory`, MAX_LENGTHS.subcategory, 'field'),
  [`${FIGURE}.probe_count`, MAX_COUNT, MAX_COUNT + 1, 'field'],
  longText(`${FIGURE}.published_unit`, MAX_LENGTHS.unit, 'field'),
  ...['published_value', 'published_low', 'published_high'].flatMap((column) =>
    numbers(`${FIGURE}.${column}`, MAX_VALUE),
  ),
  longText(`${EVALUATION}.evaluation_notes.0.note_text`, MAX_LENGTHS.note, 'field'),
]
const OF_SUITES: readonly Limit[] = [
  longText('title', MAX_LENGTHS.suiteTitle, 'row'),
  longText('version', MAX_LENGTHS.version, 'field'),
  longText('language', MAX_LENGTHS.language, 'field'),
  longText('evaluator', MAX_LENGTHS.evaluator, 'field'),
  longAddress('url'),
  longText('licence', MAX_LENGTHS.licence, 'field'),
  longAddress('licence_url'),
  ['published_on', MIN_DAY, '1999-12-31', 'field'],
  ['published_on', '2024-06-02', '2024-06-03', 'field'],
  longText('description', MAX_LENGTHS.description, 'field'),
  longText('category_details.bias.measures', MAX_LENGTHS.measures, 'field'),
  longText('category_details.bias.short', MAX_LENGTHS.short, 'field'),
  longText('caveats.0', MAX_LENGTHS.caveat, 'field'),
  ['caveats', ['A', 'B', 'C'], ['A', 'B', 'C', 'D'], 'field'],
  ['model_count', MAX_COUNT, MAX_COUNT + 1, 'field'],
]

const lastDay = getLastDay(TODAY)
const countInvalid = (row: unknown, kind: 'model' | 'suite') => {
  const listing =
    kind === 'model'
      ? parseRows([fromModelRow(row)], fullModelSchema, toEvaluatedModel, lastDay)
      : parseRows([fromSuiteRow(row)], suiteSchema, (suite) => suite, lastDay)
  const [item = {}] = listing.items
  return { row: listing.invalidRows, field: 'invalidFields' in item ? item.invalidFields : 0 }
}
const NONE = { row: 0, field: 0 }

describe.each([
  ['model', MODEL, OF_MODELS],
  ['suite', SUITE, OF_SUITES],
] as const)('a row of a %s', (kind, row, limits) => {
  it.each(limits)('has a limit of %s', (path, most, more, costs) => {
    expect(countInvalid(put(row, path.split('.'), most), kind)).toEqual(NONE)
    const counts = countInvalid(put(row, path.split('.'), more), kind)
    expect(counts).toEqual({ ...NONE, [costs]: 1 })
  })
})

it('a day is compared with tomorrow by the clock unless another one is given', () => {
  const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  const count = (day: string) => {
    const row = put(MODEL, [...EVALUATION.split('.'), 'evaluation_date'], day)
    return parseRows([fromModelRow(row)], fullModelSchema, toEvaluatedModel, LAST_DAY).invalidRows
  }
  expect([0, 1, 3].map(dayIn).map(count)).toEqual([0, 0, 1])
})

/** Returns a copy with another value at a path. */
function put(value: unknown, [key, ...rest]: readonly string[], replacement: unknown): unknown {
  if (key === undefined) return replacement
  if (Array.isArray(value)) {
    return value.map((one, at) => (String(at) === key ? put(one, rest, replacement) : one))
  }
  const fields = value as Readonly<Record<string, unknown>>
  return { ...fields, [key]: put(fields[key], rest, replacement) }
}
