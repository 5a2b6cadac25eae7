import type { Licence } from '@transparency-lab/widgets'
import { createLoadedSource, loadSnapshot } from '@transparency-lab/widgets/snapshot'
import { readModels, type ReleasedModels } from './readModels.ts'
import { toAddress } from '../address/toAddress.ts'

/** A release with its licence. */
export interface LoadedRelease extends ReleasedModels {
  readonly licence: Licence
}

/**
 * Loads the models of a release.
 *
 * @param path of its snapshot, from the root of the site
 * @throws SourceError when it cannot be fetched or is no snapshot
 */
export async function loadRelease(path: string): Promise<LoadedRelease> {
  const loaded = await loadSnapshot(toAddress(path))
  const source = createLoadedSource(loaded, { staleTimeMs: Infinity })
  return { ...(await readModels(source)), licence: loaded.file.licence }
}
