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

/** Runs work in one transaction, and undoes all of it if any of it fails. */
export async function inTransaction<Result>(
  database: Database,
  work: () => Promise<Result>,
): Promise<Result> {
  await database.run('begin')
  try {
    const result = await work()
    await database.run('commit')
    return result
  } catch (error) {
    await database.run('rollback')
    throw error
  }
}
