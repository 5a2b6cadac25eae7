import { heightOf, learnHeights, NO_HEIGHTS, type RowHeights, type SeenRow } from './rowHeights.ts'
import type { RowPiece, RowSpan } from './rowPieces.ts'
import { inSteps } from './inSteps.ts'
import type { RowsInSight } from './rowsInSight.ts'

/** What one element of a table's body stands for. */
export interface PlacedElement extends RowPiece {
  /** The model's id; undefined for a gap. */
  readonly id: string | undefined
}

/** Watches the elements of a table's body. */
export interface RowWatch {
  /** Says what is in the body now; to be called whenever that changes. */
  readonly place: (elements: ReadonlyMap<Element, PlacedElement>) => void
  readonly end: () => void
}

/**
 * Tells which rows a visitor has in sight. An observer of intersections knows it wherever the table
 * is: in a page, in a region that scrolls, in the shadow of an element, and in a frame that is as
 * tall as all of its rows, to which nobody tells how its host scrolls.
 */
export function watchRows(body: Element, tell: (sight: RowsInSight) => void): RowWatch {
  let placed: ReadonlyMap<Element, PlacedElement> = new Map()
  const inSight = new Map<Element, IntersectionObserverEntry>()
  const sight = keepSight(tell)

  const take = (changes: readonly IntersectionObserverEntry[]) => {
    for (const change of changes) {
      if (change.isIntersecting) inSight.set(change.target, change)
      else inSight.delete(change.target)
    }
    sight.look(spanOf(inSight, placed), rowsOf(changes, placed))
  }
  const observer = new IntersectionObserver(take)
  const endWidth = watchWidth(body, () => {
    sight.forgetHeights()
    for (const element of placed.keys()) observeAnew(observer, element)
  })

  return {
    place: (elements) => {
      // What was seen until now was of those who stood there until now.
      take(observer.takeRecords())
      for (const element of placed.keys()) {
        if (elements.has(element)) continue
        observer.unobserve(element)
        inSight.delete(element)
      }
      for (const [element, piece] of elements) {
        // What was seen of an element holds only for the rows that it stood for then.
        if (!isSamePiece(placed.get(element), piece)) inSight.delete(element)
        else if (!piece.isGap) continue
        observeAnew(observer, element)
      }
      placed = elements
    },
    end: () => {
      observer.disconnect()
      endWidth()
    },
  }
}

/** The observer reports an element that it observes already only when its visibility changes. */
function observeAnew(observer: IntersectionObserver, element: Element): void {
  observer.unobserve(element)
  observer.observe(element)
}

function isSamePiece(before: PlacedElement | undefined, { id, from, to }: PlacedElement): boolean {
  return before !== undefined && before.id === id && before.from === from && before.to === to
}

interface KeptSight {
  /** Takes in which rows are in sight, if any are, and how tall those are that came or went. */
  readonly look: (span: RowSpan | undefined, seen: readonly SeenRow[]) => void
  readonly forgetHeights: () => void
}

/** Keeps what is known of the rows in sight, and tells it whenever it is something new. */
function keepSight(tell: (sight: RowsInSight) => void): KeptSight {
  let span: RowSpan = { from: 0, to: 0 }
  let heights = NO_HEIGHTS
  const know = (nextSpan: RowSpan, nextHeights: RowHeights) => {
    if (nextSpan === span && nextHeights === heights) return
    span = nextSpan
    heights = nextHeights
    tell({ span, heightOf: (entries, rows) => heightOf(nextHeights, entries, rows) })
  }
  return {
    look: (seen, rows) => know(inSteps(seen ?? span, span), learnHeights(heights, rows)),
    forgetHeights: () => know(span, NO_HEIGHTS),
  }
}

function rowsOf(
  changes: readonly IntersectionObserverEntry[],
  placed: ReadonlyMap<Element, PlacedElement>,
): SeenRow[] {
  return changes.flatMap(({ target, boundingClientRect: { height } }) => {
    const id = placed.get(target)?.id
    return id !== undefined && height > 0 ? [{ id, height }] : []
  })
}

/** Tells each change of an element's width, and not the first one. */
function watchWidth(element: Element, tell: () => void): () => void {
  let width: number | undefined
  const observer = new ResizeObserver(([size]) => {
    const before = width
    width = size?.contentRect.width
    if (before !== undefined && before !== width) tell()
  })
  observer.observe(element)
  return () => observer.disconnect()
}

function spanOf(
  inSight: ReadonlyMap<Element, IntersectionObserverEntry>,
  placed: ReadonlyMap<Element, PlacedElement>,
): RowSpan | undefined {
  let from = Infinity
  let to = -Infinity
  for (const [element, change] of inSight) {
    const place = placed.get(element)
    if (place === undefined) continue
    const part = place.isGap ? partInSight(place, change) : place
    from = Math.min(from, part.from)
    to = Math.max(to, part.to)
  }
  return from < to ? { from, to } : undefined
}

/** Which rows would be in sight if they stood in their gap. */
function partInSight({ from, to }: RowSpan, change: IntersectionObserverEntry): RowSpan {
  const { boundingClientRect: gap, intersectionRect: sight } = change
  const perPixel = gap.height > 0 ? (to - from) / gap.height : 0
  return {
    from: from + Math.floor((sight.top - gap.top) * perPixel),
    to: Math.min(to, from + Math.ceil((sight.bottom - gap.top) * perPixel) + 1),
  }
}
