import { createClient } from '@supabase/supabase-js'
import type { Environment } from './env.ts'

/**
 * The site's one Supabase client, as the public role. Its session is kept in local storage and its
 * token refreshed by the library, which keeps it in memory where storage is blocked.
 */
export function createSiteClient({ supabaseUrl, supabaseKey }: Environment) {
  return createClient(supabaseUrl, supabaseKey, {
    auth: { persistSession: true, autoRefreshToken: true },
  })
}
