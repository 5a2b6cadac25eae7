import type { EvaluationSource } from '@transparency-lab/widgets'
import { createSupabaseSource, type TableClient } from '@transparency-lab/widgets/supabase'
import { readReports, startEmbeddedBackend } from '../../supabase/index.ts'
import type { Backend } from '../src/env.ts'
import { PLANNED_MODELS } from '../src/data/plannedModels.ts'

/** A source with a connection that must be closed. */
export interface OpenSource {
  readonly source: EvaluationSource
  readonly close: () => Promise<void>
}

/** Opens a source over the backend, or over an embedded database with the seed when there is none. */
export async function openSource(backend: Backend | undefined): Promise<OpenSource> {
  if (backend !== undefined) {
    // Imported lazily, so that a caller can replace the warning that it prints on Node 20.
    const { createClient } = await import('@supabase/supabase-js')
    const client = createClient(backend.url, backend.key, { auth: { persistSession: false } })
    return { source: await sourceOver(client), close: () => Promise.resolve() }
  }
  const { client, close } = await startEmbeddedBackend({ isSeeded: true })
  return { source: await sourceOver(client), close }
}

/** The database has no contested figures: the lab edits them in a file. */
async function sourceOver(client: TableClient): Promise<EvaluationSource> {
  const contested = { ...(await readReports()), invalidRows: 0 }
  return {
    ...createSupabaseSource(client, { plannedModels: PLANNED_MODELS }),
    getContested: () => Promise.resolve(contested),
  }
}
