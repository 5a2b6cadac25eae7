import { useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { FocusEvent, RefObject } from 'react'
import type { LeaderboardEntry } from '../../../domain/index.ts'
import { heightOf } from './rowHeights.ts'
import { rowPieces, withMargin, type RowPiece, type RowSpan } from './rowPieces.ts'
import { FIRST_SIGHT, lookAgain } from './rowsInSight.ts'
import { useMargin } from './useMargin.ts'
import { usePrinting } from './usePrinting.ts'
import { watchRows, type PlacedElement, type RowSight, type RowWatch } from './watchRows.ts'

/** Which rows of a table are in the document. */
export interface RowPieces {
  /** To be put on the table's body, which has one element for each row and one for each gap. */
  readonly body: RefObject<HTMLTableSectionElement | null>
  readonly pieces: readonly RowPiece[]
  /** How tall a gap is, in px; undefined before any row was seen. */
  readonly heightOf: (gap: RowSpan) => number | undefined
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: (event: FocusEvent) => void
}

/**
 * Which of the entries' rows are in the document: those in sight and around it, the one that has the
 * focus with its neighbours, and all of them on paper.
 */
export function useRowPieces(entries: readonly LeaderboardEntry[]): RowPieces {
  const count = entries.length
  const body = useRef<HTMLTableSectionElement>(null)
  const [{ span, heights }, look] = useReducer(lookAgain, FIRST_SIGHT)
  const [focusedId, setFocusedId] = useState<string>()
  const margin = useMargin(entries)
  const isPrinting = usePrinting()
  const isWhole = isPrinting || !canWatch()

  const pieces = useMemo(() => {
    if (isWhole) return rowPieces(count, [{ from: 0, to: count }])
    return rowPieces(count, [withMargin(span, margin, count), ...spanAround(entries, focusedId)])
  }, [isWhole, entries, count, span, margin, focusedId])

  useWatch({ body, entries, pieces }, look)

  return {
    body,
    pieces,
    heightOf: (gap) => heightOf(heights, entries, gap),
    onFocus: ({ target }) => {
      setFocusedId(target.closest<HTMLElement>('[data-model]')?.dataset['model'])
    },
    // A focus that leaves the window is in its row still when it comes back, and one that goes to
    // another row is told of by its coming.
    onBlur: ({ relatedTarget }) => {
      const isElsewhere = relatedTarget !== null && !body.current?.contains(relatedTarget)
      if (isElsewhere) setFocusedId(undefined)
    },
  }
}

interface Watched {
  readonly body: RefObject<HTMLTableSectionElement | null>
  readonly entries: readonly LeaderboardEntry[]
  readonly pieces: readonly RowPiece[]
}

function useWatch({ body, entries, pieces }: Watched, look: (sight: RowSight) => void): void {
  const watch = useRef<RowWatch>(undefined)

  // Observers are the browser's.
  useLayoutEffect(() => {
    if (body.current === null || !canWatch()) return
    const started = watchRows(body.current, look)
    watch.current = started
    return () => started.end()
  }, [body, look])

  // What is in the document is told to the observers.
  useLayoutEffect(() => {
    const elements = body.current?.children
    const placed = pieces.flatMap((piece, index): [Element, PlacedElement][] => {
      const element = elements?.[index]
      const id = piece.isGap ? undefined : entries[piece.from]?.id
      return element === undefined ? [] : [[element, { ...piece, id }]]
    })
    watch.current?.place(new Map(placed))
  }, [body, entries, pieces])
}

/** Whether this browser tells what is in sight; where none does, all rows are in the document. */
function canWatch(): boolean {
  return typeof IntersectionObserver !== 'undefined'
}

/** The row of a model and its neighbours, to which a key may lead from it. */
function spanAround(entries: readonly LeaderboardEntry[], id: string | undefined): RowSpan[] {
  if (id === undefined) return []
  const place = entries.findIndex((entry) => entry.id === id)
  return place === -1 ? [] : [{ from: place - 1, to: place + 2 }]
}
