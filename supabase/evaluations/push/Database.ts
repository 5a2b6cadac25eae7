import { LostConnection } from './LostConnection.ts'

/** A connection to the database as the owner of its tables. */
export interface Database {
  /** Runs one statement with parameters, and returns its rows. */
  readonly select: (
    sql: string,
    parameters?: readonly unknown[],
  ) => Promise<readonly Readonly<Record<string, unknown>>[]>
  /** Runs several statements. */
  readonly run: (sql: string) => Promise<void>
}

/**
 * Runs work in one transaction, and undoes all of it if any of it fails.
 *
 * @throws LostConnection saying so when the connection ends during the commit: the work is done as a whole or not at all
 */
export async function inTransaction<Result>(
  database: Database,
  work: () => Promise<Result>,
): Promise<Result> {
  await database.run('begin')
  try {
    const result = await work()
    await commit(database)
    return result
  } catch (error) {
    // The end of a connection undoes the work too, and the first error says why.
    await database.run('rollback').catch(() => undefined)
    throw error
  }
}

async function commit(database: Database): Promise<void> {
  try {
    await database.run('commit')
  } catch (error) {
    if (!(error instanceof LostConnection)) throw error
    throw new LostConnection(error.message, { isCommitting: true })
  }
}
