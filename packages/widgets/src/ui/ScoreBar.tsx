import { barColourOf, formatPercent } from '../domain/index.ts'

/** What a bar shows. */
export interface ScoreBarProps {
  /** Fraction of the bar that is filled, 0 to 1. */
  readonly raw: number
}

/** A thin bar beside a score that stands there as text, so that it says nothing of its own. */
export function ScoreBar({ raw }: ScoreBarProps) {
  return (
    <span className="tl-score-bar" aria-hidden="true">
      <span
        className="tl-score-bar-fill"
        data-colour={barColourOf(raw)}
        // In English, which is what style sheets read.
        style={{ inlineSize: formatPercent(raw) }}
      />
    </span>
  )
}
