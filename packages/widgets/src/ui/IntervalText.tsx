import { CONFIDENCE_LEVEL, formatMargins, formatPercent, type Interval } from '../domain/index.ts'
import type { SharedLabels } from '../labels/index.ts'

/** The sentences and the language of margins. */
type MarginLabels = Pick<SharedLabels, 'interval' | 'locale'>

/** Props of the margins of a score. */
export interface IntervalTextProps {
  /** The score from 0 to 1. */
  readonly score: number
  readonly interval: Interval | undefined
  readonly labels: MarginLabels
}

/** The margins of a score in percentage points, such as ±0.8, or that its error is unknown. */
export function IntervalText({ score, interval, labels }: IntervalTextProps) {
  return (
    <span className="tl-interval">
      <bdi>{formatInterval(score, interval, labels)}</bdi>
    </span>
  )
}

/** Formats the margins of a score: ±0.8, at least +0.7 −0.8, or that the error is unknown. */
export function formatInterval(
  score: number,
  interval: Interval | undefined,
  { interval: labels, locale }: MarginLabels,
): string {
  if (interval === undefined) return labels.unknown
  const { kind, level = CONFIDENCE_LEVEL } = interval
  const margins = formatMargins(score, interval, locale)
  const stated = kind === 'atLeast' ? labels.atLeast(margins) : margins
  return level === CONFIDENCE_LEVEL ? stated : labels.atLevel(stated, formatPercent(level, locale))
}
