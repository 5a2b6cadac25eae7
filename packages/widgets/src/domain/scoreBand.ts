import { roundToPrecision } from './decimal.ts'
import { isMeasured, type CompositeScore, type Score } from './score.ts'

/** The quality of a measured score, from best to worst. */
export type ScoreBand = 'excellent' | 'good' | 'average' | 'belowAverage' | 'poor'

/** A band, or `comingSoon` for a missing score. */
export type BandOrMissing = ScoreBand | 'comingSoon'

/** One step of a scale: a band and its lower bound, a raw score from 0 to 1, inclusive. */
export interface BandStep {
  readonly band: ScoreBand
  readonly from: number
}

/** The lowest good raw score. Score tiles use the good style from it on. */
export const GOOD_RAW_SCORE = 0.8

/** The scale of the dashboard and of the model page, best first. */
export const SCORE_BANDS: readonly BandStep[] = [
  { band: 'excellent', from: 0.9 },
  { band: 'good', from: GOOD_RAW_SCORE },
  { band: 'average', from: 0.7 },
  { band: 'belowAverage', from: 0.6 },
  { band: 'poor', from: 0 },
]

/** The scale of the comparison, best first. It has no below-average band: below 0.7 is poor. */
export const COMPARE_BANDS: readonly BandStep[] = SCORE_BANDS.filter(
  ({ band }) => band !== 'belowAverage',
)

/** The English label of each band, shown beside a score. */
export const BAND_LABELS = {
  excellent: 'EXCELLENT',
  good: 'COMPETITIVE',
  average: 'AVERAGE',
  belowAverage: 'BELOW AVG',
  poor: 'POOR',
  comingSoon: 'COMING SOON',
} as const satisfies Record<BandOrMissing, string>

/**
 * Returns the band of a raw score. It depends on the number, not on its rounded text: 0.8999 is good
 * although it is shown as 90.0%.
 *
 * @param raw fraction from 0 to 1
 * @param scale best first; by default the five bands of the dashboard
 */
export function getScoreBand(raw: number, scale: readonly BandStep[] = SCORE_BANDS): ScoreBand {
  return scale.find(({ from }) => roundToPrecision(raw) >= from)?.band ?? 'poor'
}

/** Returns the band of a score on the dashboard, or 'comingSoon' when it is missing. */
export function getBandOrMissing(score: Score | CompositeScore): BandOrMissing {
  return isMeasured(score) ? getScoreBand(score.raw) : 'comingSoon'
}
