/** Where something is in the window, in CSS pixels from its upper left corner. */
export type Box = Pick<DOMRectReadOnly, 'left' | 'top' | 'bottom' | 'width'>

/** How large something is, in CSS pixels. */
export interface Extent {
  readonly width: number
  readonly height: number
}

/** Between a term and its tooltip, so near that a pointer gets from one to the other. */
const GAP = 4
/** Between a tooltip and the edge of the window. */
const MARGIN = 8

/** Where a tooltip stands: under the middle of its term, or above where there is no room below. */
export function placeBeside(term: Box, tip: Extent, view: Extent): { left: number; top: number } {
  const middle = term.left + (term.width - tip.width) / 2
  const below = term.bottom + GAP
  const above = term.top - GAP - tip.height
  const isBelow = below + tip.height + MARGIN <= view.height || above < MARGIN
  return {
    left: Math.max(MARGIN, Math.min(middle, view.width - tip.width - MARGIN)),
    top: isBelow ? below : above,
  }
}
