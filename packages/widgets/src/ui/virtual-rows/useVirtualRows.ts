import { useDeferredValue, useMemo, useRef, useState } from 'react'
import type { Dispatch, FocusEvent, RefObject, SetStateAction } from 'react'
import { useIsHydrating } from '../useIsHydrating.ts'
import { useIsomorphicLayoutEffect } from '../useIsomorphicLayoutEffect.ts'
import { usePrinting } from '../usePrinting.ts'
import { canObserveRows, observeRows, type RowObserver } from './observeRows.ts'
import { addHeights, NO_HEIGHTS, sumHeights, type RowHeights } from './rowHeights.ts'
import {
  OVERSCAN,
  quantizeRange,
  rowItems,
  SCREEN,
  withOverscan,
  type RowItem,
  type RowRange,
} from './rowItems.ts'

/** Lists up to this length are in the document as a whole, so that the browser's search and copy work. */
const MAX_RENDERED_ROWS = 300
/** The visible range before the first observation. */
const INITIAL_RANGE: RowRange = { from: 0, to: SCREEN }
const NO_KEYS: readonly string[] = []

/** The rendered rows of a table body. */
export interface VirtualRows {
  /** The ref of the table body, which must have one child element for each item. */
  readonly body: RefObject<HTMLTableSectionElement | null>
  readonly items: readonly RowItem[]
  /** Whether gaps replace some rows. */
  readonly isVirtual: boolean
  /** Returns the height of a gap in px; undefined before any measurement. */
  readonly gapHeight: (gap: RowRange) => number | undefined
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: (event: FocusEvent) => void
}

/**
 * Selects the rows of a table to render. At once: the visible rows and the focused one with its neighbours, so that the
 * screen answers. A moment later: an overscan in long tables, and all rows in others. In print, without an observer, and
 * while the server's HTML is hydrated: all rows.
 *
 * @param keys of the rows that a search or a filter leaves
 * @param total the number of rows without it, so that a letter more never renders hundreds of rows at once
 */
export function useVirtualRows(keys: readonly string[], total = keys.length): VirtualRows {
  const body = useRef<HTMLTableSectionElement>(null)
  const [range, setRange] = useState(INITIAL_RANGE)
  const [heights, setHeights] = useState(NO_HEIGHTS)
  const [focused, setFocused] = useState<string>()
  const isPrinting = usePrinting(body)
  const isHydrating = useIsHydrating()
  const canObserve = canObserveRows()
  const isVirtual = total > MAX_RENDERED_ROWS && canObserve
  // Frameworks without concurrent rendering return the keys themselves, so they render all rows at once.
  const deferredKeys = useDeferredValue(keys, isHydrating || !canObserve ? keys : NO_KEYS)
  const isSettled = hasSameKeys(deferredKeys, keys)
  const isWhole = isPrinting || (!isVirtual && isSettled)
  const visible = isWhole ? undefined : range
  const focusedKey = isWhole ? undefined : focused
  const overscan = isSettled ? OVERSCAN : 0

  const items = useMemo(() => {
    if (visible === undefined) return rowItems(keys, [{ from: 0, to: keys.length }])
    return rowItems(keys, [
      withOverscan(visible, keys.length, overscan),
      ...getFocusedRange(focusedKey, keys),
    ])
  }, [keys, visible, focusedKey, overscan])

  useRowObserver({ body, items, isVirtual }, setRange, setHeights)

  return {
    body,
    items,
    isVirtual,
    gapHeight: ({ from, to }) => sumHeights(heights, keys.slice(from, to)),
    onFocus: ({ target }) => {
      const rows = [...(body.current?.children ?? [])]
      setFocused(items[rows.findIndex((row) => row.contains(target))]?.key)
    },
    // The row stays focused while only the window loses the focus.
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget !== null && !body.current?.contains(relatedTarget)) setFocused(undefined)
    },
  }
}

/** Whether two lists have the same rows in the same order, so that new figures for them take no row away. */
function hasSameKeys(a: readonly string[], b: readonly string[]): boolean {
  return a === b || (a.length === b.length && a.every((key, index) => key === b[index]))
}

/** Returns the range of a row and its neighbours, which Tab and Shift+Tab reach from it. */
function getFocusedRange(key: string | undefined, keys: readonly string[]): readonly RowRange[] {
  const place = key === undefined ? -1 : keys.indexOf(key)
  return place === -1 ? [] : [{ from: place - 1, to: place + 2 }]
}

function useRowObserver(
  { body, items, isVirtual }: Pick<VirtualRows, 'body' | 'items' | 'isVirtual'>,
  setRange: Dispatch<SetStateAction<RowRange>>,
  setHeights: Dispatch<SetStateAction<RowHeights>>,
): void {
  const observer = useRef<RowObserver>(undefined)
  const hasRows = items.length > 0

  // Connects the browser's observers to the state. A body of other rows, and a list that becomes long or short, start
  // at the top.
  useIsomorphicLayoutEffect(() => {
    if (!hasRows || body.current === null || !canObserveRows()) return
    const current = observeRows(body.current, {
      onVisibleRange: (seen, measured) => {
        if (seen !== undefined) setRange((before) => quantizeRange(seen, before))
        setHeights((before) => addHeights(before, measured))
      },
      onResize: () => setHeights(NO_HEIGHTS),
    })
    observer.current = current
    return () => {
      current.disconnect()
      observer.current = undefined
      setRange(INITIAL_RANGE)
    }
  }, [body, hasRows, isVirtual, setRange, setHeights])

  useIsomorphicLayoutEffect(() => {
    observer.current?.observe(body.current?.children ?? [], items)
  }, [body, items, isVirtual])
}
