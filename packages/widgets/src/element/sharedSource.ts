import type { EvaluationSource } from '../data/index.ts'
import { createSnapshotSource } from '../data/snapshot/index.ts'
import { resolveUrl } from './resolveUrl.ts'

const sources = new Map<string, EvaluationSource>()

/**
 * Returns the source of a snapshot. All elements of a page share it, so the file loads once.
 *
 * @param base the address from which a relative one starts
 * @returns undefined when the text is not a valid address
 */
export function sharedSource(src: string, base: string): EvaluationSource | undefined {
  const address = resolveUrl(src, base)
  if (address === undefined) return undefined
  const source = sources.get(address) ?? createSnapshotSource(address)
  sources.set(address, source)
  return source
}
