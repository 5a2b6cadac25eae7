import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Dispatch, FocusEvent, RefObject, SetStateAction } from 'react'
import { usePrinting } from '../usePrinting.ts'
import { observeRows, type RowObserver } from './observeRows.ts'
import { addHeights, heightOf, NO_HEIGHTS, type RowHeights } from './rowHeights.ts'
import { inSteps, rowItems, withOverscan, type RowItem, type RowRange } from './rowItems.ts'

/** Up to so many rows are all in the document, to be found, copied and read by the browser's means. */
const MAX_REAL_ROWS = 300
/** The rows in sight before any was seen: about a screen. */
const FIRST_RANGE: RowRange = { from: 0, to: 14 }

/** The rows of a table's body that are in the document. */
export interface VirtualRows {
  /** For the body of the table, which has one child element for each item. */
  readonly body: RefObject<HTMLTableSectionElement | null>
  readonly items: readonly RowItem[]
  /** Whether gaps stand in the place of some rows. */
  readonly isVirtual: boolean
  /** The height of a gap in px; undefined before any row was measured. */
  readonly gapHeight: (gap: RowRange) => number | undefined
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: (event: FocusEvent) => void
}

/**
 * Chooses which rows of a long table are in the document: those in sight and around it, the row that
 * has the focus with its neighbours, and all of them in print.
 */
export function useVirtualRows(keys: readonly string[]): VirtualRows {
  const body = useRef<HTMLTableSectionElement>(null)
  const [range, setRange] = useState(FIRST_RANGE)
  const [heights, setHeights] = useState(NO_HEIGHTS)
  const [focused, setFocused] = useState<string>()
  const isPrinting = usePrinting()
  const isVirtual = keys.length > MAX_REAL_ROWS

  const items = useMemo(() => {
    if (!isVirtual || isPrinting) return rowItems(keys, [{ from: 0, to: keys.length }])
    return rowItems(keys, [withOverscan(range, keys.length), ...rangeAround(focused, keys)])
  }, [isVirtual, isPrinting, keys, range, focused])

  useRowObserver({ body, items, isVirtual }, setRange, setHeights)

  return {
    body,
    items,
    isVirtual,
    gapHeight: ({ from, to }) => heightOf(heights, keys.slice(from, to)),
    onFocus: ({ target }) => setFocused(items[placeOf(target, body.current)]?.key),
    // The row keeps its place while the window itself loses the focus.
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget !== null && !body.current?.contains(relatedTarget)) setFocused(undefined)
    },
  }
}

/** The row of a key and its neighbours, to which Tab leads from it. */
function rangeAround(key: string | undefined, keys: readonly string[]): readonly RowRange[] {
  const place = key === undefined ? -1 : keys.indexOf(key)
  return place === -1 ? [] : [{ from: place - 1, to: place + 2 }]
}

/** Which child of the body holds an element. */
function placeOf(element: Element, body: Element | null): number {
  return [...(body?.children ?? [])].findIndex((child) => child.contains(element))
}

function useRowObserver(
  { body, items, isVirtual }: Pick<VirtualRows, 'body' | 'items' | 'isVirtual'>,
  setRange: Dispatch<SetStateAction<RowRange>>,
  setHeights: Dispatch<SetStateAction<RowHeights>>,
): void {
  const observer = useRef<RowObserver>(undefined)

  // The observers are the browser's.
  useLayoutEffect(() => {
    if (!isVirtual || body.current === null) return
    observer.current = observeRows(body.current, {
      onSight: (seen, measured) => {
        if (seen !== undefined) setRange((before) => inSteps(seen, before))
        setHeights((before) => addHeights(before, measured))
      },
      onResize: () => setHeights(NO_HEIGHTS),
    })
    return () => observer.current?.disconnect()
  }, [body, isVirtual, setRange, setHeights])

  // What an element stands for is known once it is rendered.
  useLayoutEffect(() => {
    if (isVirtual) observer.current?.observe(body.current?.children ?? [], items)
  }, [body, isVirtual, items])
}
