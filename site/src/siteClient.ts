import { createClient } from '@supabase/supabase-js'
import type { SubmissionSink } from '@transparency-lab/widgets'
import { createSupabaseSink } from '@transparency-lab/widgets/supabase'
import type { Backend } from './env.ts'
import { sessionKey } from './source.ts'

let client: ReturnType<typeof createClient> | undefined

/**
 * The site's one Supabase client, as the public role. Its session is kept in local storage and its
 * token refreshed by the library, which keeps it in memory where storage is blocked.
 */
export function siteClient({ url, key }: Backend): ReturnType<typeof createClient> {
  client ??= createClient(url, key, {
    auth: { persistSession: true, autoRefreshToken: true, storageKey: sessionKey(url) },
  })
  return client
}

/** Where what visitors say is sent to: the project, by the site's client. */
export function siteSink(backend: Backend): SubmissionSink {
  return createSupabaseSink(siteClient(backend))
}
