// @tier full
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PGlite } from '@electric-sql/pglite'
import { allRows, openDatabase, tryOut } from '../tests/openDatabase.ts'
import { scaleSql } from './scaleSql.ts'

const SCALE = { models: 40, evaluations: 5, seed: 7 }

async function made(scale: typeof SCALE): Promise<PGlite> {
  const database = await openDatabase({ seeded: false })
  await database.exec(scaleSql(scale))
  return database
}

describe('made-up rows', () => {
  let database: PGlite
  beforeAll(async () => {
    database = await made(SCALE)
  })
  afterAll(() => database.close())

  it('are as many models as were asked for, each with as many evaluations', async () => {
    const counts = `select count(*)::int as evaluations from public.models m
      join public.evaluations e on e.model_id = m.id group by m.id`
    expect(await tryOut(database, counts)).toEqual(
      Array.from({ length: SCALE.models }, () => ({ evaluations: SCALE.evaluations })),
    )
  })

  it('refer to rows that there are', async () => {
    const constraints = await tryOut(
      database,
      `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as rule
       from pg_constraint where contype = 'f'`,
    )
    expect(constraints).toHaveLength(4)
    // A constraint that is made anew looks at every row that is there.
    for (const { table, name, rule } of constraints) {
      await tryOut(
        database,
        `alter table ${String(table)} drop constraint ${String(name)}`,
        `alter table ${String(table)} add constraint ${String(name)} ${String(rule)}`,
      )
    }
  })

  it('have a composite exactly where all four scores are, and it is their mean', async () => {
    const [found] = await tryOut(
      database,
      `select count(*) filter (where n = 4)::int as whole, count(*) filter (where n < 4)::int as part,
         bool_and(case when n = 4 then abs(compound_score - mean) < 1e-9 else compound_score is null end) as ok
       from (select e.compound_score, count(s.*) as n, avg(s.raw_score) as mean
         from public.evaluations e left join public.evaluation_scores s on s.evaluation_id = e.id
         group by e.id) as t`,
    )
    expect(found?.['ok']).toBe(true)
    expect(found?.['whole']).toBeGreaterThan(0)
    expect(found?.['part']).toBeGreaterThan(0)
  })

  it('say that they are made up', async () => {
    const others = `select from public.models where name not like 'Made-up Model %'
      or provider not like 'Made-up Lab %'`
    expect(await tryOut(database, others)).toEqual([])
  })
})

it('are the same for the same seed, and others for another', async () => {
  const [one, same, other] = await Promise.all(
    [SCALE, SCALE, { ...SCALE, seed: 8 }].map(async (scale) => {
      const database = await made(scale)
      const { evaluation_scores: scores } = await allRows(database)
      await database.close()
      return scores
    }),
  )
  expect(same).toEqual(one)
  expect(other).not.toEqual(one)
})
