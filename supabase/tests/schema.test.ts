import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, queryAndRollBack } from './openDatabase.ts'
import {
  blankOr,
  insert,
  NO_ERROR,
  NO_FIGURE_ERROR,
  text,
  url,
  VALID,
  type Changes,
  type Table,
} from './validRows.ts'

const NO_CATEGORIES = [`'[]'`, `'1'`, `'"bias"'`, `'{"bias": {}, "privacy": {}}'`]

const ACCEPTED: [Table, Changes][] = [
  ['suites', {}],
  ['suites', { id: text(80), title: text(200), version: text(80), language: text(80) }],
  ['suites', { evaluator: text(200), licence: text(300), description: text(2000) }],
  ['suites', { url: url(2000), licence: `'MIT'`, licence_url: url(2000) }],
  ['suites', { published_on: `'2000-01-01'`, position: '2147483647' }],
  ...['first_party', 'third_party', 'collaborative', 'other'].map(
    (relationship): [Table, Changes] => ['suites', { relationship: `'${relationship}'` }],
  ),
  ['suites', { categories: `'{}'` }],
  ['suites', { categories: `array['jailbreak', 'bias', 'toxicity', 'factuality']` }],
  ['suites', { category_details: `'{"bias": {"figures": ["A"], "about": "B"}}'` }],
  ['suites', { caveats: `array['A', 'B', 'C']` }],
  ['evaluations', { incomplete_categories: `'{"bias": {"present": 1, "needed": 2}}'` }],
  ['models', {}],
  ['models', { id: text(80), name: text(200), provider: text(120) }],
  ['models', { id: `'7'`, description: text(2000), model_url: url(2000) }],
  ['models', { model_url: `'http://example.org/a?b=c#d'` }],
  ['models', { name: `repeat('ß', 200)` }],
  ['evaluations', {}],
  ['evaluations', { date_kind: `'at_latest'` }],
  ['evaluations', { date_kind: 'null' }],
  ['evaluations', { compound_score: '0', total_probes: '1' }],
  ['evaluations', { compound_score: '1', total_probes: '2147483647' }],
  ['evaluations', { compound_score: 'null', source_title: 'null', source_url: 'null' }],
  ['evaluations', { total_probes: 'null' }],
  ['evaluations', { evaluation_date: `'2000-01-01'` }],
  ['evaluations', { evaluation_date: `'2024-03-01'`, suite_id: `'unnamed'` }],
  ['evaluation_scores', { raw_score: '0', z_score: '0' }],
  ['evaluation_scores', { raw_score: '1', z_score: '100' }],
  ...['bias', 'factuality', 'toxicity', 'jailbreak'].flatMap((category): [Table, Changes][] => [
    ['evaluation_scores', { category: `'${category}'` }],
    ['evaluation_categories', { parent_category: `'${category}'` }],
  ]),
  ['evaluation_categories', { score: '0', probe_count: '1', measure: `'macro_f1'` }],
  ['evaluation_categories', { probe_count: 'null' }],
  ['evaluation_categories', { score: '1', subcategory: text(200), measure: `'proportion'` }],
  ['evaluation_notes', { note_text: text(2000) }],
]

const NO_FRACTIONS = ['1.7', '-0.1', '1.0000000001', `'NaN'`, `'Infinity'`, `'-Infinity'`]
const NO_URLS = [
  `'javascript:alert(1)'`,
  `'ftp://example.org'`,
  `'example.org'`,
  `'https://'`,
  `'https://a b'`,
  `E'https://a\\n'`,
  `E'x\\nhttps://a'`,
  `''`,
  url(2001),
]
const NO_SLUGS = [
  ...['', 'Upper', 'a b', 'a--b', 'a.-b', '-a', 'a-', 'a.', 'a/b', 'a_b', 'é', 'a,b'].map(
    (id) => `'${id}'`,
  ),
  `E'a\\n'`,
  text(81),
]
const each = (table: Table, column: string, values: readonly string[], constraint: string) =>
  values.map((value) => ({ table, changes: { [column]: value }, constraint }))

const NO_DATES = [`'infinity'`, `'-infinity'`, `'1999-12-31'`, `'0044-03-15 BC'`, `'10000-01-01'`]
const WITH_LICENCE = { licence: `'MIT'` }

