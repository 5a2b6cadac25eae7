import type { RowItem, RowRange } from './rowItems.ts'

/** Which item each element of the body stands for. */
type Placed = ReadonlyMap<Element, RowItem | undefined>

/** What an observer reports. */
interface Reports {
  /** The range in sight, if any row is, and the heights of some rows by key, in px. */
  readonly onSight: (range: RowRange | undefined, heights: ReadonlyMap<string, number>) => void
  /** The body has another width, so that rows may have other heights. */
  readonly onResize: () => void
}

/** Observes the elements of a table's body. */
export interface RowObserver {
  /** Tells the observer which item each element of the body stands for now. */
  readonly observe: (elements: ArrayLike<Element>, items: readonly RowItem[]) => void
  readonly disconnect: () => void
}

/**
 * Observes which rows are in sight and how tall they are. An IntersectionObserver knows it wherever
 * the table is: in a page, in a region that scrolls, in a shadow root, and in a frame that is as tall
 * as all of its rows, which no scroll event of its host reaches.
 */
export function observeRows(body: Element, { onSight, onResize }: Reports): RowObserver {
  let placed: Placed = new Map()
  const inSight = new Map<Element, IntersectionObserverEntry>()

  const receive = (entries: readonly IntersectionObserverEntry[]) => {
    for (const entry of entries) {
      if (entry.isIntersecting) inSight.set(entry.target, entry)
      else inSight.delete(entry.target)
    }
    onSight(rangeInSight(inSight, placed), heightsOf(entries, placed))
  }
  const intersections = new IntersectionObserver(receive)
  // The observer reports an element again only when it is observed anew.
  const observeAnew = (element: Element) => {
    intersections.unobserve(element)
    intersections.observe(element)
  }
  const resizes = observeWidth(body, () => {
    onResize()
    for (const element of placed.keys()) observeAnew(element)
  })
  const observe: RowObserver['observe'] = (elements, items) => {
    // What is still to be reported was seen of the items before.
    receive(intersections.takeRecords())
    const before = placed
    placed = new Map(Array.from(elements, (element, index) => [element, items[index]]))
    for (const element of before.keys()) {
      if (!placed.has(element)) intersections.unobserve(element)
      // What was seen of an element holds only for the item that it stood for then.
      if (!isSameItem(before.get(element), placed.get(element))) inSight.delete(element)
    }
    for (const [element, item] of placed) {
      if (item?.key === undefined || !isSameItem(before.get(element), item)) observeAnew(element)
    }
  }
  return {
    observe,
    disconnect: () => {
      intersections.disconnect()
      resizes.disconnect()
    },
  }
}

function isSameItem(a: RowItem | undefined, b: RowItem | undefined): boolean {
  return a?.key === b?.key && a?.from === b?.from && a?.to === b?.to
}

/** The heights of the rows that were reported, by key; a row that is not displayed has none. */
function heightsOf(entries: readonly IntersectionObserverEntry[], placed: Placed) {
  const heights = new Map<string, number>()
  for (const { target, boundingClientRect } of entries) {
    const key = placed.get(target)?.key
    if (key !== undefined && boundingClientRect.height > 0) {
      heights.set(key, boundingClientRect.height)
    }
  }
  return heights
}

/** Reports each change of an element's width, and not its first width. */
function observeWidth(element: Element, onChange: () => void): ResizeObserver {
  let width: number | undefined
  const observer = new ResizeObserver(([entry]) => {
    const before = width
    width = entry?.contentRect.width
    if (before !== undefined && before !== width) onChange()
  })
  observer.observe(element)
  return observer
}

function rangeInSight(
  inSight: ReadonlyMap<Element, IntersectionObserverEntry>,
  placed: Placed,
): RowRange | undefined {
  const ranges = [...inSight].flatMap(([element, entry]) => {
    const item = placed.get(element)
    if (item === undefined) return []
    return item.key === undefined ? partOfGap(item, entry) : item
  })
  const from = Math.min(...ranges.map((range) => range.from))
  const to = Math.max(...ranges.map((range) => range.to))
  return from < to ? { from, to } : undefined
}

/** Which rows would be in sight if they were in the place of their gap. */
function partOfGap({ from, to }: RowRange, entry: IntersectionObserverEntry): RowRange {
  const { boundingClientRect: gap, intersectionRect: seen } = entry
  const rowsPerPx = gap.height > 0 ? (to - from) / gap.height : 0
  return {
    from: from + Math.floor((seen.top - gap.top) * rowsPerPx),
    to: Math.min(to, from + Math.ceil((seen.bottom - gap.top) * rowsPerPx) + 1),
  }
}
