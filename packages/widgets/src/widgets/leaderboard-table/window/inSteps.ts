import type { RowSpan } from './rowPieces.ts'

/** In rows. It is small, since a sort paints all that is within a step. */
const STEP = 2

/**
 * The rows in sight, widened to whole steps of a few rows, so that not each pixel of scrolling counts.
 *
 * @param before what was in sight; it is given back where it is the same
 */
export function inSteps({ from, to }: RowSpan, before: RowSpan): RowSpan {
  const first = Math.floor(from / STEP) * STEP
  const last = Math.ceil(to / STEP) * STEP
  return first === before.from && last === before.to ? before : { from: first, to: last }
}
