import type { CSSProperties, ReactNode } from 'react'
import { isMeasured, type CompositeScore, type Score } from '../domain/index.ts'

/** Props of a score's dot. */
export interface ScoreDotProps {
  readonly score: Score | CompositeScore
  /** What is drawn behind the dot. */
  readonly children?: ReactNode
}

/**
 * A score as a dot with its interval, on an axis from `--_tl-from` to 1. The dot is open when the margin is unknown. The
 * line fades where the interval could be wider. A missing score is not drawn. The text beside it has the numbers.
 */
export function ScoreDot({ score, children }: ScoreDotProps) {
  if (!isMeasured(score)) {
    return (
      <span className="tl-dot-plot" aria-hidden="true">
        {children}
      </span>
    )
  }
  const { raw, interval } = score
  const style = { '--_tl-raw': raw, '--_tl-lower': interval?.lower, '--_tl-upper': interval?.upper }
  return (
    <span
      className="tl-dot-plot"
      data-interval={interval?.kind ?? 'unknown'}
      style={style as CSSProperties}
      aria-hidden="true"
    >
      {children}
      <span className="tl-dot" />
    </span>
  )
}
