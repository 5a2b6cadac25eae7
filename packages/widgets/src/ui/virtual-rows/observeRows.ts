import { largest, smallest } from '../../domain/index.ts'
import { getWindow } from '../getWindow.ts'
import { getZoom } from '../getZoom.ts'
import type { RowItem, RowRange } from './rowItems.ts'

/** The item that each element of the table body renders. */
type ItemByElement = ReadonlyMap<Element, RowItem | undefined>

/** The callbacks of the observer. */
interface RowEvents {
  /** Receives the visible range, if any row is visible, and the measured heights in px by row key. */
  readonly onVisibleRange: (
    range: RowRange | undefined,
    heights: ReadonlyMap<string, number>,
  ) => void
  /** The width of the body changed, so row heights may have changed too. */
  readonly onResize: () => void
}

/** Observes the elements of a table body. */
export interface RowObserver {
  /** Sets the item that each element of the body renders now. */
  readonly observe: (elements: ArrayLike<Element>, items: readonly RowItem[]) => void
  readonly disconnect: () => void
}

/**
 * Whether the environment has the observers that {@link observeRows} needs. jsdom has none, and a host's tests often
 * replace the first by an object without all of its methods.
 */
export function canObserveRows(): boolean {
  return (
    typeof IntersectionObserver === 'function' &&
    typeof (IntersectionObserver.prototype as Partial<IntersectionObserver> | undefined)
      ?.takeRecords === 'function' &&
    typeof ResizeObserver === 'function'
  )
}

/**
 * Observes which rows are visible and measures their heights. It uses an IntersectionObserver, which
 * works in a page, in a scrolling region, in a shadow root, and in a frame that is as tall as all of its
 * rows, which receives no scroll events from its host.
 */
export function observeRows(body: Element, { onVisibleRange, onResize }: RowEvents): RowObserver {
  let itemByElement: ItemByElement = new Map()
  const visible = new Map<Element, IntersectionObserverEntry>()

  const intersections = observeIntersections(body, (records, zoom) => {
    for (const record of records) {
      if (record.isIntersecting) visible.set(record.target, record)
      else visible.delete(record.target)
    }
    const heights = getHeights(records, itemByElement, zoom)
    onVisibleRange(getVisibleRange(visible, itemByElement), heights)
  })
  const resizes = observeWidth(body, () => {
    onResize()
    for (const element of itemByElement.keys()) intersections.observeAgain(element)
  })
  const observe: RowObserver['observe'] = (elements, items) => {
    // Pending records describe the previous items.
    const zoom = intersections.takePending()
    const before = itemByElement
    itemByElement = new Map(Array.from(elements, (element, index) => [element, items[index]]))
    for (const element of before.keys()) {
      if (!itemByElement.has(element)) intersections.observer.unobserve(element)
      // A record is valid only for the item that the element rendered at that time.
      if (!isSameItem(before.get(element), itemByElement.get(element))) visible.delete(element)
    }
    for (const [element, item] of itemByElement) {
      // Until the zoom is known, no record gives a height.
      const isUnknown = item?.key === undefined || zoom === undefined
      if (isUnknown || !isSameItem(before.get(element), item)) intersections.observeAgain(element)
    }
  }
  return {
    observe,
    disconnect: () => {
      intersections.observer.disconnect()
      resizes.disconnect()
    },
  }
}

/** Calls back with records of observed elements, and with the zoom of the page once it is known. */
function observeIntersections(
  body: Element,
  onRecords: (records: readonly IntersectionObserverEntry[], zoom: number | undefined) => void,
) {
  let zoom: number | undefined
  const observer = new (getWindow(body).IntersectionObserver)((records) => {
    // The browser has just laid out the rows here. Between two renders, this read would make it do so.
    zoom = getZoom(body)
    onRecords(records, zoom)
  })
  return {
    observer,
    /** Hands over the records that wait. Returns the zoom, if it is known. */
    takePending: () => {
      const pending = observer.takeRecords()
      // A callback without any would render again before the paint.
      if (pending.length > 0) onRecords(pending, zoom)
      return zoom
    },
    // The observer reports an element again only after it is unobserved and observed.
    observeAgain: (element: Element) => {
      observer.unobserve(element)
      observer.observe(element)
    },
  }
}

function isSameItem(a: RowItem | undefined, b: RowItem | undefined): boolean {
  return a?.key === b?.key && a?.from === b?.from && a?.to === b?.to
}

/** Returns the heights of the reported rows by key. Rows that are not displayed have none; without a zoom none has. */
function getHeights(
  records: readonly IntersectionObserverEntry[],
  itemByElement: ItemByElement,
  zoom: number | undefined,
) {
  const heights = new Map<string, number>()
  if (zoom === undefined) return heights
  for (const { target, boundingClientRect } of records) {
    const key = itemByElement.get(target)?.key
    if (key !== undefined && boundingClientRect.height > 0) {
      heights.set(key, boundingClientRect.height / zoom)
    }
  }
  return heights
}

/** Calls back when an element's width changes; the initial width is not a change. */
function observeWidth(element: Element, onChange: () => void): ResizeObserver {
  let width: number | undefined
  const observer = new (getWindow(element).ResizeObserver)(([entry]) => {
    const before = width
    width = entry?.contentRect.width
    if (before !== undefined && before !== width) onChange()
  })
  observer.observe(element)
  return observer
}

function getVisibleRange(
  visible: ReadonlyMap<Element, IntersectionObserverEntry>,
  itemByElement: ItemByElement,
): RowRange | undefined {
  const ranges = [...visible].flatMap(([element, entry]) => {
    const item = itemByElement.get(element)
    if (item === undefined) return []
    return item.key === undefined ? getVisiblePart(item, entry) : item
  })
  const from = smallest(ranges.map((range) => range.from))
  const to = largest(ranges.map((range) => range.to))
  return from < to ? { from, to } : undefined
}

/** Estimates which rows of a gap would be visible if they were rendered. */
function getVisiblePart({ from, to }: RowRange, entry: IntersectionObserverEntry): RowRange {
  const { boundingClientRect: gap, intersectionRect: seen } = entry
  const rowsPerPx = gap.height > 0 ? (to - from) / gap.height : 0
  return {
    from: from + Math.floor((seen.top - gap.top) * rowsPerPx),
    to: Math.min(to, from + Math.ceil((seen.bottom - gap.top) * rowsPerPx) + 1),
  }
}
