import type { EmbeddedBackend } from '../embeddedBackend.ts'

/** A statement as the server sent it to the database, with the values of its parameters. */
export interface Statement {
  readonly sql: string
  readonly values: readonly unknown[]
}

/** The statements on the public tables that the server sends to the database during some work. */
export async function recordStatements(
  { database }: Pick<EmbeddedBackend, 'database'>,
  work: () => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = []
  const query = database.query.bind(database)
  database.query = (sql, values, options) => {
    if (sql.includes('"public".')) statements.push({ sql, values: values ?? [] })
    return query(sql, values, options)
  }
  try {
    await work()
  } finally {
    database.query = query
  }
  return statements
}

/** The same statement with its values written into it, for a client that sends text only. */
export function asText({ sql, values }: Statement): string {
  return sql.replace(/\$(\d+)/g, (_, place: string) => {
    const value = values[Number(place) - 1]
    if (typeof value === 'number') return String(value)
    if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
    throw new Error(`A value of the kind ${typeof value} has no text.`)
  })
}
