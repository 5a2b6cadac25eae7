import { createClient } from '@supabase/supabase-js'
import type { EvaluationSource } from '@transparency-lab/widgets'
import { createSupabaseSource } from '@transparency-lab/widgets/supabase'
import { startEmbeddedBackend } from '../../supabase/index.ts'
import type { Backend } from '../src/env.ts'

/** A source that holds something open until it is closed. */
export interface OpenSource {
  readonly source: EvaluationSource
  readonly close: () => Promise<void>
}

/** Opens the source that a site reads from: its backend, or the project's own rows without one. */
export async function openSource(backend: Backend | undefined): Promise<OpenSource> {
  if (backend !== undefined) {
    const client = createClient(backend.url, backend.key, { auth: { persistSession: false } })
    return { source: createSupabaseSource(client), close: () => Promise.resolve() }
  }
  const { client, close } = await startEmbeddedBackend({ isSeeded: true })
  return { source: createSupabaseSource(client), close }
}
