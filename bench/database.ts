import { createSnapshot } from '@transparency-lab/widgets/snapshot'
import { createSupabaseSource } from '@transparency-lab/widgets/supabase'
import { group, sum } from 'd3-array'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { licence } from '../site/index.ts'
import {
  findPostgres,
  readSchema,
  readSeed,
  startEmbeddedBackend,
  startPostgres,
  type StockPostgres,
} from '../supabase/index.ts'
import { count, figure, table, tenths } from './markdown.ts'
import { computeSpread } from './statistics.ts'
import { writeReport } from './writeReport.ts'

const ROUNDS = 9
const TICK_MS = 10
const SNAPSHOTS = [100, 1_000].map((models) => ({ models, evaluations: 1, suites: 1 }))
const DASHBOARD_READ = readFileSync(join(import.meta.dirname, 'dashboardRead.sql'), 'utf8')
const MADE_UP_ROWS = readFileSync(join(import.meta.dirname, 'madeUpRows.sql'), 'utf8')

type Backend = Awaited<ReturnType<typeof startEmbeddedBackend>>

/** The size of a database: the published rows, or a number of made-up ones. */
type Size =
  'published' | { readonly models: number; readonly evaluations: number; readonly suites: number }

/** The dashboard's query at one database size. */
interface Read {
  readonly models: number
  /** Of each model in each suite. */
  readonly evaluations: number
  readonly suites: number
  /** Rows of evaluations that the plans scan. */
  readonly scannedRows: number
  readonly statements: readonly string[]
  readonly bytes: number
  readonly gzipBytes: number
  /** CPU milliseconds for all statements in each round, by server name. */
  readonly times: Readonly<Record<string, readonly number[]>>
}

/** SQL that the owner runs to fill a database with rows. */
export async function rowsSql(size: Size): Promise<string> {
  if (size === 'published') return `${await readSeed()}; analyze;`
  return `${MADE_UP_ROWS} select pg_temp.make_up(${size.models}, ${size.evaluations}, ${size.suites}); analyze;`
}

async function measure(size: Size, server: StockPostgres | undefined): Promise<Read> {
  const backend = await startEmbeddedBackend()
  await backend.runAsOwner(await rowsSql(size))
  const { firstSuite, suites, evaluations } = await readSuites(backend)
  const answers = await readDashboard(backend, firstSuite)
  const statements = answers.map(({ sql }) => sql)
  const bodies = answers.map(({ body }) => Buffer.from(JSON.stringify(body)))
  const times: Record<string, number[]> = { PGlite: [] }
  let scannedRows = 0
  for (const sql of statements) {
    scannedRows += countScannedRows(
      await asVisitor(backend, `explain (analyze, format json) ${sql}`),
    )
  }
  for (let round = 0; round <= ROUNDS; round++) {
    const before = process.cpuUsage()
    for (const sql of statements) await asVisitor(backend, sql)
    const { user, system } = process.cpuUsage(before)
    times['PGlite']?.push((user + system) / 1_000)
  }
  await backend.close()
  if (server !== undefined) {
    await server.run(await rowsSql(size))
    times[`PostgreSQL ${server.version}`] = await measureTimes(server, statements)
  }
  return {
    models: answers.flatMap(({ body }) => body).length,
    evaluations,
    suites,
    scannedRows,
    statements,
    bytes: sum(bodies, (body) => body.length),
    gzipBytes: sum(bodies, (body) => gzipSync(body).length),
    times,
  }
}

/** Reads which suite the dashboard shows first, the number of suites, and the most evaluations of a model in one. */
export async function readSuites({ database }: Backend) {
  const { rows } = await database.query<{ id: string; evaluations: number }>(`
    select suites.id, max(of_models.number)::int as evaluations
    from public.suites join (
      select suite_id, count(*) as number from public.evaluations group by suite_id, model_id
    ) as of_models on of_models.suite_id = suites.id
    group by suites.id order by suites.position, suites.id`)
  const [first] = rows
  if (first === undefined) throw new Error('No suite has an evaluation.')
  const evaluations = Math.max(...rows.map((row) => row.evaluations))
  return { firstSuite: first.id, suites: rows.length, evaluations }
}

