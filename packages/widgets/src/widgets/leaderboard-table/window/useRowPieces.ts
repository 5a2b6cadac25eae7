import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FocusEvent, RefObject } from 'react'
import type { LeaderboardEntry } from '../../../domain/index.ts'
import { loadWatch } from './loadWatch.ts'
import { rowKey, type HeldRow } from './rowKey.ts'
import {
  comesAtOnce,
  isWindowed,
  rowPieces,
  withMargin,
  type RowPiece,
  type RowSpan,
} from './rowPieces.ts'
import { ALL_IN_SIGHT, FIRST_SIGHT, type RowsInSight } from './rowsInSight.ts'
import { useMargin } from './useMargin.ts'
import { usePrinting } from './usePrinting.ts'
import type { PlacedElement, RowWatch } from './watchRows.ts'

/** Which rows of a table are in the document. */
export interface RowPieces {
  /** To be put on the table's body, which has one element for each row and one for each gap. */
  readonly body: RefObject<HTMLTableSectionElement | null>
  readonly pieces: readonly RowPiece[]
  /** How tall a gap is, in px; undefined before any row was seen. */
  readonly heightOf: (gap: RowSpan) => number | undefined
  /** The key of the element of an entry that stands at a place. */
  readonly keyOf: (id: string, place: number) => string
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: (event: FocusEvent) => void
}

/**
 * Which of the entries' rows are in the document: those in sight and around it, the one that has the
 * focus with its neighbours, and all of them on paper.
 *
 * @param listed how many entries there are, of which these are all or some
 */
export function useRowPieces(entries: readonly LeaderboardEntry[], listed: number): RowPieces {
  const count = entries.length
  const body = useRef<HTMLTableSectionElement>(null)
  const [{ span, heightOf }, look] = useState(FIRST_SIGHT)
  const [held, hold] = useState<HeldRow>()
  const heldId = held?.id
  const margin = useMargin(entries)
  const isWhole = usePrinting()

  const pieces = useMemo(() => {
    if (isWhole) return rowPieces(count, [{ from: 0, to: count }])
    return rowPieces(count, [withMargin(span, margin, count), ...spanAround(entries, heldId)])
  }, [isWhole, entries, count, span, margin, heldId])

  useWatch({ body, entries, pieces }, look)

  const keyOf = (id: string, place: number) =>
    rowKey(id, isWindowed(listed) ? place : undefined, held)

  return {
    body,
    pieces,
    heightOf: (gap) => heightOf?.(entries, gap),
    keyOf,
    onFocus: ({ target }) => {
      const id = target.closest<HTMLElement>('[data-model]')?.dataset['model']
      if (id === heldId) return
      hold(id === undefined ? id : { id, key: keyOf(id, placeOf(entries, id)) })
    },
    // A focus that leaves the window is in its row still when it comes back, and one that goes to
    // another row is told of by its coming.
    onBlur: ({ relatedTarget }) => {
      const isElsewhere = relatedTarget !== null && !body.current?.contains(relatedTarget)
      if (isElsewhere) hold(undefined)
    },
  }
}

interface Watched {
  readonly body: RefObject<HTMLTableSectionElement | null>
  readonly entries: readonly LeaderboardEntry[]
  readonly pieces: readonly RowPiece[]
}

function useWatch({ body, entries, pieces }: Watched, look: (sight: RowsInSight) => void): void {
  const watch = useRef<RowWatch>(undefined)
  const placed = useRef<ReadonlyMap<Element, PlacedElement>>(new Map())
  const isNeeded = !comesAtOnce(entries.length)

  // What is in the document is told to the browser's observers.
  useLayoutEffect(() => {
    placed.current = placedElements(body.current, entries, pieces)
    watch.current?.place(placed.current)
  }, [body, entries, pieces])

  // The observers are the browser's, and their code is loaded.
  useEffect(() => {
    if (!isNeeded) return
    let isMounted = true
    loadWatch().then(
      ({ watchRows }) => {
        if (!isMounted || body.current === null) return
        watch.current = watchRows(body.current, look)
        watch.current.place(placed.current)
      },
      () => {
        if (isMounted) look(ALL_IN_SIGHT)
      },
    )
    return () => {
      isMounted = false
      watch.current?.end()
      watch.current = undefined
    }
  }, [body, isNeeded, look])
}

function placedElements(
  body: Element | null,
  entries: readonly LeaderboardEntry[],
  pieces: readonly RowPiece[],
): Map<Element, PlacedElement> {
  return new Map(
    pieces.flatMap((piece, index): [Element, PlacedElement][] => {
      const element = body?.children[index]
      const id = piece.isGap ? undefined : entries[piece.from]?.id
      return element === undefined ? [] : [[element, { ...piece, id }]]
    }),
  )
}

/** The row of a model and its neighbours, to which a key may lead from it. */
function spanAround(entries: readonly LeaderboardEntry[], id: string | undefined): RowSpan[] {
  if (id === undefined) return []
  const place = placeOf(entries, id)
  return place === -1 ? [] : [{ from: place - 1, to: place + 2 }]
}

/** -1 where it is not among them. */
function placeOf(entries: readonly LeaderboardEntry[], id: string): number {
  return entries.findIndex((entry) => entry.id === id)
}
