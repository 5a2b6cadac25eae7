import { gzipSync } from 'node:zlib'
import type { PGlite } from '@electric-sql/pglite'
import { runAs } from '../tests/openDatabase.ts'
import { EXPLAIN, planOf } from './planOf.ts'
import { postgrestSql } from './postgrestSql.ts'
import { startOfWork } from './serverWork.ts'
import type { StockPostgres } from './stockPostgres.ts'

const ROUNDS = 9
const US_IN_MS = 1_000
/** How often a server reads in a round: for half a second of work, as the first round tells. */
const FEWEST_READS = 3
const MOST_READS = 500
const ENOUGH_MS = 500

/** The dashboard's read, as the statements and the answers that it consists of. */
export interface DashboardRead {
  readonly statements: readonly string[]
  /** Bytes of all answers, as they are and compressed each. */
  readonly bytes: number
  readonly gzipBytes: number
}

/** Reads the dashboard's rows to their end, as the source does. */
export async function readDashboard(database: PGlite): Promise<DashboardRead> {
  const statements: string[] = []
  const bodies: Buffer[] = []
  let after: string | undefined
  for (;;) {
    const sql = postgrestSql(after)
    const [row] = (await runAs(database, 'anon', sql)).rows
    const page = row?.['body'] as readonly { readonly id: string }[]
    statements.push(sql)
    bodies.push(Buffer.from(JSON.stringify(page)))
    if (row?.['page_total'] === row?.['total_result_set']) break
    after = page.at(-1)?.id
  }
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)
  return {
    statements,
    bytes: sum(bodies.map((body) => body.length)),
    gzipBytes: sum(bodies.map((body) => gzipSync(body).length)),
  }
}

/** Rows of evaluations that the statements' plans look at, all together. */
export async function evaluationsReadBy(
  database: PGlite,
  statements: readonly string[],
): Promise<number> {
  let read = 0
  for (const sql of statements) {
    const { rows } = await runAs(database, 'anon', EXPLAIN + sql)
    for (const entry of planOf(rows[0]?.['QUERY PLAN']).entries) {
      if (entry.table === 'evaluations') read += entry.rows
    }
  }
  return read
}

/** Milliseconds that this process is at work for the statements together, each time, in its own database. */
export async function workOfEmbedded(
  database: PGlite,
  statements: readonly string[],
): Promise<readonly number[]> {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const before = process.cpuUsage()
    for (const sql of statements) await runAs(database, 'anon', sql)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / US_IN_MS)
  }
  return afterTheFirst(times)
}

/**
 * Milliseconds that a server is at work for the statements together, each time a mean of so many reads
 * that the steps of its clock are small.
 */
export async function workOfServer(
  server: StockPostgres,
  statements: readonly string[],
): Promise<readonly number[]> {
  const times: number[] = []
  let reads = FEWEST_READS
  for (let round = 0; round <= ROUNDS; round++) {
    const work = await startOfWork(server.pid)
    const read = `${statements.join(';\n')};\n`
    await server.run(`set role anon;\n\\o /dev/null\n${read.repeat(reads)}`)
    const each = (await work.end()) / reads
    times.push(each)
    if (round === 0) reads = Math.min(MOST_READS, Math.ceil(ENOUGH_MS / each))
  }
  return afterTheFirst(times)
}

/** The first round fills the caches. */
function afterTheFirst(times: readonly number[]): readonly number[] {
  return times.slice(1)
}
