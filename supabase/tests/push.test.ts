import type { PGlite } from '@electric-sql/pglite'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listDataFiles } from '../evaluations/file/listDataFiles.ts'
import { LostConnection } from '../evaluations/push/LostConnection.ts'
import { pushCommand, type Ask } from '../evaluations/push/pushCommand.ts'
import { PushRefusal } from '../evaluations/push/PushRefusal.ts'
import { INBOXES, openDatabase, selectAll } from './openDatabase.ts'
import { insertSql } from './submissionRows.ts'

const DATA = path.join(import.meta.dirname, 'evaluations/data')
const SHARED = 'claude-opus-4-1-20250805'
const NEJUMI = [SHARED, 'gpt-5-2025-08-07', 'o3-2025-04-16']
const VECTARA = [SHARED, 'grok-3']
const BOTH = { 'nejumi-4': NEJUMI, 'vectara-hallucination': VECTARA }

type Suites = Readonly<Record<string, readonly string[]>>

let database: PGlite
let folder: string
beforeAll(async () => {
  database = await openDatabase({ seeded: false })
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.exec(
    `truncate public.models cascade; delete from public.suites where id <> 'unnamed'`,
  )
})

interface PushOptions {
  readonly args?: readonly string[]
  readonly ask?: Ask
  readonly over?: typeof connection
}

