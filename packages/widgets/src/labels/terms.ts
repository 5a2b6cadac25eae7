import {
  bidiIsolateIfNeeded,
  formatPercent,
  mapCategories,
  type BandOrMissing,
  type BandStep,
  type LeaderboardColumn,
  type Suite,
} from '../domain/index.ts'
import type { SharedLabels } from './labels.ts'

/** A term with a tooltip: a column (which may be a category), a band, or the z-score. */
export type Term = LeaderboardColumn | BandOrMissing | 'z'

/** The tooltips of the terms that a widget shows. */
export type Terms = Readonly<Partial<Record<Term, string>>>

/**
 * Returns the tooltips of the scores, the bands of a scale and the z-score.
 *
 * @param scale best first; the last step has no lower bound
 */
export function scoreTerms(labels: SharedLabels, scale: readonly BandStep[]): Terms {
  const { score, bands, locale } = labels
  const ranges = scale.map(({ band, from }, index) => {
    const below = scale[index - 1]?.from
    const isLast = index === scale.length - 1
    return [
      band,
      score.aboutBand(
        bands[band],
        isLast ? undefined : formatPercent(from, locale),
        below === undefined ? undefined : formatPercent(below, locale),
      ),
    ] as const
  })
  return { ...score.about, ...Object.fromEntries(ranges), comingSoon: score.aboutMissing }
}

/** Adds what a suite measures in each category to the explanations of the categories. */
export function withMeasured(
  terms: Terms,
  suite: Pick<Suite, 'categoryDetails'> | undefined,
  labels: Pick<SharedLabels, 'suite'>,
): Terms {
  const measured = mapCategories((category) => {
    const sentence = suite?.categoryDetails?.[category]?.measures
    if (sentence === undefined) return undefined
    return [terms[category], labels.suite.measured(bidiIsolateIfNeeded(sentence))]
      .filter((text) => text !== undefined)
      .join(' ')
  })
  return { ...terms, ...measured }
}
