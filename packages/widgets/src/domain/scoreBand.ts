import { isMeasured, type Score } from './score.ts'

/** The quality of a measured score, from best to worst. */
export type ScoreBand = 'excellent' | 'good' | 'average' | 'belowAverage' | 'poor'

/** A band, or that there is no measurement to put into one. */
export type ScoreStanding = ScoreBand | 'comingSoon'

/** One step of a scale: the band and the raw score, 0 to 1, at which it begins (included). */
export interface BandStep {
  readonly band: ScoreBand
  readonly from: number
}

/** The scale of the dashboard and of a model's page, best first. */
export const SCORE_BANDS: readonly BandStep[] = [
  { band: 'excellent', from: 0.9 },
  { band: 'good', from: 0.8 },
  { band: 'average', from: 0.7 },
  { band: 'belowAverage', from: 0.6 },
  { band: 'poor', from: 0 },
]

/** The scale of the comparison, best first: it has no band below average, so poor begins under 0.7. */
export const COMPARE_BANDS: readonly BandStep[] = SCORE_BANDS.filter(
  ({ band }) => band !== 'belowAverage',
)

/** The English label of each band, as it stands beside a score. */
export const BAND_LABELS = {
  excellent: 'EXCELLENT',
  good: 'COMPETITIVE',
  average: 'AVERAGE',
  belowAverage: 'BELOW AVG',
  poor: 'POOR',
  comingSoon: 'COMING SOON',
} as const satisfies Record<ScoreStanding, string>

/**
 * The band of a raw score. It follows the number itself, not its rounded text: 0.8999 is good
 * although it reads 90.0%.
 *
 * @param raw fraction from 0 to 1
 * @param scale best first; the five bands of the dashboard unless told otherwise
 */
export function bandOf(raw: number, scale: readonly BandStep[] = SCORE_BANDS): ScoreBand {
  return scale.find(({ from }) => raw >= from)?.band ?? 'poor'
}

/** The band of a score, or 'comingSoon' when it is missing. */
export function standingOf(score: Score, scale?: readonly BandStep[]): ScoreStanding {
  return isMeasured(score) ? bandOf(score.raw, scale) : 'comingSoon'
}
