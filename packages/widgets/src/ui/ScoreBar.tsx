import type { CSSProperties } from 'react'
import { getScoreBand, type Interval } from '../domain/index.ts'

/** Props of a score's bar. */
export interface ScoreBarProps {
  /** The score from 0 to 1. */
  readonly raw: number
  /** Undefined when the margin is unknown, which gives the bar an open end. */
  readonly interval?: Interval | undefined
}

/**
 * A thin progress bar in the colour of the score's band. A mark lies on it from one end of the interval to the
 * other; it is dotted where the interval could be wider. Without an interval the end of the bar is hatched. The
 * text beside it has both.
 */
export function ScoreBar({ raw, interval }: ScoreBarProps) {
  return (
    <span
      className="tl-score-bar"
      data-band={getScoreBand(raw)}
      data-interval={interval?.kind ?? 'unknown'}
      style={markStyle(interval ?? { lower: raw, upper: raw })}
      aria-hidden="true"
    >
      <span style={{ inlineSize: `${raw * 100}%` }} />
    </span>
  )
}

function markStyle({ lower, upper }: Pick<Interval, 'lower' | 'upper'>): CSSProperties {
  const style: Record<string, string> = {
    '--_tl-lower': `${lower * 100}%`,
    '--_tl-upper': `${upper * 100}%`,
  }
  return style
}
