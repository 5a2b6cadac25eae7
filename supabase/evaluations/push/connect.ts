import pg from 'pg'
import type { Database } from './Database.ts'

const CONNECT_TIMEOUT_MS = 15_000

/** A connection that has to be closed. */
export interface Connection extends Database {
  readonly close: () => Promise<void>
}

/**
 * Connects to a Postgres database.
 *
 * @param url such as `postgres://user:password@host:5432/database`
 * @throws Error when it cannot be reached
 */
export async function connect(url: string): Promise<Connection> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  await client.connect()
  return {
    select: async (sql, parameters = []) => {
      const { rows } = await client.query<Record<string, unknown>>(sql, [...parameters])
      return rows
    },
    run: async (sql) => {
      await client.query(sql)
    },
    close: () => client.end(),
  }
}
