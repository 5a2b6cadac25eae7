import { createClient } from '@supabase/supabase-js'
import type { EvaluationSource } from '@transparency-lab/widgets'
import { createSupabaseSource } from '@transparency-lab/widgets/supabase'
import type { Environment } from './env.ts'

/**
 * The site's one Supabase client, as the public role. Its session is kept in local storage and its
 * token refreshed by the library, which keeps it in memory where storage is blocked.
 */
export function createSiteSource({ supabaseUrl, supabaseKey }: Environment): EvaluationSource {
  const client = createClient(supabaseUrl, supabaseKey, {
    auth: { persistSession: true, autoRefreshToken: true },
  })
  return createSupabaseSource(client)
}
