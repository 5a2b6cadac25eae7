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

const LATEST = `select m.id, latest.* from public.models m cross join lateral (
    select e.id, e.compound_score from public.evaluations e
    where e.model_id = m.id and e.suite_id = 'suite-1' order by e.evaluation_date desc limit 1
  ) latest`

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

it('the query for the latest evaluations of a suite uses the index and no sort', async () => {
  const plan = await queryAndRollBack(database, ...fill(3, 20), `explain ${LATEST}`)
  const lines = plan.map((line) => String(line['QUERY PLAN'])).join('\n')
  expect(lines).toContain('Index Scan using evaluations_latest')
  expect(lines).not.toContain('Sort')
})

/** Counts what a query reads of the evaluations: entries of the index, and rows without an index. */
async function countReads(rows: readonly string[], query: string) {
  const read = (relation: string) =>
    `pg_stat_get_xact_tuples_returned('public.${relation}'::regclass)::integer as ${relation}`
  const reads = `select ${read('evaluations_latest')}, ${read('evaluations')}`
  const [difference] = await queryAndRollBack(
    database,
    ...rows,
    `create temporary table before on commit drop as ${reads}`,
    query,
    `select now.evaluations_latest - before.evaluations_latest as entries,
      now.evaluations - before.evaluations as rows
      from (${reads}) as now, before`,
  )
  return difference
}

describe('one entry of the index is read for each model and suite', () => {
  it.each([
    [1, 1],
    [1, 30],
    [4, 1],
    [4, 10],
  ])('of %i suites with %i evaluations of each model', async (suites, evaluations) => {
    const rows = fill(suites, evaluations)
    const count = `select public.model_count(s) from public.suites s where s.id = 'suite-1'`
    const ids = 'select public.suite_ids(m) from public.models m'
    expect(await countReads(rows, LATEST)).toEqual({ entries: SIZE, rows: 0 })
    expect(await countReads(rows, count)).toEqual({ entries: SIZE, rows: 0 })
    expect(await countReads(rows, ids)).toEqual({ entries: SIZE * suites, rows: 0 })
  })
})
