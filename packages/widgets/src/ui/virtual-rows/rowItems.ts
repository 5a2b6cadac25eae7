/** Places in a list, counted from 0: the first one and the one after the last. */
export interface RowRange {
  readonly from: number
  readonly to: number
}

/** A row that is in the document, or a gap in the place of rows that are not. */
export interface RowItem extends RowRange {
  /** The key of the row; undefined for a gap. */
  readonly key: string | undefined
}

/** The range in sight is widened to multiples of this, so that not each row that passes renders. */
const STEP = 2
/** How many rows are rendered above and below those in sight. */
const OVERSCAN = 4

/** A range in whole steps; the range before where it is the same. */
export function inSteps({ from, to }: RowRange, before: RowRange): RowRange {
  const first = Math.floor(from / STEP) * STEP
  const last = Math.ceil(to / STEP) * STEP
  return first === before.from && last === before.to ? before : { from: first, to: last }
}

/** The rows in sight and those around them, within a list of `count` rows. */
export function withOverscan({ from, to }: RowRange, count: number): RowRange {
  // A list that became shorter ends above what was in sight: its end is in sight then.
  const first = Math.min(from, Math.max(0, count - (to - from)))
  return { from: Math.max(0, first - OVERSCAN), to: Math.min(count, to + OVERSCAN) }
}

/** The rows of some ranges, in the order of the list, and the gaps between them. */
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