const REFUSED = [
  ...each('suites', 'id', NO_SLUGS, 'suites_id_is_a_slug'),
  ...each('suites', 'id', [`'s'`, `'unnamed'`], 'suites_pkey'),
  ...each('suites', 'title', blankOr(200), 'suites_title_is_bounded'),
  ...each('suites', 'version', blankOr(80), 'suites_version_is_bounded'),
  ...each('suites', 'language', blankOr(80), 'suites_language_is_bounded'),
  ...each('suites', 'evaluator', blankOr(200), 'suites_evaluator_is_bounded'),
  ...each('evaluations', 'date_kind', [`'about'`, `''`], 'evaluations_date_kind_is_known'),
  ...each('suites', 'relationship', [`'own'`, `''`], 'suites_relationship_is_known'),
  ...each('suites', 'url', NO_URLS, 'suites_url_is_http'),
  ...each('suites', 'licence', blankOr(300), 'suites_licence_is_bounded'),
  ...each('suites', 'licence_url', NO_URLS, 'suites_licence_url_is_http').map((row) => ({
    ...row,
    changes: { ...WITH_LICENCE, ...row.changes },
  })),
  ...each(
    'suites',
    'licence_url',
    [`'https://example.org/licence'`],
    'suites_licence_url_has_a_licence',
  ),
  ...each('suites', 'published_on', NO_DATES, 'suites_date_is_on_the_calendar'),
  ...each('suites', 'description', blankOr(2000), 'suites_description_is_bounded'),
  ...each(
    'suites',
    'categories',
    [`array['other']`, `array['Bias']`, `array['bias', null]`, `array[null::text]`],
    'suites_categories_are_known',
  ),
  ...each(
    'suites',
    'categories',
    [
      `array['bias', 'bias']`,
      `array['bias', 'toxicity', 'bias']`,
      `array[array['bias', 'toxicity']]`,
    ],
    'suites_categories_are_unique',
  ),
  ...each('suites', 'category_details', NO_CATEGORIES, 'suites_category_details_are_of_categories'),
  ...each(
    'suites',
    'caveats',
    [`'{}'`, `array[null::text]`, `array['A', 'B', 'C', 'D']`, `array[['A']]`, `'[2:2]={A}'`],
    'suites_caveats_are_a_list',
  ),
  ...each('suites', 'position', ['0', '-1'], 'suites_position_is_an_ordinal'),
  ...each('models', 'id', NO_SLUGS, 'models_id_is_a_slug'),
  ...each('models', 'id', [`'m'`], 'models_pkey'),
  ...each('models', 'name', blankOr(200), 'models_name_is_bounded'),
  ...each('models', 'provider', blankOr(120), 'models_provider_is_bounded'),
  ...each('models', 'description', blankOr(2000), 'models_description_is_bounded'),
  ...each('models', 'model_url', NO_URLS, 'models_url_is_http'),
  ...each('evaluations', 'id', blankOr(200), 'evaluations_id_is_bounded'),
  ...each('evaluations', 'model_id', [`'nobody'`], 'evaluations_model_id_fkey'),
  ...each('evaluations', 'suite_id', [`'nothing'`], 'evaluations_suite_id_fkey'),
  ...each('evaluations', 'evaluation_date', [`'2024-03-01'`], 'evaluations_latest'),
  ...each('evaluations', 'evaluation_date', NO_DATES, 'evaluations_date_is_on_the_calendar'),
  ...each('evaluations', 'evaluation_date', [`'2023-02-29'`], 'date/time field value out of range'),
  ...each(
    'evaluations',
    'compound_score',
    NO_FRACTIONS,
    'evaluations_compound_score_is_a_fraction',
  ),
  ...each(
    'evaluations',
    'incomplete_categories',
    NO_CATEGORIES,
    'evaluations_incomplete_categories_are_categories',
  ),
  ...each('evaluations', 'total_probes', ['0', '-1'], 'evaluations_total_probes_is_a_count'),
  ...each('evaluations', 'source_title', blankOr(300), 'evaluations_source_title_is_bounded'),
  ...each('evaluations', 'source_url', NO_URLS, 'evaluations_source_url_is_http'),
  ...each('evaluations', 'source_url', ['null'], 'evaluations_source_is_whole'),
  ...each('evaluations', 'source_title', ['null'], 'evaluations_source_is_whole'),
  ...each('evaluation_scores', 'evaluation_id', [`'x'`], 'evaluation_scores_evaluation_id_fkey'),
  ...each(
    'evaluation_scores',
    'category',
    [`'Bias'`, `'other'`, `''`],
    'evaluation_scores_category_is_known',
  ),
  ...each(
    'evaluation_scores',
    'raw_score',
    NO_FRACTIONS,
    'evaluation_scores_raw_score_is_a_fraction',
  ),
  ...each(
    'evaluation_scores',
    'z_score',
    [`'NaN'`, `'Infinity'`, `'-Infinity'`],
    'evaluation_scores_z_score_is_bounded',
  ),
  ...each(
    'evaluation_categories',
    'evaluation_id',
    [`'x'`],
    'evaluation_categories_evaluation_id_fkey',
  ),
  ...each(
    'evaluation_categories',
    'parent_category',
    [`'other'`],
    'evaluation_categories_parent_category_is_known',
  ),
  ...each(
    'evaluation_categories',
    'subcategory',
    blankOr(200),
    'evaluation_categories_subcategory_is_bounded',
  ),
  ...each(
    'evaluation_categories',
    'score',
    NO_FRACTIONS,
    'evaluation_categories_score_is_a_fraction',
  ),
  ...each(
    'evaluation_categories',
    'probe_count',
    ['0', '-1'],
    'evaluation_categories_probe_count_is_a_count',
  ),
  ...each(
    'evaluation_categories',
    'measure',
    [`'macroF1'`, `''`],
    'evaluation_categories_measure_is_known',
  ),
  ...each('evaluation_notes', 'evaluation_id', [`'x'`], 'evaluation_notes_evaluation_id_fkey'),
  ...each('evaluation_notes', 'position', ['0', '-1'], 'evaluation_notes_position_is_an_ordinal'),
  ...each('evaluation_notes', 'note_text', blankOr(2000), 'evaluation_notes_text_is_bounded'),
]

