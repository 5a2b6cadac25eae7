import { gzipSync } from 'node:zlib'
import type { PGlite } from '@electric-sql/pglite'
import { runAs } from '../tests/openDatabase.ts'
import { postgrestSql } from './postgrestSql.ts'
import type { StockPostgres } from './stockPostgres.ts'

const ROUNDS = 5

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

/** Median of the milliseconds that the statements take together in the process's own database. */
export async function timeEmbedded(
  database: PGlite,
  statements: readonly string[],
): Promise<number> {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const start = performance.now()
    for (const sql of statements) await runAs(database, 'anon', sql)
    times.push(performance.now() - start)
  }
  return medianAfterTheFirst(times)
}

/** Median of the milliseconds that the statements take together, as the server's own client counts them. */
export async function timeServer(
  server: StockPostgres,
  statements: readonly string[],
): Promise<number> {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const printed = await server.run(
      `set role anon;\n\\timing on\n${statements.map((sql) => `${sql};`).join('\n')}`,
    )
    const each = [...printed.matchAll(/^Time: ([\d.]+) ms/gm)].map(([, time]) => Number(time))
    if (each.length !== statements.length) throw new Error('A statement was not timed.')
    times.push(each.reduce((total, time) => total + time, 0))
  }
  return medianAfterTheFirst(times)
}

/** The first round fills the caches. */
function medianAfterTheFirst(times: readonly number[]): number {
  const later = times.slice(1).sort((a, b) => a - b)
  const middle = later[Math.floor(later.length / 2)]
  if (middle === undefined) throw new Error('Nothing was timed.')
  return middle
}
