import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, PUBLIC_ROLES, queryAndRollBack } from './openDatabase.ts'

let database: PGlite
beforeAll(async () => {
  database = await openDatabase({ seeded: false })
})
afterAll(() => database.close())

const ADDED = `
  insert into public.suites (id, title, categories, position) values
    ('last', 'L', '{bias}', 9), ('b', 'B', '{bias}', 1), ('a', 'A', '{bias}', 1), ('empty', 'E', '{}', 2)`
const MODELS = `insert into public.models (id, name, provider) values ('m', 'M', 'P'), ('n', 'N', 'P'), ('o', 'O', 'P')`
const EVALUATIONS = `
  insert into public.evaluations (model_id, suite_id, evaluation_date) values
    ('m', 'last', '2024-01-01'), ('m', 'last', '2024-01-02'), ('m', 'a', '2024-01-01'),
    ('m', 'b', '2024-01-01'), ('n', 'last', '2024-01-01')`

describe.each(PUBLIC_ROLES)('as %s', (role) => {
  const readAsRole = (sql: string) =>
    queryAndRollBack(database, ADDED, MODELS, EVALUATIONS, `set local role ${role}`, sql)

  it('model_count is the number of models with an evaluation in the suite', async () => {
    const counts = `select s.id, public.model_count(s) as models from public.suites s order by s.position, s.id`
    expect(await readAsRole(counts)).toEqual([
      { id: 'a', models: 1 },
      { id: 'b', models: 1 },
      { id: 'empty', models: 0 },
      { id: 'last', models: 2 },
      { id: 'unnamed', models: 0 },
    ])
  })

  it('ranked_models counts the models with each score in their latest evaluation of the suite', async () => {
    const counted = [
      `update public.evaluations set compound_score = 0 where suite_id = 'last' and evaluation_date = '2024-01-02'`,
      `insert into public.evaluation_scores (evaluation_id, category, raw_score, z_score)
        select id, 'bias', 0, 0 from public.evaluations where suite_id = 'last'`,
    ]
    const sql = `select s.id, public.ranked_models(s) as models from public.suites s order by s.position, s.id`
    const setUp = [ADDED, MODELS, EVALUATIONS, ...counted, `set local role ${role}`]
    expect(await queryAndRollBack(database, ...setUp, sql)).toEqual([
      { id: 'a', models: {} },
      { id: 'b', models: {} },
      { id: 'empty', models: {} },
      { id: 'last', models: { bias: 2, composite: 1 } },
      { id: 'unnamed', models: {} },
    ])
  })

  it('latest_evaluations are the newest one of the model in each suite, and default_evaluations that of the first', async () => {
    const ofModels = (relation: string) =>
      readAsRole(`select m.id, e.suite_id as suite, e.evaluation_date::text as day
        from public.models m, public.${relation}(m) e order by m.id, e.suite_id`)
    expect(await ofModels('latest_evaluations')).toEqual([
      { id: 'm', suite: 'a', day: '2024-01-01' },
      { id: 'm', suite: 'b', day: '2024-01-01' },
      { id: 'm', suite: 'last', day: '2024-01-02' },
      { id: 'n', suite: 'last', day: '2024-01-01' },
    ])
    expect(await ofModels('default_evaluations')).toEqual([
      { id: 'm', suite: 'a', day: '2024-01-01' },
    ])
  })

  it('suite_ids are the suites with an evaluation of the model, by position and id', async () => {
    const ids = `select m.id, public.suite_ids(m) as suites from public.models m order by m.id`
    expect(await readAsRole(ids)).toEqual([
      { id: 'm', suites: ['a', 'b', 'last'] },
      { id: 'n', suites: ['last'] },
      { id: 'o', suites: [] },
    ])
  })
})

it('an evaluation that names no suite belongs to the suite “unnamed”', async () => {
  const [row] = await queryAndRollBack(
    database,
    MODELS,
    `insert into public.evaluations (model_id, evaluation_date) values ('m', '2024-01-01')
      returning suite_id`,
  )
  expect(row).toEqual({ suite_id: 'unnamed' })
})

