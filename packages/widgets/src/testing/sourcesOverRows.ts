import { createClient } from '@supabase/supabase-js'
import { vi } from 'vitest'
import type { EvaluationSource } from '../data/index.ts'
import { createSnapshotSource } from '../data/snapshot/index.ts'
import { createSupabaseSource } from '../data/supabase/index.ts'

let stored: readonly unknown[] = []

// One client for all tests, because the library warns of a second one in the same page.
const client = createClient('http://backend.test', 'sb_publishable_test', {
  auth: { persistSession: false, autoRefreshToken: false },
  global: {
    fetch: (input) => {
      const id = new URL(input instanceof Request ? input.url : input).searchParams.get('id')
      const rows = id === null ? stored : stored.filter((row) => isOf(id.replace('eq.', ''), row))
      const headers = { 'content-range': `0-0/${rows.length}` }
      return Promise.resolve(Response.json(rows, { headers }))
    },
  },
})

/** Creates a Supabase source with a backend that returns these rows, valid or not. */
function supabaseOver(rows: readonly unknown[]): EvaluationSource {
  stored = rows
  return createSupabaseSource(client)
}

/** Creates a snapshot source of a file with these rows, valid or not. */
function snapshotOver(rows: readonly unknown[]): EvaluationSource {
  const file = {
    format: 'transparency-lab/snapshot',
    version: 1,
    published_on: '2024-05-01',
    licence: { name: 'CC BY 4.0', url: 'https://example.org/licence' },
    attribution: '',
    models: rows,
  }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(file)))
  return createSnapshotSource('https://lab.example/snapshot.json', { freshMs: 0 })
}

/** The sources that parse rows, by name. */
export const SOURCES_OVER_ROWS = [
  ['the Supabase source', supabaseOver],
  ['the snapshot source', snapshotOver],
] as const

function isOf(id: string, row: unknown): boolean {
  return row instanceof Object && 'id' in row && row.id === id
}
