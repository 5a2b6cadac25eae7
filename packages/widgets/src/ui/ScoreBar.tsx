import type { CSSProperties } from 'react'
import { getScoreBand, type Interval } from '../domain/index.ts'

/** Props of a score's bar. */
export interface ScoreBarProps {
  /** The score from 0 to 1. */
  readonly raw: number
  /** Rendered as a whisker; undefined renders none. */
  readonly interval?: Interval | undefined
}

/**
 * A thin progress bar in the colour of the score's band, with a whisker from one end of its interval to the
 * other. The text beside it has both.
 */
export function ScoreBar({ raw, interval }: ScoreBarProps) {
  return (
    <span
      className="tl-score-bar"
      data-band={getScoreBand(raw)}
      data-interval={interval?.kind}
      style={interval && whiskerStyle(interval)}
      aria-hidden="true"
    >
      <span style={{ inlineSize: `${raw * 100}%` }} />
    </span>
  )
}

function whiskerStyle({ lower, upper }: Interval): CSSProperties {
  const style: Record<string, string> = {
    '--_tl-lower': `${lower * 100}%`,
    '--_tl-upper': `${upper * 100}%`,
  }
  return style
}
