import { barColourOf, formatPercent } from '../domain/index.ts'

/** What a bar shows. */
export interface ScoreBarProps {
  /** Fraction of the bar that is filled, 0 to 1. */
  readonly raw: number
}

/**
 * A thin bar beside a score that stands there as text, so that it says nothing of its own. Where its
 * line ends is an attribute and no style: a browser computes the styles of each element anew that has
 * some of its own, which took a quarter of sorting a table.
 */
export function ScoreBar({ raw }: ScoreBarProps) {
  return (
    <svg className="tl-score-bar" data-colour={barColourOf(raw)} aria-hidden="true">
      {/* In English, which is what drawings read. */}
      <line x2={formatPercent(raw)} />
    </svg>
  )
}
