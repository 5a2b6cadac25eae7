import type { EvaluationSource } from '../data/index.ts'
import { createSnapshotSource } from '../data/snapshot/index.ts'

const sources = new Map<string, EvaluationSource>()

/** The source over a snapshot: one for all elements of a page, so that they read the file once. */
export function sharedSource(src: string): EvaluationSource {
  const address = new URL(src, document.baseURI).href
  const known = sources.get(address)
  if (known !== undefined) return known
  const made = createSnapshotSource(address)
  sources.set(address, made)
  return made
}
