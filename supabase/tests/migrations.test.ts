import { PGlite } from '@electric-sql/pglite'
import { expect, it } from 'vitest'
import { newCluster } from '../newCluster.ts'
import { HOSTED_PROJECT, readMigrations } from '../schema.ts'

/** The first migration that changes published rows. */
const FIRST = '20260101001200_rank_kinds.sql'

it('a project with rows of before takes the migrations that change rows', async () => {
  const database = await PGlite.create({ loadDataDir: await newCluster() })
  const migrations = await readMigrations()
  const run = async (isWanted: (name: string) => boolean) => {
    for (const { name, sql } of migrations) if (isWanted(name)) await database.exec(sql)
  }
  await database.exec(HOSTED_PROJECT)
  await run((name) => name < FIRST)
  await database.exec(`
    insert into public.suites (id, title, categories, position)
      values ('s', 'S', array['bias', 'toxicity'], 1);
    insert into public.models (id, name, provider) values ('m', 'M', 'P'), ('n', 'N', 'P');
    insert into public.evaluations (id, model_id, suite_id, evaluation_date, compound_score,
      lower, upper, interval_kind, rank_best, rank_worst) values
      ('zero', 'm', 's', '2024-01-01', 0, 0, 0.1, 'known', 2, 2),
      ('half', 'n', 's', '2024-01-01', 0.5, 0.4, 0.6, 'known', 1, 1);
    insert into public.evaluation_scores (evaluation_id, category, raw_score, z_score) values
      ('zero', 'bias', 0, 0), ('zero', 'toxicity', 0, -1);
  `)
  await run((name) => name >= FIRST)
  const { rows } = await database.query(
    'select id, compound_score, rank_best, rank_kind from public.evaluations order by id',
  )
  expect(rows).toEqual([
    { id: 'half', compound_score: 0.5, rank_best: 1, rank_kind: 'at_least' },
    { id: 'zero', compound_score: null, rank_best: null, rank_kind: null },
  ])
  const added = await database.query(
    'select category_details, caveats, incomplete_categories, date_kind from public.suites, public.evaluations limit 1',
  )
  expect(added.rows).toEqual([
    { category_details: null, caveats: null, incomplete_categories: null, date_kind: null },
  ])
  const scores = await database.query('select category, raw_score from public.evaluation_scores')
  expect(scores.rows).toEqual([{ category: 'toxicity', raw_score: 0 }])
  await database.close()
})
