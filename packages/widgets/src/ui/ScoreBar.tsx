import { bandOf } from '../domain/index.ts'

/** What a bar shows. */
export interface ScoreBarProps {
  /** Fraction of the bar that is filled, 0 to 1. */
  readonly raw: number
}

/** A thin bar in the colour of its band, beside a score that stands there as text. */
export function ScoreBar({ raw }: ScoreBarProps) {
  return (
    <span className="tl-score-bar" data-band={bandOf(raw)} aria-hidden="true">
      <span style={{ inlineSize: `${raw * 100}%` }} />
    </span>
  )
}
