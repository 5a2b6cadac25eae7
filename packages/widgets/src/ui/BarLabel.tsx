import { formatPercent, type Interval } from '../domain/index.ts'

interface BarLabelProps {
  readonly locale: string
  /** The interval of each bar, whose whisker ends before the text. */
  readonly intervals: readonly (Interval | undefined)[] | undefined
  /** The index of the bar, from Recharts. */
  readonly index?: number
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

const GAP_PX = 5

/**
 * A percentage beside the end of its bar and of its whisker. Recharts would append an element to the host's body
 * to measure its own labels.
 */
export function BarLabel({ locale, intervals, index = 0, value, viewBox }: BarLabelProps) {
  if (typeof value !== 'number') return null
  const { x, y, width, height } = viewBox as Bar
  const isToLeft = width < 0
  const end = intervals?.[index]?.upper ?? value
  // A bar of 0 has no scale.
  const length = value === 0 ? width : (width / value) * end
  return (
    <text
      className="tl-chart-percent"
      x={x + length + (isToLeft ? -GAP_PX : GAP_PX)}
      y={y + height / 2}
      dy="0.355em"
      textAnchor={isToLeft ? 'end' : 'start'}
    >
      {formatPercent(value, locale)}
    </text>
  )
}
