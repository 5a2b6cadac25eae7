import type { EvaluationSource } from '../data/index.ts'
import { createSnapshotSource } from '../data/snapshot/index.ts'
import { addressOf } from './addressOf.ts'
import { watchPolicy } from './explainFailure.ts'

const sources = new Map<string, EvaluationSource>()

/**
 * The source over a snapshot: one for all elements of a page, so that they read the file once.
 *
 * @returns undefined when the text is no address
 */
export function sharedSource(src: string): EvaluationSource | undefined {
  const address = addressOf(src, document.baseURI)
  if (address === undefined) return undefined
  watchPolicy()
  const source = sources.get(address) ?? createSnapshotSource(address)
  sources.set(address, source)
  return source
}