/**
 * Fetches all pages of the dashboard's models, at most a thousand per response, as the source does.
 */
async function readDashboard(backend: Backend, suite: string) {
  const answers: { sql: string; body: readonly { readonly id: string }[] }[] = []
  for (let after: string | undefined; ;) {
    const where = after === undefined ? '' : `where "public"."models"."id" > '${after}'`
    const sql = DASHBOARD_READ.replaceAll('/* where */', where).replaceAll('/* suite */', suite)
    const [row] = await asVisitor(backend, sql)
    const body = row?.['body'] as readonly { readonly id: string }[]
    answers.push({ sql, body })
    if (row?.['page_total'] === row?.['total_result_set']) return answers
    after = body.at(-1)?.id
  }
}

function asVisitor({ database }: Backend, sql: string): Promise<Record<string, unknown>[]> {
  return database.transaction(async (transaction) => {
    await transaction.exec('set local role anon')
    return (await transaction.query<Record<string, unknown>>(sql)).rows
  })
}

type PlanNode = Readonly<Record<'Actual Rows' | 'Actual Loops', number>> & {
  readonly 'Relation Name'?: string
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

function countScannedRows([row]: readonly Record<string, unknown>[]): number {
  const countRows = (node: PlanNode): number => {
    const own = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    return (node['Relation Name'] === 'evaluations' ? own : 0) + sum(node.Plans ?? [], countRows)
  }
  const [explained] = row?.['QUERY PLAN'] as readonly { readonly Plan: PlanNode }[]
  return explained === undefined ? 0 : countRows(explained.Plan)
}

/**
 * In each round, one client runs the statements for a second as prepared statements, as PostgREST
 * does.
 */
async function measureTimes(
  server: StockPostgres,
  statements: readonly string[],
): Promise<number[]> {
  const client = ['-h', server.folder, '-U', 'postgres', '-d', 'postgres']
  const words = [...client, '-n', '-M', 'prepared', '-T', '1', '-f', '-']
  const env = { ...process.env, PGOPTIONS: '-c role=anon' }
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const before = await readCpuTime(server)
    const pgbench = promisify(execFile)(join(server.programs, 'pgbench'), words, { env })
    pgbench.child.stdin?.end(statements.map((sql) => `${sql};\n`).join(''))
    const { stdout } = await pgbench
    const reads = Number(/actually processed: (\d+)/.exec(stdout)?.[1])
    let after = await readCpuTime(server)
    // The server process of a client exits a moment after the client, and counts only then.
    for (; after.running > before.running; after = await readCpuTime(server))
      await setTimeout(TICK_MS)
    times.push((after.ms - before.ms) / reads)
  }
  return times
}

/** The CPU time of the server's exited processes, and the number of running ones. */
async function readCpuTime({ pid }: StockPostgres): Promise<{ ms: number; running: number }> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ')
  const [, fields = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')
  const [user, system] = fields.split(' ').slice(13, 15).map(Number)
  return { ms: ((user ?? 0) + (system ?? 0)) * TICK_MS, running: children.length }
}

/** Ignores the first round, which fills the caches. */
const computeRoundSpread = ([, ...times]: readonly number[]) => computeSpread(times)

function readRow(read: Read) {
  const times = Object.entries(read.times).map(([server, rounds]) => {
    const { median, least, most } = computeRoundSpread(rounds)
    return [`${server}, ms`, `${tenths(median)} (${tenths(least)}–${tenths(most)})`] as const
  })
  return {
    models: count(read.models),
    'evaluations per model': count(read.evaluations),
    suites: count(read.suites),
    'rows scanned': count(read.scannedRows),
    responses: read.statements.length,
    kB: tenths(read.bytes / 1_000),
    'kB gzip': tenths(read.gzipBytes / 1_000),
    ...Object.fromEntries(times),
  }
}

