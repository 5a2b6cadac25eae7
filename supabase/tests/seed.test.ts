import { readFile } from 'node:fs/promises'
import { parse } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { splitSqlStatements } from '@supabase/lite'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { deriveEvaluations } from '../evaluations/derive/deriveEvaluations.ts'
import { evaluationRows, mergeRows } from '../evaluations/derive/evaluationRows.ts'
import { readEvaluationsFile } from '../evaluations/file/readEvaluationsFile.ts'
import { seedSql } from '../evaluations/derive/seedSql.ts'
import { readSeed } from '../schema.ts'
import { openDatabase, selectAll } from './openDatabase.ts'
import { REAL_FILES, REAL_SUITES, realText, type Change } from './realText.ts'

async function deriveRows(...changes: readonly Change[]) {
  const file = readEvaluationsFile(await realText(...changes))
  return mergeRows([evaluationRows(file, deriveEvaluations(file), 'trustllm')])
}

async function createSeed(...changes: readonly Change[]): Promise<string> {
  const { title, url } = readEvaluationsFile(await realText(...changes)).source
  const origin = { file: 'x.json', sourceTitle: title, sourceUrl: url }
  return seedSql(await deriveRows(...changes), [origin])
}

let database: PGlite
beforeAll(async () => {
  database = await openDatabase({ seeded: false })
})
const EMPTY = `truncate public.models cascade; delete from public.suites where id <> 'unnamed'`
beforeEach(() => database.exec(EMPTY))
afterAll(() => database.close())

const selectValues = async (sql: string) =>
  (await database.query<unknown[]>(sql, [], { rowMode: 'array' })).rows.flat()

it('the seed inserts exactly the rows that the command computes', async () => {
  const unnamed = `select to_jsonb(s) from public.suites s`
  const [ofSchema] = await selectValues(unnamed)
  await database.exec(await readSeed())
  const held = await selectAll(database)
  const files = REAL_FILES.map(async (path) => {
    const file = readEvaluationsFile(await readFile(path, 'utf8'))
    return evaluationRows(file, deriveEvaluations(file), parse(path).name)
  })
  for (const [table, rows] of Object.entries(mergeRows(await Promise.all(files)))) {
    const expected = table === 'suites' ? [...rows, ofSchema] : rows
    expect(texts(held[table] ?? [])).toEqual(texts(expected))
  }
  const models = REAL_SUITES.flatMap(({ file }) => file.models)
  const counts = Object.entries(held).map(([table, rows]) => [table, rows.length])
  expect(Object.fromEntries(counts)).toMatchObject({
    suites: REAL_SUITES.length + 1,
    models: new Set(models.map(({ id }) => id)).size,
    evaluations: models.length,
    evaluation_categories: models.flatMap(({ subcategories }) => subcategories).length,
  })
})

/** Serializes rows with sorted columns, and sorts them. */
function texts(rows: readonly unknown[]): string[] {
  return rows.map((row) => JSON.stringify(Object.entries(Object(row)).map(withJson).sort())).sort()
}

/** Parses the text of JSON, whose keys the database sorts in its own way. */
function withJson([column, value]: [string, unknown]): [string, unknown] {
  const isText = typeof value === 'string' && /_(?:details|categories)$/.test(column)
  return [column, sortKeys(isText ? JSON.parse(value) : value)]
}

function sortKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([key, part]) => [key, sortKeys(part)] as const)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

it('a missing category has no score, but keeps its published figures', async () => {
  await database.exec(await readSeed())
  const of = `where evaluation_id = 'trustllm-chatglm3-2024-04-23'`
  expect(
    await selectValues(`select category from public.evaluation_scores ${of} order by 1`),
  ).toEqual(['factuality', 'jailbreak'])
  const bias = `select count(*)::int from public.evaluation_categories ${of} and parent_category = 'bias'`
  expect(await selectValues(bias)).toEqual([3])
  const composite = `select compound_score from public.evaluations where model_id = 'chatglm3'`
  expect(await selectValues(composite)).toEqual([null])
})

it('every evaluation has the notes about computed means and about its date', async () => {
  await database.exec(await readSeed())
  for (const words of ['are computed by this project', 'The evaluation date is ']) {
    const sql = `select count(distinct evaluation_id)::int from public.evaluation_notes
      where note_text like '%${words}%'`
    expect(await selectValues(sql)).toEqual([REAL_SUITES.flatMap(({ file }) => file.models).length])
  }
})

it('a second run changes no rows', async () => {
  const seed = await readSeed()
  await database.exec(seed)
  const once = await selectAll(database)
  await database.exec(seed)
  expect(await selectAll(database)).toEqual(once)
})