/** Pushes suites with these models, and returns what was printed. */
async function push(
  suites: Suites,
  { args = [], ask, over = connection }: PushOptions = {},
): Promise<string> {
  folder = await mkdtemp(path.join(tmpdir(), 'push-'))
  const printed: string[] = []
  try {
    for (const [name, ids] of Object.entries(suites)) await writeSuite(name, ids)
    await pushCommand(args, {
      paths: {
        files: await listDataFiles(folder),
        seed: path.join(folder, 'seed.sql'),
        project: folder,
      },
      openDatabase: () => Promise.resolve(over),
      ask,
      print: (text) => printed.push(text),
    })
    return printed.join('\n')
  } catch (error) {
    throw new Error([...printed, (error as Error).message].join('\n'), { cause: error })
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function writeSuite(name: string, ids: readonly string[]): Promise<void> {
  const text = await readFile(path.join(DATA, `${name}.json`), 'utf8')
  const file = JSON.parse(text) as { readonly models: readonly { readonly id: string }[] }
  const models = file.models.filter(({ id }) => ids.includes(id))
  await writeFile(path.join(folder, `${name}.json`), JSON.stringify({ ...file, models }))
}

const connection = {
  select: async (sql: string, parameters: readonly unknown[] = []) =>
    (await database.query<Record<string, unknown>>(sql, [...parameters])).rows,
  run: async (sql: string) => {
    await database.exec(sql)
  },
  close: () => Promise.resolve(),
}

const listIds = async (table: string) =>
  (await database.query<{ id: string }>(`select id from public.${table} order by id`)).rows.map(
    ({ id }) => id,
  )

it('a push writes the figures, and a second one changes nothing', async () => {
  expect(await push(BOTH)).toContain('The database has these figures. Nothing was removed.')
  const once = await selectAll(database)
  expect(once['models']).toHaveLength(4)
  await push(BOTH)
  expect(await selectAll(database)).toEqual(once)
})

it('a removed model is shown and goes', async () => {
  await push(BOTH)
  const printed = await push({ ...BOTH, 'nejumi-4': NEJUMI.slice(0, 2) }, { args: ['--yes'] })
  expect(printed).toMatch(/- from the suite nejumi-4 \(.*\): models: 1, figures: 3\n/)
  expect(printed).toMatch(/ {4}o3-2025-04-16 \(.*\): figures: 3, the whole model\n/)
  expect(printed).toContain('In all: whole suites: 0, whole models: 1, evaluations: 1, figures: 3.')
  expect(await listIds('models')).toEqual([SHARED, 'gpt-5-2025-08-07', 'grok-3'])
})

it('a push removes a suite with the models that are in no other one, and changes nothing else', async () => {
  await push({ 'nejumi-4': NEJUMI })
  const alone = await selectAll(database)
  await push(BOTH)
  const printed = await push({ 'nejumi-4': NEJUMI }, { args: ['--yes'] })
  expect(printed).toContain('- the whole suite vectara-hallucination (')
  expect(printed).toContain('In all: whole suites: 1, whole models: 1, evaluations: 2, figures: 2.')
  expect(await selectAll(database)).toEqual(alone)
})

it('a suite whose id is another one now is shown and goes, with its evaluations in the new one', async () => {
  await push(BOTH)
  await database.exec(`
    insert into public.suites select (suite).* from (
      select json_populate_record(suites, '{"id": "old"}') as suite
      from public.suites where id = 'nejumi-4'
    ) as renamed;
    update public.evaluations set suite_id = 'old' where suite_id = 'nejumi-4';
    delete from public.suites where id = 'nejumi-4';
  `)
  await expect(push(BOTH)).rejects.toThrow('- the whole suite old (')
  const printed = await push(BOTH, { args: ['--yes'] })
  expect(printed).toContain('In all: whole suites: 1, whole models: 0, evaluations: 0, figures: 0.')
  expect(await listIds('suites')).toEqual(['nejumi-4', 'unnamed', 'vectara-hallucination'])
  expect(await listIds('evaluations')).toHaveLength(NEJUMI.length + VECTARA.length)
})

it('a model that left one of its suites stays in the other', async () => {
  await push(BOTH)
  const printed = await push({ ...BOTH, 'nejumi-4': NEJUMI.slice(1) }, { args: ['--yes'] })
  expect(printed).toMatch(new RegExp(`    ${SHARED} \\(.*\\): figures: 3\n`))
  expect(await listIds('models')).toContain(SHARED)
  const { rows } = await database.query(
    'select suite_id from public.evaluations where model_id = $1',
    [SHARED],
  )
  expect(rows).toEqual([{ suite_id: 'vectara-hallucination' }])
})

it('a file of another name replaces the evaluations of its suite without a question', async () => {
  await push({ 'nejumi-4': NEJUMI })
  for (const part of ['scores', 'categories', 'notes']) {
    await database.exec(`delete from public.evaluation_${part}`)
  }
  await database.exec(`update public.evaluations set id = 'old-' || id`)
  expect(await push({ 'nejumi-4': NEJUMI })).toContain('Nothing was removed.')
  expect(await listIds('evaluations')).toHaveLength(NEJUMI.length)
})

describe('without agreement nothing changes', () => {
  const less = { 'nejumi-4': NEJUMI.slice(0, 2) }
  let before: Awaited<ReturnType<typeof selectAll>>
  beforeEach(async () => {
    await push(BOTH)
    before = await selectAll(database)
  })

  it.each<[string, Parameters<typeof push>[1], string]>([
    ['where nobody can be asked', {}, 'Nobody is there to agree to it'],
    ['after a no', { ask: () => Promise.resolve('no') }, 'Nothing was changed in the database.'],
    ['in a dry run', { args: ['--dry-run'] }, 'Nothing was changed in the database.'],
  ])('%s', async (_, options, words) => {
    const said = await push(less, options).catch((error: unknown) => (error as Error).message)
    expect(said).toContain('- the whole suite vectara-hallucination (')
    expect(said).toContain(words)
    expect(await selectAll(database)).toEqual(before)
  })

  it('when everything would go and only --yes is given', async () => {
    const other = { trustllm: ['ernie'] }
    await expect(push(other, { args: ['--yes'] })).rejects.toThrow(/allowed: --yes --remove-all$/)
    expect(await selectAll(database)).toEqual(before)
  })

  it('when everything would go and the answer is only yes', async () => {
    const asked: string[] = []
    const ask = (question: string) => {
      asked.push(question)
      return Promise.resolve('yes')
    }
    await expect(push({ trustllm: ['ernie'] }, { ask })).rejects.toThrow('Nothing was changed')
    expect(asked).toEqual([expect.stringContaining('Type “remove everything”')])
    expect(await selectAll(database)).toEqual(before)
  })

  it('when the files have no model', async () => {
    await expect(push({}, { args: ['--yes', '--remove-all'] })).rejects.toThrow('have no model')
    expect(await selectAll(database)).toEqual(before)
  })
})

it('everything goes with --remove-all', async () => {
  await push(BOTH)
  await push({ trustllm: ['ernie'] }, { args: ['--yes', '--remove-all'] })
  expect(await listIds('models')).toEqual(['ernie'])
  expect(await listIds('suites')).toEqual(['trustllm', 'unnamed'])
})

it('an answer at the terminal removes', async () => {
  await push(BOTH)
  await push({ 'nejumi-4': NEJUMI }, { ask: () => Promise.resolve(' Yes ') })
  expect(await listIds('suites')).toEqual(['nejumi-4', 'unnamed'])
})

it('what visitors sent and evaluations of other origins stay', async () => {
  await push(BOTH)
  await database.exec(`
    ${INBOXES.map((table) => insertSql(table)).join(';\n')};
    insert into public.models (id, name, provider) values ('planned', 'Planned', 'P');
    insert into public.evaluations (model_id, suite_id, evaluation_date)
      values ('grok-3', 'vectara-hallucination', '2020-01-01');
  `)
  await push({ 'nejumi-4': NEJUMI }, { args: ['--yes'] })
  for (const table of INBOXES) expect(await listIds(table)).toHaveLength(1)
  expect(await listIds('models')).toEqual(expect.arrayContaining(['grok-3', 'planned']))
  expect(await listIds('suites')).toContain('vectara-hallucination')
  expect(await listIds('evaluations')).toHaveLength(NEJUMI.length + 1)
  for (const table of INBOXES) await database.exec(`delete from public.${table}`)
})

it('a seed that fails removes nothing', async () => {
  await push(BOTH)
  const before = await selectAll(database)
  await database.exec(
    `alter table public.evaluation_notes add constraint fails check (false) not valid`,
  )
  await expect(push({ 'nejumi-4': NEJUMI }, { args: ['--yes'] })).rejects.toThrow('fails')
  await database.exec(`alter table public.evaluation_notes drop constraint fails`)
  expect(await selectAll(database)).toEqual(before)
})

describe('a database that fails ends the command with what became of it, and keeps its figures', () => {
  const less = { 'nejumi-4': NEJUMI }
  let before: Awaited<ReturnType<typeof selectAll>>
  let isLost: boolean
  beforeEach(async () => {
    isLost = false
    await push(BOTH)
    before = await selectAll(database)
  })

  async function expectRefusal(options: PushOptions, words: string): Promise<void> {
    const pushed = push(less, options)
    await expect(pushed).rejects.toThrow(words)
    await expect(pushed).rejects.toMatchObject({ cause: expect.any(PushRefusal) })
    await database.exec('reset role')
    expect(await selectAll(database)).toEqual(before)
  }

  /** A connection that is lost where a test says so. */
  const weak: typeof connection = {
    ...connection,
    select: async (...statement) => {
      if (isLost) throw new LostConnection('reset')
      return connection.select(...statement)
    },
    run: async (sql) => {
      if (isLost || sql === 'commit') throw new LostConnection('reset')
      await connection.run(sql)
    },
  }

  it('with a role that does not own the tables', async () => {
    await database.exec('set role anon')
    await expectRefusal({ args: ['--yes'] }, 'allowed: the owner of its tables in DATABASE_URL')
  })

  it('whose connection is lost while the question is open', async () => {
    const ask = () => {
      isLost = true
      return Promise.resolve('yes')
    }
    await expectRefusal({ ask, over: weak }, 'The figures of the database are as they were.')
  })

  it('whose connection is lost during the commit', async () => {
    await expectRefusal(
      { args: ['--yes'], over: weak },
      'the database has all of them or none. Run the command again',
    )
  })
})