/**
 * How the minimum time, which other load affects least, grows with old evaluations or other suites.
 * Reads must be sorted by size.
 */
export function growthRows(
  reads: readonly Pick<Read, 'models' | 'evaluations' | 'suites' | 'times'>[],
) {
  const sizes = ['evaluations', 'suites', 'models'] as const
  const growing = ['evaluations', 'suites'] as const
  return growing.flatMap((grown) => {
    const kept = sizes.filter((size) => size !== grown)
    const getConstant = (read: (typeof reads)[number]) =>
      kept.map((size) => `${count(read[size])} ${size}`).join(', ')
    return [...group(reads, getConstant)].flatMap(([constant, series]) => {
      const [first, last] = [series[0], series.at(-1)]
      if (first === undefined || last === undefined || first === last) return []
      const ratios = Object.keys(first.times).map((server) => {
        const getLeast = ({ times }: typeof first) => computeRoundSpread(times[server] ?? []).least
        return [`${server} takes`, `${tenths(getLeast(last) / getLeast(first))} × as long`] as const
      })
      return [
        {
          growing: `${count(first[grown])} to ${count(last[grown])} ${grown}`,
          constant,
          ...Object.fromEntries(ratios),
        },
      ]
    })
  })
}

/** The size of a snapshot. */
async function snapshotRow(size: Size) {
  const backend = await startEmbeddedBackend()
  await backend.runAsOwner(await rowsSql(size))
  const terms = { publishedOn: '2026-01-01', licence }
  const snapshot = await createSnapshot(createSupabaseSource(backend.client), terms)
  await backend.close()
  const text = `${JSON.stringify(snapshot)}\n`
  const gzipKB = gzipSync(text).length / 1_000
  return {
    data: size === 'published' ? 'as published' : 'made up',
    models: figure(snapshot.models.length),
    kB: figure(Buffer.byteLength(text) / 1_000),
    'kB gzip': figure(gzipKB),
    'GB for a million first views': figure(gzipKB),
  }
}

/**
 * Measures the cost of the dashboard's query in a database and the size of snapshots, and writes
 * the report.
 */
export async function run(words: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      models: { type: 'string', default: '10,100,1000,10000' },
      evaluations: { type: 'string', default: '1,100' },
      suites: { type: 'string', default: '1,5' },
    },
  })
  const [models, evaluations, suites] = [values.models, values.evaluations, values.suites].map(
    (list) => list.split(',').map(Number),
  ) as [number[], number[], number[]]
  const sizes = suites.flatMap((suiteCount) =>
    evaluations.flatMap((each) =>
      models.map((number) => ({ models: number, evaluations: each, suites: suiteCount })),
    ),
  )
  // Only Linux reports the CPU time of a server's processes.
  const programs = process.platform === 'linux' ? findPostgres() : undefined
  const server = programs === undefined ? undefined : await startPostgres(programs)
  try {
    // The CPU time of autovacuum would count as that of the queries.
    await server?.run('alter system set autovacuum = off; select pg_reload_conf();')
    await server?.run(await readSchema())
    const reads: Read[] = []
    for (const size of ['published', ...sizes] as const) reads.push(await measure(size, server))
    await writeReport({
      document: 'performance.md',
      part: 'bench database',
      words,
      sections: [table(reads.map(readRow)), table(growthRows(reads.slice(1)))],
    })
  } finally {
    await server?.close()
  }
  const files = []
  for (const size of ['published', ...SNAPSHOTS] as const) files.push(await snapshotRow(size))
  await writeReport({
    document: 'scaling.md',
    part: 'bench database',
    words,
    sections: [table(files)],
  })
}
