import type { PGlite } from '@electric-sql/pglite'
import type { SupabaseClient } from '@supabase/supabase-js'
import { guardRequest } from './guardRequest.ts'
import { newCluster } from './newCluster.ts'
import { publicClient } from './publicClient.ts'
import { readMigrations, readSeed } from './schema.ts'

/** The API key of the public role of an embedded server, as in `config.toml`. */
export const EMBEDDED_KEY = 'sb_publishable_embedded'

/** A Supabase API over an in-process Postgres with the project's schema. */
export interface EmbeddedBackend {
  /** A client with the public role. */
  readonly client: SupabaseClient
  /** The API key of the public role. */
  readonly key: string
  /** Handles a request as the server does, one after the other. */
  readonly handleRequest: (request: Request) => Promise<Response>
  /** A direct connection as the database owner. */
  readonly database: PGlite
  /** Runs SQL as the database owner. */
  readonly runAsOwner: (sql: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** Starts an embedded backend with the migrations applied, and the seed if `isSeeded`. */
export async function startEmbeddedBackend({ isSeeded = false } = {}): Promise<EmbeddedBackend> {
  const [{ App }, { createPgliteConnection }] = await Promise.all([
    import('@supabase/lite'),
    import('@supabase/lite/pglite'),
  ])
  const connection = await createPgliteConnection({
    url: 'memory://',
    pgliteOptions: { loadDataDir: await newCluster() },
  })
  await connection.exec(
    'create role anon; create role authenticated; create role service_role bypassrls;' +
      'grant usage on schema public to anon, authenticated, service_role;',
  )
  for (const { sql } of await readMigrations()) await connection.exec(sql)
  if (isSeeded) await connection.exec(await readSeed())
  const app = new App({ connection, auth: { enabled: false, publishable_key: EMBEDDED_KEY } })
  // One request at a time: requests on one connection would share a transaction.
  let last: Promise<unknown> = Promise.resolve()
  const handleRequest = (request: Request) => {
    const run = async () => app.fetch(request)
    const answer = last.then(() => guardRequest(new URL(request.url), run))
    last = answer.catch(() => undefined)
    return answer
  }
  return {
    client: await publicClient(EMBEDDED_KEY, handleRequest),
    key: EMBEDDED_KEY,
    handleRequest,
    database: connection.driver,
    runAsOwner: async (sql) => {
      await connection.exec(sql)
    },
    close: () => connection.close(),
  }
}