it('the suite “unnamed” measures every category, and is the last', async () => {
  const sql = `select title, categories, position from public.suites where id = 'unnamed'`
  expect(await queryAndRollBack(database, sql)).toEqual([
    {
      title: 'Results without a suite',
      categories: ['bias', 'factuality', 'toxicity', 'jailbreak'],
      position: 2_147_483_647,
    },
  ])
})

it('a suite with evaluations cannot be deleted', async () => {
  const removed = `delete from public.suites where id = 'last'`
  const refused = queryAndRollBack(database, ADDED, MODELS, EVALUATIONS, removed)
  await expect(refused).rejects.toThrow('evaluations_suite_id_fkey')
  await queryAndRollBack(database, ADDED, removed)
})

/** Reads models as PostgREST does, with their latest evaluations in one suite. */
const LATEST = `select m.id, latest.* from public.models m left join lateral (
    select e.id, e.compound_score from public.latest_evaluations(m) e where e.suite_id = 'suite-1'
  ) latest on true`
const DEFAULT = `select m.id, latest.* from public.models m left join lateral (
    select e.id, e.compound_score from public.default_evaluations(m) e
  ) latest on true`
const FIRST = `from public.suites s where s.id = 'suite-1'`

interface Plan {
  readonly 'QUERY PLAN': string
}

const SIZE = 300
/**
 * Fills the tables: every model has the same number of evaluations in every suite. Truncates them first,
 * because the index has the entries of earlier tests until then.
 */
const fill = (suites: number, evaluations: number) => [
  'truncate public.models cascade',
  `insert into public.suites (id, title, categories, position)
    select 'suite-' || i, 'S', '{bias}', i from generate_series(1, ${suites}) i`,
  `insert into public.models (id, name, provider)
    select 'n' || i, 'N', 'P' from generate_series(1, ${SIZE}) i`,
  `insert into public.evaluations (model_id, suite_id, evaluation_date)
    select 'n' || i, 'suite-' || s, date '2024-01-01' + d
    from generate_series(1, ${SIZE}) i, generate_series(1, ${suites}) s, generate_series(1, ${evaluations}) d`,
  'analyze public.models, public.suites, public.evaluations',
]

/** Counts what the transaction has read of the evaluations: entries of the index, and rows without it. */
async function countReads() {
  const read = (relation: string) =>
    `pg_stat_get_xact_tuples_returned('public.${relation}'::regclass)::integer`
  const sql = `select ${read('evaluations_latest')} as entries, ${read('evaluations')} as rows`
  const { rows } = await database.query<{ readonly entries: number; readonly rows: number }>(sql)
  return rows[0] ?? { entries: NaN, rows: NaN }
}

describe.each([
  [1, 1],
  [4, 10],
])('of %i suites with %i evaluations of each model', (suites, evaluations) => {
  beforeAll(() => database.exec(['begin', ...fill(suites, evaluations)].join(';')))
  afterAll(() => database.exec('rollback'))

  it.each([
    ['a suite', LATEST, 'public.latest_evaluations'],
    ['the first suite', DEFAULT, 'public.default_evaluations'],
  ])(
    'the query for the latest evaluations of %s uses the index, without a call for each model',
    async (_, sql, name) => {
      const { rows: plan } = await database.query<Plan>(`explain (verbose) ${sql}`)
      const lines = plan.map((line) => line['QUERY PLAN']).join('\n')
      expect(lines).toContain('Index Scan using evaluations_latest')
      expect(lines).not.toContain('Function Scan')
      expect(lines).not.toContain(name)
    },
  )

  it.each([
    ['the latest evaluations', LATEST, SIZE],
    ['model_count', `select public.model_count(s) ${FIRST}`, SIZE],
    ['ranked_models', `select public.ranked_models(s) ${FIRST}`, SIZE],
    ['suite_ids', 'select public.suite_ids(m) from public.models m', SIZE * suites],
  ])('one entry of the index is read for each model and suite by %s', async (_, sql, entries) => {
    const before = await countReads()
    await database.query(sql)
    const after = await countReads()
    expect(after).toEqual({ entries: before.entries + entries, rows: before.rows })
  })
})
