import { SCORE_BANDS } from '../domain/index.ts'
import { scoreTerms, type Labels } from '../labels/index.ts'

/** Returns the props of a legend in a language. */
export function legendWords(labels: Labels, scale = SCORE_BANDS) {
  const { score, bands, locale } = labels
  const terms = scoreTerms(labels, scale)
  return { scale, label: score.legend, bands, zName: score.z, locale, terms }
}
