import type { LeaderboardEntry } from '../../../domain/index.ts'
import type { RowSpan } from './rowPieces.ts'

/** How tall rows are, in px, as far as they have been seen. */
export interface RowHeights {
  /** The height that rows are taken to have; undefined before the first one was seen. */
  readonly usual: number | undefined
  /** The heights of those that differ from it, by the model's id. */
  readonly unusual: ReadonlyMap<string, number>
}

/** A row that was seen. */
export interface SeenRow {
  readonly id: string
  /** In px. */
  readonly height: number
}

/** Before any row was seen. */
export const NO_HEIGHTS: RowHeights = { usual: undefined, unusual: new Map() }

const TOLERANCE_PX = 0.5

/** What is known of heights after more rows were seen; the same object when it is nothing new. */
export function learnHeights(known: RowHeights, seen: readonly SeenRow[]): RowHeights {
  const usual = known.usual ?? medianOf(seen)
  if (usual === undefined) return known
  let unusual: Map<string, number> | undefined
  for (const { id, height } of seen) {
    const before = known.unusual.get(id)
    if (Math.abs(height - (before ?? usual)) <= TOLERANCE_PX) continue
    unusual ??= new Map(known.unusual)
    if (Math.abs(height - usual) <= TOLERANCE_PX) unusual.delete(id)
    else unusual.set(id, height)
  }
  if (unusual === undefined && usual === known.usual) return known
  return { usual, unusual: unusual ?? known.unusual }
}

/** How tall some rows are together, in px; undefined before any row was seen. */
export function heightOf(
  { usual, unusual }: RowHeights,
  entries: readonly LeaderboardEntry[],
  { from, to }: RowSpan,
): number | undefined {
  if (usual === undefined) return undefined
  let height = usual * (to - from)
  if (unusual.size === 0) return height
  for (let place = from; place < to; place++) {
    const own = unusual.get(entries[place]?.id ?? '')
    if (own !== undefined) height += own - usual
  }
  return height
}

function medianOf(seen: readonly SeenRow[]): number | undefined {
  const heights = seen.map(({ height }) => height).sort((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)]
}
