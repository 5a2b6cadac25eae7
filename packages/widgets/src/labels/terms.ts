import {
  formatPercent,
  type BandStep,
  type LeaderboardColumn,
  type ScoreStanding,
} from '../domain/index.ts'
import type { SharedLabels } from './labels.ts'

/** What a tooltip explains: a column, which may be a category, a band, or the z-score. */
export type Term = LeaderboardColumn | ScoreStanding | 'z'

/** A sentence on each term that a widget shows. */
export type Terms = Readonly<Partial<Record<Term, string>>>

/**
 * What the scores, the bands of a scale and the z-score mean, a sentence each.
 *
 * @param scale best first; the last step is all that is below the one before
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
