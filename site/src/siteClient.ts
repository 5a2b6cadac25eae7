import { createClient } from '@supabase/supabase-js'
import type { Backend } from './env.ts'

/**
 * The site's one Supabase client, as the public role. Its session is kept in local storage and its
 * token refreshed by the library, which keeps it in memory where storage is blocked.
 */
export function createSiteClient({ url, key }: Backend) {
  return createClient(url, key, {
    auth: { persistSession: true, autoRefreshToken: true },
  })
}
