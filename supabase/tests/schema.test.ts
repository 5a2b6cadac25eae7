import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, queryAndRollBack } from './openDatabase.ts'

// Values are SQL expressions, because some have no JavaScript equivalent.
const VALID = {
  models: { id: `'a-1.b'`, name: `'A'`, provider: `'P'`, description: 'null', model_url: 'null' },
  evaluations: {
    id: `'e2'`,
    model_id: `'m'`,
    evaluation_date: `'2024-02-29'`,
    compound_score: '0.5',
    total_probes: '10',
    source_title: `'T'`,
    source_url: `'https://example.org/t'`,
  },
  evaluation_scores: {
    evaluation_id: `'e'`,
    category: `'bias'`,
    raw_score: '0.5',
    z_score: '-1.5',
  },
  evaluation_categories: {
    evaluation_id: `'e'`,
    parent_category: `'bias'`,
    subcategory: `'S'`,
    score: '0.5',
    probe_count: '10',
    measure: `'mean'`,
  },
  evaluation_notes: { evaluation_id: `'e'`, position: '1', note_text: `'N'` },
}
type Table = keyof typeof VALID
type Changes = Record<string, string>

const url = (length: number) => `'https://x.y/' || repeat('z', ${length - 12})`
const text = (length: number) => `repeat('x', ${length})`

const ACCEPTED: [Table, Changes][] = [
  ['models', {}],
  ['models', { id: text(80), name: text(200), provider: text(120) }],
  ['models', { id: `'7'`, description: text(2000), model_url: url(2000) }],
  ['models', { model_url: `'http://example.org/a?b=c#d'` }],
  ['models', { name: `repeat('ß', 200)` }],
  ['evaluations', {}],
  ['evaluations', { compound_score: '0', total_probes: '0' }],
  ['evaluations', { compound_score: '1', total_probes: '2147483647' }],
  ['evaluations', { compound_score: 'null', source_title: 'null', source_url: 'null' }],
  ['evaluations', { evaluation_date: `'2000-01-01'` }],
  ['evaluation_scores', { raw_score: '0', z_score: '0' }],
  ['evaluation_scores', { raw_score: '1', z_score: '1e308' }],
  ...['bias', 'factuality', 'toxicity', 'jailbreak'].flatMap((category): [Table, Changes][] => [
    ['evaluation_scores', { category: `'${category}'` }],
    ['evaluation_categories', { parent_category: `'${category}'` }],
  ]),
  ['evaluation_categories', { score: '0', probe_count: '0', measure: `'macro_f1'` }],
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
const blankOr = (most: number) => [`''`, `' '`, `E'\\n\\t'`, text(most + 1)]

const each = (table: Table, column: string, values: readonly string[], constraint: string) =>
  values.map((value) => ({ table, changes: { [column]: value }, constraint }))

const REFUSED = [
  ...each('models', 'id', NO_SLUGS, 'models_id_is_a_slug'),
  ...each('models', 'id', [`'m'`], 'models_pkey'),
  ...each('models', 'name', blankOr(200), 'models_name_is_bounded'),
  ...each('models', 'provider', blankOr(120), 'models_provider_is_bounded'),
  ...each('models', 'description', blankOr(2000), 'models_description_is_bounded'),
  ...each('models', 'model_url', NO_URLS, 'models_url_is_http'),
  ...each('evaluations', 'id', blankOr(200), 'evaluations_id_is_bounded'),
  ...each('evaluations', 'model_id', [`'nobody'`], 'evaluations_model_id_fkey'),
  ...each('evaluations', 'evaluation_date', [`'2024-03-01'`], 'evaluations_latest'),
  ...each(
    'evaluations',
    'evaluation_date',
    [`'infinity'`, `'-infinity'`, `'1999-12-31'`, `'0044-03-15 BC'`, `'10000-01-01'`],
    'evaluations_date_is_on_the_calendar',
  ),
  ...each('evaluations', 'evaluation_date', [`'2023-02-29'`], 'date/time field value out of range'),
  ...each(
    'evaluations',
    'compound_score',
    NO_FRACTIONS,
    'evaluations_compound_score_is_a_fraction',
  ),
  ...each('evaluations', 'total_probes', ['-1'], 'evaluations_total_probes_is_a_count'),
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
    'evaluation_scores_z_score_is_finite',
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
    ['-1'],
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

const NULLABLE = ['description', 'model_url', 'compound_score', 'source_title', 'source_url']
const REQUIRED = Object.entries(VALID).flatMap(([table, row]) =>
  Object.keys(row)
    .filter((column) => !NULLABLE.includes(column))
    .map((column) => ({ table: table as Table, column })),
)

function insert(table: Table, changes: Changes = {}): string {
  const row = { ...VALID[table], ...changes }
  return `insert into public.${table} (${Object.keys(row).join(', ')})
    values (${Object.values(row).join(', ')})`
}

let database: PGlite
beforeAll(async () => {
  database = await openDatabase({ seeded: false })
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

it('the query for the latest evaluations uses the index and no sort', async () => {
  const plan = await queryAndRollBack(
    database,
    `insert into public.models (id, name, provider) select 'n' || i, 'N', 'P' from generate_series(1, 2000) i`,
    `insert into public.evaluations (model_id, evaluation_date, total_probes)
      select 'n' || i, date '2024-01-01' + d, 1 from generate_series(1, 2000) i, generate_series(1, 20) d`,
    'analyze public.models, public.evaluations',
    `explain select m.id, latest.* from public.models m cross join lateral (
      select e.id, e.compound_score from public.evaluations e
      where e.model_id = m.id order by e.evaluation_date desc limit 1
    ) latest`,
  )
  const lines = plan.map((line) => String(line['QUERY PLAN'])).join('\n')
  expect(lines).toContain('Index Scan using evaluations_latest')
  expect(lines).not.toContain('Sort')
})
