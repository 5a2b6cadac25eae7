// @tier full
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createSupabaseSource } from '@transparency-lab/widgets/supabase'
import { startEmbeddedBackend, type EmbeddedBackend } from '../embeddedBackend.ts'
import { publicClient } from '../publicClient.ts'
import { readSchema, runAs } from '../tests/openDatabase.ts'
import { EXPLAIN, planOf, type Plan } from './planOf.ts'
import { postgrestSql } from './postgrestSql.ts'
import { asText, recordStatements } from './recordStatements.ts'
import { scaleSql } from './scaleSql.ts'
import { findPostgres, startPostgres } from './stockPostgres.ts'

const MODELS = 200
const FEW = { models: MODELS, evaluations: 2, seed: 1 }
const SCALES = {
  few: FEW,
  manyEvaluations: { ...FEW, evaluations: 20 },
  twiceTheModels: { ...FEW, models: MODELS * 2 },
}
const PROGRAMS = findPostgres()
const EMPTIED = 'truncate public.models cascade;'

/** A database in which rows are made up as its owner and statements explained as a visitor. */
interface Explained {
  readonly fill: (scale: typeof FEW) => Promise<unknown>
  readonly explain: (sql: string) => Promise<Plan>
}

type Plans = Record<keyof typeof SCALES, Plan>

async function plansOf({ fill, explain }: Explained, sqls: readonly string[]): Promise<Plans[]> {
  const plans = sqls.map(() => ({}) as Plans)
  for (const [name, scale] of Object.entries(SCALES)) {
    await fill(scale)
    for (const [index, sql] of sqls.entries()) {
      Object.assign(plans[index] ?? {}, { [name]: await explain(sql) })
    }
  }
  return plans
}

const entriesOf = ({ entries }: Plan, table: string) =>
  entries.filter((entry) => entry.table === table)

/** What holds for the dashboard's read, whoever wrote its SQL. */
function expectNoOldEvaluation({ few, manyEvaluations, twiceTheModels }: Plans): void {
  expect(entriesOf(manyEvaluations, 'evaluations')).toEqual([
    { kind: 'Index Scan', table: 'evaluations', index: 'evaluations_latest', rows: MODELS },
  ])
  const [scores, ...more] = entriesOf(manyEvaluations, 'evaluation_scores')
  expect(more).toEqual([])
  expect(scores?.kind).not.toBe('Seq Scan')
  expect(scores?.rows).toBeGreaterThan(MODELS)
  expect(scores?.rows).toBeLessThanOrEqual(MODELS * 4)
  // An index of ten times the entries can be a level deeper.
  expect(manyEvaluations.blocks).toBeLessThan(few.blocks * 1.5)
  expect(twiceTheModels.blocks).toBeGreaterThan(few.blocks * 1.5)
  expect(twiceTheModels.blocks).toBeLessThan(few.blocks * 2.5)
}

describe('the dashboard’s read', () => {
  let backend: EmbeddedBackend
  beforeAll(async () => {
    backend = await startEmbeddedBackend()
  })
  afterAll(() => backend.close())

  const embedded: Explained = {
    fill: (scale) => backend.asOwner(EMPTIED + scaleSql(scale)),
    explain: async (sql) => {
      const { rows } = await runAs(backend.database, 'anon', EXPLAIN + sql)
      return planOf(rows[0]?.['QUERY PLAN'])
    },
  }
  const read = () => createSupabaseSource(backend.client).listLeaderboard()
  /** What the embedded server asks for: the rows of an answer, and how many there are. */
  const recorded = async () => {
    const [rows, count, ...more] = await recordStatements(backend, read)
    if (rows === undefined || count === undefined) throw new Error('Nothing was asked for.')
    expect(more).toEqual([])
    return { rows: asText(rows), count: asText(count) }
  }

  it('is the same answer in the words of PostgREST', async () => {
    await embedded.fill(FEW)
    const answers: unknown[] = []
    const client = publicClient(backend.key, async (request) => {
      const answer = await backend.answer(request)
      answers.push(await answer.clone().json())
      return answer
    })
    await createSupabaseSource(client).listLeaderboard()
    const { rows } = await runAs(backend.database, 'anon', postgrestSql())
    expect(answers).toEqual([rows[0]?.['body']])
    expect(rows[0]).toMatchObject({ total_result_set: MODELS, page_total: MODELS })
  })

  it('counts models, and no evaluation', async () => {
    await embedded.fill(SCALES.manyEvaluations)
    const { entries } = await embedded.explain((await recorded()).count)
    expect(new Set(entries.map(({ table }) => table))).toEqual(new Set(['models']))
  })

  it('looks at the latest evaluation of each model alone, by its index, on PGlite', async () => {
    const plans = await plansOf(embedded, [(await recorded()).rows, postgrestSql()])
    expect(plans).toHaveLength(2)
    plans.forEach(expectNoOldEvaluation)
  })

  it('looks at old evaluations too where the index is missing', async () => {
    await embedded.fill(SCALES.manyEvaluations)
    await backend.asOwner('drop index public.evaluations_latest')
    const plan = await embedded.explain(postgrestSql())
    await backend.asOwner(
      'create unique index evaluations_latest on public.evaluations (model_id, evaluation_date desc)',
    )
    const [evaluations] = entriesOf(plan, 'evaluations')
    expect(evaluations?.rows).toBeGreaterThan(MODELS * 2)
  })

  it.skipIf(PROGRAMS === undefined)(
    'looks at the latest evaluation of each model alone, by its index, on PostgreSQL',
    async () => {
      const server = await startPostgres(PROGRAMS ?? '')
      onTestFinished(() => server.close())
      await server.run(await readSchema())
      const stock: Explained = {
        fill: (scale) => server.run(EMPTIED + scaleSql(scale)),
        explain: async (sql) =>
          planOf(JSON.parse(await server.run(`set role anon; ${EXPLAIN} ${sql}`))),
      }
      const plans = await plansOf(stock, [(await recorded()).rows, postgrestSql()])
      expect(plans).toHaveLength(2)
      plans.forEach(expectNoOldEvaluation)
    },
  )
})