it('a corrected seed replaces the rows of the earlier one', async () => {
  const [first, ...others] = JSON.parse(await realText()).models[0].subcategories
  const corrections: Change[] = [
    [['models', 0, 'name'], 'ERNIE'],
    [['models', 0, 'model_url'], null],
    [['models', 0, 'evaluation_date'], '2023-12-20'],
    [['models', 1, 'evaluation_date'], '2024-05-01'],
    [['models', 0, 'notes'], []],
    [['models', 0, 'subcategories'], others],
    [['models', 2, 'subcategories', 9, 'score'], 0.5],
    [['models', 2, 'subcategories', 9, 'published', 'value'], 0.5],
    [['source', 'title'], 'Corrected'],
  ]
  expect(first).toBeDefined()
  const corrected = await createSeed(...corrections)
  await database.exec(corrected)
  const alone = await selectAll(database)
  await database.exec(EMPTY)
  await database.exec(await createSeed())
  await database.exec(corrected)
  expect(await selectAll(database)).toEqual(alone)
})

it('evaluations of other origins stay, except those of the same model, suite and day', async () => {
  await database.exec(`
    insert into public.suites (id, title, categories, position) values ('trustllm', 'T', '{bias}', 7);
    insert into public.models (id, name, provider) values ('ernie', 'x', 'x'), ('other', 'x', 'x');
    insert into public.evaluations (id, model_id, suite_id, evaluation_date) values
      ('mine-later', 'ernie', 'trustllm', '2025-01-01'),
      ('mine-same-day', 'ernie', 'trustllm', '2023-12-23'),
      ('mine-unnamed', 'ernie', 'unnamed', '2023-12-23'),
      ('mine-other', 'other', 'trustllm', '2023-12-23');
    insert into public.evaluation_notes values ('mine-same-day', 1, 'N'), ('mine-later', 1, 'N');
  `)
  await database.exec(await readSeed())
  const sql = `select id from public.evaluations where model_id in ('ernie', 'other') order by id`
  expect(await selectValues(sql)).toEqual([
    'mine-later',
    'mine-other',
    'mine-unnamed',
    'trustllm-ernie-2023-12-23',
  ])
  const notes = `select evaluation_id from public.evaluation_notes where evaluation_id like 'mine%'`
  expect(await selectValues(notes)).toEqual(['mine-later'])
})

it('evaluations of the same files from before there were suites move to their suites', async () => {
  await database.exec(await readSeed())
  const after = await selectAll(database)
  await database.exec(
    `update public.evaluations set suite_id = 'unnamed' where id like 'trustllm-%'`,
  )
  await database.exec(await readSeed())
  expect(await selectAll(database)).toEqual(after)
  await database.exec(`insert into public.evaluations (id, model_id, evaluation_date)
    values ('trustllm-ernie-2023-12-20', 'ernie', '2023-12-20')`)
  await database.exec(await readSeed())
  expect(await selectAll(database)).toEqual(after)
})

it('a seed that fails half-way changes nothing', async () => {
  await database.exec(await createSeed())
  const before = await selectAll(database)
  const broken = (await createSeed([['models', 0, 'name'], 'B'])).replace(
    'commit;',
    'select 1 / 0;\ncommit;',
  )
  await expect(database.exec(broken)).rejects.toThrow('division by zero')
  await database.exec('rollback')
  expect(await selectAll(database)).toEqual(before)
})

const HOSTILE = `'); drop table public.models; -- \\' $$ $1 \\n "x" ;-- /* É 日本 🙂`

it.each(['as a whole', 'statement by statement'])(
  'text with SQL syntax is stored unchanged, run %s',
  async (how) => {
    const seed = await createSeed(
      [['models', 0, 'name'], HOSTILE],
      [['models', 0, 'notes'], [`${HOSTILE}\n;\n-- next line\ncommit;`]],
      [['models', 0, 'model_url'], `https://x.y/'--;$$\\`],
      [['source', 'title'], `${HOSTILE} */`],
    )
    const statements = how === 'as a whole' ? [seed] : splitSqlStatements(seed)
    for (const statement of statements) await database.exec(statement)
    const model = `select name, model_url from public.models where id = 'ernie'`
    expect(await selectValues(model)).toEqual([HOSTILE, `https://x.y/'--;$$\\`])
    const note = `select note_text from public.evaluation_notes
    where evaluation_id = 'trustllm-ernie-2023-12-23' and position = 2`
    expect(await selectValues(note)).toEqual([`${HOSTILE}\n;\n-- next line\ncommit;`])
  },
)
