import type { CSSProperties } from 'react'
import {
  isMeasured,
  type CompositeScore,
  type Score,
  type ScoreDistribution,
} from '../domain/index.ts'
import { ScoreBar } from './ScoreBar.tsx'
import { ScoreDot } from './ScoreDot.tsx'

interface ScoreStripProps {
  readonly score: Score | CompositeScore
  /** Undefined while the other models are unknown. */
  readonly distribution: ScoreDistribution | undefined
}

/**
 * A score among those of the suite, on a scale from 0 to 1: each model as a thin line, their mean as a thick one, and the
 * score as a bar and a dot with its interval. The text beside it has the numbers.
 */
export function ScoreStrip({ score, distribution }: ScoreStripProps) {
  const { scores = [], mean } = distribution ?? {}
  return (
    <span className="tl-strip">
      <ScoreDot score={score}>
        {isMeasured(score) && <ScoreBar raw={score.raw} />}
        {scores.map((raw, index) => (
          // Scores are not unique.
          <span key={index} className="tl-strip-line" style={placeAt(raw)} />
        ))}
        {mean !== undefined && <span className="tl-strip-mean" style={placeAt(mean)} />}
      </ScoreDot>
    </span>
  )
}

function placeAt(raw: number): CSSProperties {
  return { insetInlineStart: `${raw * 100}%` }
}
