import type { Run } from '../formats/importer.ts'
import { findMaker, getNamespace } from './makers.ts'

/**
 * Reads the maker from an id of the form "maker/name". A path such as "output/llama" has this form
 * too, so that only a known namespace counts, or one of an id that the file proves.
 *
 * @param isProven whether the file shows that the Hugging Face Hub has the id
 */
export function identifyMaker(
  model: string | null,
  { isProven = false } = {},
): Pick<Run, 'isHubId' | 'provider'> {
  const space = getNamespace(model ?? '')
  if (space === undefined) return { provider: undefined }
  const isMaker = isProven || findMaker(space) !== undefined
  return isMaker ? { provider: space } : { provider: undefined, isHubId: true }
}
