import { vi } from 'vitest'
import type { EvaluationSource } from '../data/index.ts'
import { createSnapshotSource } from '../data/snapshot/index.ts'
import { createSupabaseSource } from '../data/supabase/index.ts'
import { createStubClient } from './createStubClient.ts'

let stored: readonly unknown[] = []
let storedSuites: readonly object[] = []

// One client for all tests, because the library warns of a second one in the same page.
const { client } = createStubClient(
  ({ url }) => {
    const id = new URL(url).searchParams.get('id')
    const rows = id === null ? stored : stored.filter((row) => hasId(id.replace('eq.', ''), row))
    return Response.json(rows, { headers: { 'content-range': `0-0/${rows.length}` } })
  },
  () => Response.json(storedSuites),
)

/** Creates a Supabase source with a backend that returns these rows, valid or not. */
export function supabaseOver(
  rows: readonly unknown[],
  suites: readonly object[] = [],
): EvaluationSource {
  stored = rows
  storedSuites = suites
  return createSupabaseSource(client)
}

/** Creates a snapshot source of a file with these rows, valid or not. */
export function snapshotOver(
  rows: readonly unknown[],
  suites: readonly object[] = [],
): EvaluationSource {
  const file = {
    format: 'transparency-lab/snapshot',
    version: 2,
    published_on: '2024-05-01',
    licence: { name: 'CC BY 4.0', url: 'https://example.org/licence' },
    attribution: '',
    suites,
    models: rows,
  }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(file)))
  return createSnapshotSource('https://lab.example/snapshot.json', { staleTimeMs: 0 })
}

/** The sources that parse rows, by name. */
export const SOURCES_OVER_ROWS = [
  ['the Supabase source', supabaseOver],
  ['the snapshot source', snapshotOver],
] as const

function hasId(id: string, row: unknown): boolean {
  return row instanceof Object && 'id' in row && row.id === id
}
