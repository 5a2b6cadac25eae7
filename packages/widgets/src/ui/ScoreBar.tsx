import { barColourOf, formatPercent } from '../domain/index.ts'

/** What a bar shows. */
export interface ScoreBarProps {
  /** Fraction of the bar that is filled, 0 to 1. */
  readonly raw: number
}

/**
 * A thin bar beside a score that stands there as text, so that it says nothing of its own. Where its
 * line ends is an attribute and no style: a browser computes the style of each element anew that has
 * some of its own, which was a quarter of laying out a sorted table.
 */
export function ScoreBar({ raw }: ScoreBarProps) {
  return (
    <svg className="tl-score-bar" data-colour={barColourOf(raw)} aria-hidden="true">
      {/* In English, which is what drawings read. */}
      <line x2={formatPercent(raw)} />
    </svg>
  )
}
