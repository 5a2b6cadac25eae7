import { learnHeights, NO_HEIGHTS, type RowHeights } from './rowHeights.ts'
import type { RowSpan } from './rowPieces.ts'
import type { RowSight } from './watchRows.ts'

/** What is known of the rows that a visitor sees. */
export interface RowsInSight {
  readonly span: RowSpan
  readonly heights: RowHeights
}

/** Rows come into sight by steps of so many, so that not each pixel of scrolling counts. */
const STEP = 4

/** What is in sight before anything was seen: about a screen. */
export const FIRST_SIGHT: RowsInSight = { span: { from: 0, to: 4 * STEP }, heights: NO_HEIGHTS }

/** What is known after a look; the same object when it is nothing new. */
export function lookAgain(known: RowsInSight, sight: RowSight): RowsInSight {
  const { seen, isResized } = sight
  const span = stepped(sight.span ?? known.span)
  const heights = learnHeights(isResized ? NO_HEIGHTS : known.heights, seen)
  const isSame = span.from === known.span.from && span.to === known.span.to
  if (isSame && heights === known.heights) return known
  return { span: isSame ? known.span : span, heights }
}

function stepped({ from, to }: RowSpan): RowSpan {
  return { from: Math.floor(from / STEP) * STEP, to: Math.ceil(to / STEP) * STEP }
}
