import { formatPercent } from '../domain/index.ts'

interface BarPercentProps {
  readonly locale: string
  /** The score from 0 to 1; the chart gives it, and nothing where it is missing. */
  readonly value?: unknown
  /** The bar, which the chart gives too; it is of a width below 0 when it grows to the left. */
  readonly viewBox?: unknown
}

interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const GAP_PX = 5

/**
 * A score beyond the end of its bar. The library's own labels are measured in an element that it
 * hangs into the host's body.
 */
export function BarPercent({ locale, value, viewBox }: BarPercentProps) {
  if (typeof value !== 'number') return null
  const { x, y, width, height } = viewBox as Bar
  const isToLeft = width < 0
  return (
    <text
      className="tl-chart-percent"
      x={x + width + (isToLeft ? -GAP_PX : GAP_PX)}
      y={y + height / 2}
      dy="0.355em"
      textAnchor={isToLeft ? 'end' : 'start'}
    >
      {formatPercent(value, locale)}
    </text>
  )
}
