/** Places in a table, counted from 0: the first one and the one after the last. */
export interface RowSpan {
  readonly from: number
  readonly to: number
}

/** One row that stands in the document, or a span of rows that do not and whose room is kept. */
export interface RowPiece extends RowSpan {
  readonly isGap: boolean
}

/** Up to so many rows all come at once. */
const ROWS_AT_ONCE = 32
/** Up to so many rows are all in the document, to be found, copied and read by the browser's means. */
const REAL_ROWS = 300
/** How many rows stand ready above and below those in sight. */
const READY_ROWS = 12

/** Whether a table of so many rows holds no more of them than what is in sight and around it. */
export function isWindowed(count: number): boolean {
  return count > REAL_ROWS
}

/** Whether so many rows all come at once, and nothing of what is in sight must be known. */
export function comesAtOnce(count: number): boolean {
  return count <= ROWS_AT_ONCE
}

/** How many rows stand around those in sight at first, when all that counts is the next frame. */
export function firstMargin(count: number): number {
  return comesAtOnce(count) ? count : 0
}

/**
 * How many rows come to stand around those in sight, once so many of them have been painted.
 *
 * @returns the same where nothing is left to add
 */
export function nextMargin(margin: number, count: number): number {
  return Math.min(2 * margin + READY_ROWS, isWindowed(count) ? READY_ROWS : count)
}

/** The rows in sight and those around them, as far as the table has them. */
export function withMargin({ from, to }: RowSpan, margin: number, count: number): RowSpan {
  // A shorter list ends above what was in sight: its end is in sight then.
  const last = Math.min(to, count)
  const first = Math.min(from, Math.max(0, count - (to - from)))
  return { from: Math.max(0, first - margin), to: Math.min(count, last + margin) }
}

/** A table in pieces: each row that is in one of the spans, and the gaps between them. */
export function rowPieces(count: number, spans: readonly RowSpan[]): RowPiece[] {
  const pieces: RowPiece[] = []
  let place = 0
  const leaveOut = (to: number) => {
    if (place < to) pieces.push({ isGap: true, from: place, to })
    place = Math.max(place, to)
  }
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    leaveOut(Math.min(from, count))
    for (; place < Math.min(to, count); place++) {
      pieces.push({ isGap: false, from: place, to: place + 1 })
    }
  }
  leaveOut(count)
  return pieces
}
