import { getScoreBand } from '../domain/index.ts'

/** Props of a score's bar. */
export interface ScoreBarProps {
  /** The score from 0 to 1. */
  readonly raw: number
}

/** A thin progress bar in the colour of the score's band. The score is in the text beside it. */
export function ScoreBar({ raw }: ScoreBarProps) {
  return (
    <span className="tl-score-bar" data-band={getScoreBand(raw)} aria-hidden="true">
      <span style={{ inlineSize: `${raw * 100}%` }} />
    </span>
  )
}
