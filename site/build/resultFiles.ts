import type { ModelRecord } from '../../supabase/index.ts'
import { modelIndexPath, recordPath } from '../src/address/paths.ts'
import { badgeFiles } from './badges/badgeFiles.ts'
import { readFigures, readRelease } from './pages/figures.ts'
import { modelIndex } from './pages/modelIndex.ts'
import { readBandColours } from './readTheme.ts'

/** What the results of models are published from. */
export interface ResultFilesOptions {
  /** The snapshot files, keyed by name. */
  readonly snapshots: ReadonlyMap<string, string>
  /** Every Eval Ever records of the models. */
  readonly records: readonly ModelRecord[]
  /** The public URL of the site; empty when it is not known. */
  readonly siteUrl: string
}

/**
 * Builds the results of every model for other sites, keyed by path from the root of the site: badges of the latest
 * and of every release, `model-index` blocks, and records.
 */
export async function resultFiles({
  snapshots,
  records,
  siteUrl,
}: ResultFilesOptions): Promise<ReadonlyMap<string, string>> {
  const latest = await readFigures(snapshots)
  const colours = await readBandColours()
  const files = new Map(badgeFiles(latest, colours))
  for (const [name, text] of snapshots) {
    if (!name.startsWith('snapshot-')) continue
    const release = name === latest.fileName ? latest : await readRelease(text, name)
    for (const [path, svg] of badgeFiles(release, colours, name)) files.set(path, svg)
  }
  for (const model of latest.models) {
    const url = siteUrl === '' ? undefined : `${siteUrl}/model/${model.id}`
    files.set(modelIndexPath(model.id).slice(1), modelIndex(model, url))
  }
  for (const { suite, model, record } of records) {
    files.set(recordPath(model, suite).slice(1), `${JSON.stringify(record, null, 2)}\n`)
  }
  return files
}
