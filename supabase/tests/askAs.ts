import type { PGlite } from '@electric-sql/pglite'
import { findPostgres, startPostgres, type StockPostgres } from '../scale/stockPostgres.ts'
import { openDatabase, readSchema, readSeed, runAs } from './openDatabase.ts'

/** A server with the real schema, asked in straight SQL. */
export interface AskedServer {
  /** What a statement of a role comes to: its rows as JSON, or the message of its refusal. */
  readonly askAs: (role: string, sql: string) => Promise<Answer>
  /** Runs statements as the owner. */
  readonly asOwner: (sql: string) => Promise<unknown>
  /** The rows of the owner's query. */
  readonly rowsOf: (sql: string) => Promise<readonly Record<string, unknown>[]>
  readonly close: () => Promise<void>
}

/** Rows, or why there are none. */
export type Answer =
  | { readonly rows: readonly Record<string, unknown>[]; readonly refusal?: undefined }
  | { readonly rows?: undefined; readonly refusal: string }

/** What the database's tests run on: PGlite always, and a stock PostgreSQL where one is installed. */
export const SERVERS: readonly {
  readonly name: string
  readonly isThere: boolean
  readonly open: () => Promise<AskedServer>
}[] = [
  { name: 'PGlite', isThere: true, open: async () => embedded(await openDatabase()) },
  { name: 'PostgreSQL', isThere: findPostgres() !== undefined, open: openStock },
]

function embedded(database: PGlite): AskedServer {
  return {
    askAs: (role, sql) => answerOf(async () => (await runAs(database, role, sql)).rows),
    asOwner: (sql) => database.exec(sql),
    rowsOf: async (sql) => (await database.query<Record<string, unknown>>(sql)).rows,
    close: () => database.close(),
  }
}

async function openStock(): Promise<AskedServer> {
  const server = await startPostgres(findPostgres() ?? '')
  await server.run((await readSchema()) + (await readSeed()))
  return {
    askAs: (role, sql) => answerOf(() => rowsFrom(server, `set role ${role}`, sql)),
    asOwner: (sql) => server.run(sql),
    rowsOf: (sql) => rowsFrom(server, 'select', sql),
    close: () => server.close(),
  }
}

/** The client prints text: what gives rows is wrapped, so that they are printed as JSON. */
async function rowsFrom(
  server: StockPostgres,
  before: string,
  sql: string,
): Promise<Record<string, unknown>[]> {
  const isQuery = /^\s*select\b/i.test(sql) && !/\bfor (update|share)\b/i.test(sql)
  const printed = await server.run(
    `${before};\n${isQuery ? `select to_jsonb(t) from (${sql}) as t` : sql};`,
  )
  if (!isQuery) return []
  const lines = printed.split('\n').filter((line) => line !== '')
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}

async function answerOf(ask: () => Promise<Record<string, unknown>[]>): Promise<Answer> {
  try {
    return { rows: await ask() }
  } catch (error) {
    return { refusal: error instanceof Error ? error.message : String(error) }
  }
}
