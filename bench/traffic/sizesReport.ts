import { takeSnapshot, type Snapshot } from '@transparency-lab/widgets/snapshot'
import { createSupabaseSource } from '@transparency-lab/widgets/supabase'
import { gzipSync } from 'node:zlib'
import { LICENCE } from '../../site/publication.ts'
import { startEmbeddedBackend } from '../../supabase/embeddedBackend.ts'
import { scaleSql } from '../../supabase/scale/scaleSql.ts'
import { figure, table } from '../markdown.ts'

const COUNTS = [100, 1_000]
const GB_IN_KB = 1_000_000
const MILLION = 1_000_000

/** How heavy the file of all figures is by the number of models, and what a million first views of it weigh. */
export async function sizesReport(): Promise<string> {
  const real = await startEmbeddedBackend({ isSeeded: true })
  const rows = [rowOf('as published', await snapshotOf(real))]
  await real.close()
  for (const models of COUNTS) {
    const backend = await startEmbeddedBackend()
    await backend.asOwner(scaleSql({ models, evaluations: 1, seed: 1 }))
    rows.push(rowOf('made up', await snapshotOf(backend)))
    await backend.close()
  }
  return table(['figures', 'models', 'kB', 'kB gzip', 'GB for a million first views'], rows)
}

function snapshotOf({
  client,
}: Awaited<ReturnType<typeof startEmbeddedBackend>>): Promise<Snapshot> {
  return takeSnapshot(createSupabaseSource(client), { publishedOn: '2026-01-01', licence: LICENCE })
}

function rowOf(what: string, snapshot: Snapshot): readonly (string | number)[] {
  const text = `${JSON.stringify(snapshot)}\n`
  const gzipKB = gzipSync(text).length / 1_000
  return [
    what,
    figure(snapshot.models.length),
    figure(Buffer.byteLength(text) / 1_000),
    figure(gzipKB),
    figure((gzipKB * MILLION) / GB_IN_KB),
  ]
}
