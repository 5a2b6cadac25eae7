import { formatPercent } from '../domain/index.ts'

interface BarLabelProps {
  readonly locale: string
  /** The labelled score, from Recharts; undefined when it is missing. */
  readonly value?: unknown
  /** The rectangle of the bar, from Recharts; its width is negative when the bar grows to the left. */
  readonly viewBox?: unknown
}

/** A score from 0 to 1, and where its whisker ends. */
export interface LabelledScore {
  readonly score: number
  /** The upper end of the interval; the score itself without one. */
  readonly end: number
}

interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const GAP_PX = 5

/**
 * A percentage beside the end of its bar and of its whisker. Recharts would append an element to the host's body
 * to measure its own labels.
 */
export function BarLabel({ locale, value, viewBox }: BarLabelProps) {
  if (value === undefined) return null
  const { score, end } = value as LabelledScore
  const { x, y, width, height } = viewBox as Bar
  const isToLeft = width < 0
  // A bar of 0 has no scale.
  const length = score === 0 ? width : (width / score) * end
  return (
    <text
      className="tl-chart-percent"
      x={x + length + (isToLeft ? -GAP_PX : GAP_PX)}
      y={y + height / 2}
      dy="0.355em"
      textAnchor={isToLeft ? 'end' : 'start'}
    >
      {formatPercent(score, locale)}
    </text>
  )
}
