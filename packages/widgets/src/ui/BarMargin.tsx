import type { Interval } from '../domain/index.ts'

/** Props of the mark on a bar, with lengths in px. */
export interface BarMarginProps {
  /** Undefined when the margin is unknown. */
  readonly interval: Interval | undefined
  readonly score: number
  /** Where a score of 0 is. */
  readonly x: number
  /** The distance from a score of 0 to a score of 1; negative when bars grow to the left. */
  readonly length: number
  readonly y: number
  readonly height: number
}

/** How far dots and hatching go on beyond what is known, in px. */
export const BEYOND_PX = 9

/**
 * The mark of an interval on a bar, as on a thin bar of scores: a line from one end to the other, with dots beyond it
 * where the interval could be wider. Without an interval the end of the bar is hatched.
 */
export function BarMargin({ interval, score, x, length, y, height }: BarMarginProps) {
  const side = Math.sign(length)
  if (interval === undefined) {
    const isOnBar = (offset: number) => -offset <= Math.abs(length) * score
    const stripes = (...offsets: readonly number[]) =>
      offsets
        .map((offset) => `M${x + length * score + side * offset - 1.5} ${y + height}l3 ${-height}`)
        .join('')
    return (
      <g className="tl-bar-margin" data-interval="unknown">
        <path className="tl-bar-gaps" d={stripes(...[-8, -4, 0].filter(isOnBar))} />
        <path className="tl-bar-stripes" d={stripes(2, 6)} />
      </g>
    )
  }
  const { lower, upper, kind } = interval
  const [from, to, middle] = [x + length * lower, x + length * upper, y + height / 2]
  if (kind === 'known') {
    const cap = `v${height / 2 - 2}v${4 - height}v${height / 2 - 2}`
    return <Mark kind={kind} line={`M${from} ${middle}${cap}H${to}${cap}`} />
  }
  const before = Math.min(BEYOND_PX, Math.abs(from - x))
  return (
    <Mark
      kind={kind}
      line={`M${from} ${middle}H${to}`}
      dots={`M${from} ${middle}h${-side * before}M${to} ${middle}h${side * BEYOND_PX}`}
    />
  )
}

interface MarkProps {
  readonly kind: Interval['kind']
  readonly line: string
  readonly dots?: string
}

function Mark({ kind, line, dots = '' }: MarkProps) {
  return (
    <g className="tl-bar-margin" data-interval={kind}>
      <path className="tl-bar-halo" d={line + dots} />
      <path className="tl-bar-line" d={line} />
      {dots !== '' && <path className="tl-bar-dots" d={dots} />}
    </g>
  )
}
