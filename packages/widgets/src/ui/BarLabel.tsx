import { formatPercent } from '../domain/index.ts'

interface BarLabelProps {
  readonly locale: string
  /** The score from 0 to 1, from Recharts; undefined when it is missing. */
  readonly value?: unknown
  /** The rectangle of the bar, from Recharts; its width is negative when the bar grows to the left. */
  readonly viewBox?: unknown
}

interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Space for the whisker of a usual interval. */
const GAP_PX = 9

/**
 * A percentage beside the end of its bar. Recharts would append an element to the host's body to measure its
 * own labels.
 */
export function BarLabel({ locale, value, viewBox }: BarLabelProps) {
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
