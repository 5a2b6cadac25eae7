/** A range of indexes, counted from 0; the end is exclusive. */
export interface RowRange {
  readonly from: number
  readonly to: number
}

/** A rendered row, or a gap that replaces rows that are not rendered. */
export interface RowItem extends RowRange {
  /** The key of the row; undefined for a gap. */
  readonly key: string | undefined
}

/** The visible range is rounded out to multiples of this, so that scrolling by one row rarely renders. */
const STEP = 2
/** The number of rows that fill about one screen. */
export const SCREEN = 14
/** The number of rows that a long list renders above and below the visible ones. */
export const OVERSCAN = 4

/** Rounds a range out to whole steps; returns the previous object when it is equal. */
export function quantizeRange({ from, to }: RowRange, before: RowRange): RowRange {
  const first = Math.floor(from / STEP) * STEP
  const last = Math.ceil(to / STEP) * STEP
  return first === before.from && last === before.to ? before : { from: first, to: last }
}

/** Adds the overscan to the visible range, within a list of `count` rows. */
export function withOverscan({ from, to }: RowRange, count: number, overscan = OVERSCAN): RowRange {
  // When the list became shorter than the visible range, its end is visible.
  const first = Math.min(from, Math.max(0, count - (to - from)))
  // After a search, fewer rows may be visible than fit on a screen.
  const last = Math.max(to, first + SCREEN)
  return { from: Math.max(0, first - overscan), to: Math.min(count, last + overscan) }
}

/** Returns the rows of the ranges, in the order of the list, and the gaps between them. */
export function rowItems(keys: readonly string[], ranges: readonly RowRange[]): RowItem[] {
  const items: RowItem[] = []
  let place = 0
  const skipTo = (to: number) => {
    if (place < to) items.push({ key: undefined, from: place, to })
    place = Math.max(place, to)
  }
  for (const { from, to } of [...ranges].sort((a, b) => a.from - b.from)) {
    skipTo(Math.min(from, keys.length))
    for (; place < Math.min(to, keys.length); place++) {
      items.push({ key: keys[place], from: place, to: place + 1 })
    }
  }
  skipTo(keys.length)
  return items
}
