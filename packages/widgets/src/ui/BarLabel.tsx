import { formatPercent, type Interval } from '../domain/index.ts'
import { BarMargin, BEYOND_PX } from './BarMargin.tsx'
import type { ScoreSeries } from './scoreSeries.ts'

/** Props of a bar's label. */
export interface BarLabelProps {
  readonly locale: string
  readonly isRightToLeft: boolean
  readonly colour: ScoreSeries['colour']
  /** The labelled score, from Recharts; undefined when it is missing. */
  readonly value?: unknown
  /** The rectangle of the bar, from Recharts; a bar that grows to the left begins at its right end. */
  readonly viewBox?: unknown
  /** The distance from a score of 0 to a score of 1, in px. */
  readonly plotWidth: number
}

/** A score from 0 to 1, and what is known about its error. */
export interface LabelledScore {
  readonly score: number
  readonly interval: Interval | undefined
  /** Whether a mark says what is known about the error. */
  readonly hasMargin: boolean
}

interface Bar {
  readonly x: number
  readonly y: number
  readonly height: number
}

const GAP_PX = 5

/**
 * The mark of the interval of a bar, and a percentage beside the end of both. Recharts would append an element to the
 * host's body to measure its own labels.
 */
export function BarLabel(props: BarLabelProps) {
  const { locale, isRightToLeft, colour, value, viewBox, plotWidth } = props
  if (value === undefined) return null
  const { score, interval, hasMargin } = value as LabelledScore
  const { x, y, height } = viewBox as Bar
  const side = isRightToLeft ? -1 : 1
  const length = plotWidth * side
  const beyond = hasMargin && interval?.kind !== 'known' ? BEYOND_PX : 0
  const end = x + length * (interval?.upper ?? score) + side * (beyond + GAP_PX)
  return (
    <g data-series={colour}>
      {hasMargin && <BarMargin {...{ interval, score, x, length, y, height }} />}
      <text
        className="tl-chart-percent"
        x={end}
        y={y + height / 2}
        dy="0.355em"
        textAnchor={isRightToLeft ? 'end' : 'start'}
      >
        {formatPercent(score, locale)}
      </text>
    </g>
  )
}
