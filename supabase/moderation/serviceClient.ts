import type { SupabaseClient } from '@supabase/supabase-js'
import WebSocket from 'ws'

// The client requires a WebSocket, which Node 20 lacks, although it never opens one.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket })

/** Creates a client with the secret key of a project, which reads and deletes everything. */
export async function createServiceClient(url: string, key: string): Promise<SupabaseClient> {
  const { createClient } = await import('@supabase/supabase-js')
  return createClient(url, key, { auth: { persistSession: false } }) as SupabaseClient
}
