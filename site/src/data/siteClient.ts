import { createClient } from '@supabase/supabase-js'
import type { SubmissionSink } from '@transparency-lab/widgets'
import { createSupabaseSink } from '@transparency-lab/widgets/supabase'
import type { Backend } from '../env.ts'
import { sessionKey } from './source.ts'

let client: ReturnType<typeof createClient> | undefined

/**
 * Returns the site's single Supabase client, with the public role. The library persists the session in
 * local storage, or in memory if storage is blocked, and refreshes its token.
 */
export function siteClient({ url, key }: Backend): ReturnType<typeof createClient> {
  client ??= createClient(url, key, {
    auth: { persistSession: true, autoRefreshToken: true, storageKey: sessionKey(url) },
  })
  return client
}

/** Creates the sink that stores submitted forms in the project. */
export function siteSink(backend: Backend): SubmissionSink {
  return createSupabaseSink(siteClient(backend))
}
