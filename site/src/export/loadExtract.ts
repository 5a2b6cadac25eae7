import type { BoardExtract } from './boardHandout.ts'
import { loadRelease } from './loadRelease.ts'
import { selectModels } from './selectModels.ts'

/**
 * Loads the rows of a view, or of its whole suite, from a release.
 *
 * @param path of its snapshot, from the root of the site
 * @throws SourceError when it cannot be loaded
 */
export async function loadExtract(
  path: string,
  chosen: Pick<BoardExtract, 'view' | 'isWholeSuite' | 'cited'>,
): Promise<BoardExtract> {
  const { licence, ...released } = await loadRelease(path)
  const { view, isWholeSuite } = chosen
  const total = selectModels(released, view, true).models.length
  return { ...chosen, selected: selectModels(released, view, isWholeSuite), total, licence }
}
