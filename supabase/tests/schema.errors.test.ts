import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, queryAndRollBack } from './openDatabase.ts'
import { blankOr, insert, text, type Changes, type Table } from './validRows.ts'

// Around the scores of 0.5 in the valid rows.
const INTERVAL = { lower: '0.4', upper: '0.5', interval_kind: `'known'` }
const FIGURE_INTERVAL = { lower: '0.4', upper: '0.5', interval_level: '0.95' }
const RANKS = { ...INTERVAL, rank_best: '1', rank_worst: '1', rank_kind: `'known'` }
const PUBLISHED = {
  published_value: '-3.5',
  published_low: '-10',
  published_high: '10',
  lower_is_better: 'false',
}

const ACCEPTED: [Table, Changes][] = [
  ...(['evaluations', 'evaluation_scores'] as const).flatMap((table): [Table, Changes][] => [
    [table, INTERVAL],
    [table, { ...INTERVAL, lower: '0', upper: '1', interval_kind: `'at_least'` }],
    [table, RANKS],
    [table, { ...RANKS, rank_worst: '3', rank_kind: `'at_least'` }],
  ]),
  ['evaluation_categories', FIGURE_INTERVAL],
  ['evaluation_categories', PUBLISHED],
  ['evaluation_categories', { ...PUBLISHED, published_unit: text(40) }],
  ...['partial_run', 'no_level', 'no_probe_count', 'zero_standard_error', 'no_standard_error'].map(
    (reason): [Table, Changes] => ['evaluation_categories', { unknown_error: `'${reason}'` }],
  ),
]

const refusedWith = (
  table: Table,
  valid: Changes,
  changes: readonly Changes[],
  constraint: string,
) => changes.map((change) => ({ table, changes: { ...valid, ...change }, constraint }))

const REFUSED = [
  ...(
    [
      ['evaluations', 'evaluations_interval_contains_the_composite'],
      ['evaluation_scores', 'evaluation_scores_interval_contains_the_score'],
    ] as const
  ).flatMap(([table, contains]) => [
    ...refusedWith(
      table,
      INTERVAL,
      [{ interval_kind: `'wide'` }],
      `${table}_interval_kind_is_known`,
    ),
    ...refusedWith(
      table,
      INTERVAL,
      [{ lower: 'null' }, { upper: 'null' }, { interval_kind: 'null' }],
      `${table}_interval_is_complete`,
    ),
    ...refusedWith(
      table,
      INTERVAL,
      [{ lower: '0.6' }, { upper: '0.4' }, { lower: '-0.1' }, { upper: '1.1' }, { upper: `'NaN'` }],
      contains,
    ),
    ...refusedWith(
      table,
      RANKS,
      [{ rank_best: 'null' }, { rank_worst: 'null' }, { rank_kind: 'null' }],
      `${table}_rank_range_is_complete`,
    ),
    ...refusedWith(
      table,
      RANKS,
      [{ rank_best: '0' }, { rank_best: '2' }],
      `${table}_rank_range_is_ordered`,
    ),
    ...refusedWith(table, RANKS, [{ rank_kind: `'wide'` }], `${table}_rank_kind_is_known`),
    ...refusedWith(
      table,
      { rank_best: '1', rank_worst: '1', rank_kind: `'known'` },
      [{}],
      `${table}_rank_range_has_an_interval`,
    ),
  ]),
  ...refusedWith(
    'evaluations',
    INTERVAL,
    [{ compound_score: 'null' }],
    'evaluations_interval_has_a_composite',
  ),
  ...refusedWith(
    'evaluation_categories',
    FIGURE_INTERVAL,
    [{ lower: 'null' }, { upper: 'null' }, { interval_level: 'null' }],
    'evaluation_categories_interval_is_complete',
  ),
  ...refusedWith(
    'evaluation_categories',
    FIGURE_INTERVAL,
    [{ lower: '0.6' }, { upper: '0.4' }],
    'evaluation_categories_interval_contains_the_score',
  ),
  ...refusedWith(
    'evaluation_categories',
    FIGURE_INTERVAL,
    [{ interval_level: '0' }, { interval_level: '1' }],
    'evaluation_categories_interval_level_is_a_level',
  ),
  ...refusedWith(
    'evaluation_categories',
    FIGURE_INTERVAL,
    [{ unknown_error: `'no_probe_count'` }],
    'evaluation_categories_error_is_known_or_not',
  ),
  ...refusedWith(
    'evaluation_categories',
    {},
    [{ unknown_error: `'other'` }],
    'evaluation_categories_unknown_error_is_known',
  ),
  ...refusedWith(
    'evaluation_categories',
    PUBLISHED,
    [
      { published_value: 'null' },
      { published_low: 'null' },
      { published_high: 'null' },
      { lower_is_better: 'null' },
    ],
    'evaluation_categories_published_is_complete',
  ),
  ...refusedWith(
    'evaluation_categories',
    PUBLISHED,
    [{ published_low: '10' }],
    'evaluation_categories_published_range_is_ordered',
  ),
  ...(['published_value', 'published_low', 'published_high'] as const).flatMap((column) =>
    refusedWith(
      'evaluation_categories',
      PUBLISHED,
      [{ [column]: `'Infinity'` }, { [column]: `'NaN'` }],
      `evaluation_categories_${column}_is_bounded`,
    ),
  ),
  ...refusedWith(
    'evaluation_categories',
    PUBLISHED,
    blankOr(40).map((published_unit) => ({ published_unit })),
    'evaluation_categories_published_unit_is_bounded',
  ),
]

let database: PGlite
beforeAll(async () => {
  database = await openDatabase({ seeded: false })
  await database.exec(insert('suites', { id: `'s'` }))
  await database.exec(insert('models', { id: `'m'` }))
  await database.exec(insert('evaluations', { id: `'e'`, evaluation_date: `'2024-03-01'` }))
})
afterAll(() => database.close())

describe('schema accepts an error or a published figure', () => {
  it.each(ACCEPTED)('in %s with %j', async (table, changes) => {
    await expect(queryAndRollBack(database, insert(table, changes))).resolves.toEqual([])
  })
})

describe('schema rejects an error or a published figure', () => {
  it.each(REFUSED)(
    'by $constraint in $table with $changes',
    async ({ table, changes, constraint }) => {
      await expect(queryAndRollBack(database, insert(table, changes))).rejects.toThrow(constraint)
    },
  )
})