const NULLABLE = [
  'caveats',
  'category_details',
  'date_kind',
  'incomplete_categories',
  ...['version', 'language', 'evaluator', 'relationship', 'url', 'licence', 'licence_url'],
  ...['published_on', 'description', 'model_url', 'compound_score', 'source_title', 'source_url'],
  ...['total_probes', 'probe_count'],
  ...Object.keys(NO_ERROR),
  ...Object.keys(NO_FIGURE_ERROR),
]
const REQUIRED = Object.entries(VALID).flatMap(([table, row]) =>
  Object.keys(row)
    .filter((column) => !NULLABLE.includes(column))
    .map((column) => ({ table: table as Table, column })),
)

let database: PGlite
beforeAll(async () => {
  database = await openDatabase({ seeded: false })
  await database.exec(insert('suites', { id: `'s'` }))
  await database.exec(insert('models', { id: `'m'` }))
  await database.exec(insert('evaluations', { id: `'e'`, evaluation_date: `'2024-03-01'` }))
})
afterAll(() => database.close())

describe('schema accepts a row', () => {
  it.each(ACCEPTED)('in %s with %j', async (table, changes) => {
    await expect(queryAndRollBack(database, insert(table, changes))).resolves.toEqual([])
  })
})

describe('schema rejects a row', () => {
  it.each(REFUSED)(
    'by $constraint in $table with $changes',
    async ({ table, changes, constraint }) => {
      await expect(queryAndRollBack(database, insert(table, changes))).rejects.toThrow(constraint)
    },
  )

  it.each(REQUIRED)('without $column in $table', async ({ table, column }) => {
    const refused = expect(queryAndRollBack(database, insert(table, { [column]: 'null' }))).rejects
    await refused.toThrow(`null value in column "${column}"`)
  })
})

it.each(['evaluation_scores', 'evaluation_categories', 'evaluation_notes'] as const)(
  'schema rejects a duplicate key in %s',
  async (table) => {
    const twice = queryAndRollBack(database, insert(table), insert(table))
    await expect(twice).rejects.toThrow(`${table}_pkey`)
  },
)

it('an evaluation without an id gets a UUID', async () => {
  const { id: _, ...rest } = VALID.evaluations
  const columns = Object.keys(rest).join(', ')
  const sql = `insert into public.evaluations (${columns}) values (${Object.values(rest).join(', ')}) returning id`
  expect(await queryAndRollBack(database, sql)).toEqual([
    { id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  ])
})

it('deleting a model deletes its evaluations, scores, categories and notes', async () => {
  const left = await queryAndRollBack(
    database,
    insert('evaluation_scores'),
    insert('evaluation_categories'),
    insert('evaluation_notes'),
    `delete from public.models where id = 'm'`,
    `select (select count(*) from public.evaluations)::int as evaluations,
      (select count(*) from public.evaluation_scores)::int as scores,
      (select count(*) from public.evaluation_categories)::int as categories,
      (select count(*) from public.evaluation_notes)::int as notes`,
  )
  expect(left).toEqual([{ evaluations: 0, scores: 0, categories: 0, notes: 0 }])
})
