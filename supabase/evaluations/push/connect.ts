import pg from 'pg'
import type { Database } from './Database.ts'
import { LostConnection } from './LostConnection.ts'

const CONNECT_TIMEOUT_MS = 15_000
/** Errors after which the server ends the connection. */
const ENDING: ReadonlySet<string | undefined> = new Set(['FATAL', 'PANIC'])

/** A connection that has to be closed. */
export interface Connection extends Database {
  readonly close: () => Promise<void>
}

/**
 * Connects to a Postgres database. Once the connection has ended, its statements throw LostConnection.
 *
 * @param url such as `postgres://user:password@host:5432/database`
 * @throws Error when it cannot be reached
 */
export async function connect(url: string): Promise<Connection> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  let end: Error | undefined
  // Without a listener, a connection that ends between two statements ends the process.
  client.on('error', (error) => {
    end ??= error
  })
  await client.connect()
  const send = async (sql: string, parameters?: unknown[]) => {
    try {
      return await client.query<Record<string, unknown>>(sql, parameters)
    } catch (error) {
      if (error instanceof pg.DatabaseError && ENDING.has(error.severity)) end ??= error
      throw end === undefined ? error : new LostConnection(end.message)
    }
  }
  return {
    select: async (sql, parameters = []) => (await send(sql, [...parameters])).rows,
    run: async (sql) => {
      await send(sql)
    },
    close: () => client.end(),
  }
}
