import { createSupabaseSource } from '@transparency-lab/widgets/supabase'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmbeddedBackend } from '../supabase/index.ts'
import { growthRows, readSuites, rowsSql } from './database.ts'

let backend: Awaited<ReturnType<typeof startEmbeddedBackend>>

beforeAll(async () => {
  backend = await startEmbeddedBackend()
})
afterAll(() => backend.close())

it('the suite that is read, and the counts of the report, are those in the database', async () => {
  await backend.runAsOwner(await rowsSql('published'))
  const suites = (await createSupabaseSource(backend.client).listSuites?.())?.items ?? []
  expect(await readSuites(backend)).toEqual({
    firstSuite: suites[0]?.id,
    suites: suites.length,
    evaluations: 1,
  })
  await backend.runAsOwner(await rowsSql({ models: 4, evaluations: 5, suites: 2 }))
  expect(await readSuites(backend)).toEqual({ firstSuite: 'suite-1', suites: 2, evaluations: 5 })
})

it('made-up models have their evaluations, and a composite only if no score is missing', async () => {
  await backend.runAsOwner(await rowsSql({ models: 40, evaluations: 5, suites: 2 }))
  const { rows } = await backend.database.query(`
    select count(distinct model_id)::int as models, count(*)::int as evaluations,
      bool_or(n < 4) as some_lack_a_score,
      bool_and(case when n = 4 then abs(compound_score - mean) < 1e-9 else compound_score is null end) as ok
    from (select e.*, count(s.*) as n, avg(s.raw_score) as mean
      from public.evaluations e left join public.evaluation_scores s on s.evaluation_id = e.id
      group by e.id) as t`)
  expect(rows).toEqual([{ models: 40, evaluations: 400, some_lack_a_score: true, ok: true }])
})

it('growth is the ratio of minimum times between the ends of a series, without the warm-up round', () => {
  const read = (models: number, evaluations: number, ...times: number[]) => ({
    models,
    evaluations,
    suites: 1,
    times: { PGlite: [1, ...times] },
  })
  expect(growthRows([read(100, 1, 4, 5), read(100, 100, 6, 5), read(1_000, 100, 50, 60)])).toEqual([
    {
      growing: '1 to 100 evaluations',
      constant: '1 suites, 100 models',
      'PGlite takes': '1.3 × as long',
    },
  ])
})
