import type { Ink, Shape } from './drawing.ts'
import type { HandoutMark } from './handout.ts'

const RADIUS = 3.5
const LINE_WIDTH = 3

interface MarkPlace {
  readonly y: number
  readonly ink: Ink
  /** Where a score stands on the axis. */
  readonly toX: (score: number) => number
}

/**
 * Draws a score: a dot with a line for its interval, dotted when the interval could be wider. A dot without a line is
 * open, because its margin is unknown.
 */
export function drawMarks({ raw, interval }: HandoutMark, { y, ink, toX }: MarkPlace): Shape[] {
  const dot = { kind: 'dot', x: toX(raw), y, radius: RADIUS, ink } as const
  if (interval === undefined) return [{ ...dot, isOpen: true }]
  const { lower, upper, kind } = interval
  const ends = { from: [toX(lower), y], to: [toX(upper), y] } as const
  return [
    { kind: 'line', ...ends, width: LINE_WIDTH, ink, isDotted: kind === 'at_least' },
    { ...dot, isOpen: false },
  ]
}
