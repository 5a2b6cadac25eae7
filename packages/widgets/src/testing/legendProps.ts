import { SCORE_BANDS } from '../domain/index.ts'
import { scoreTerms, type Labels } from '../labels/index.ts'

/** Returns the props of a legend in a language. */
export function legendProps(labels: Labels, scale = SCORE_BANDS) {
  return { scale, labels, terms: scoreTerms(labels, scale) }
}
