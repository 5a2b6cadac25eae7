/** How tall rows are, in px, as far as they were measured. */
export interface RowHeights {
  /** The height of every row that has none of its own; undefined before any row was measured. */
  readonly usual: number | undefined
  /** By the key of a row. */
  readonly unusual: ReadonlyMap<string, number>
}

/** Before any row was measured. */
export const NO_HEIGHTS: RowHeights = { usual: undefined, unusual: new Map() }

const TOLERANCE_PX = 0.5

/** The heights once more rows were measured; the same object when nothing changed. */
export function addHeights(heights: RowHeights, measured: ReadonlyMap<string, number>): RowHeights {
  const sorted = [...measured.values()].sort((a, b) => a - b)
  const usual = heights.usual ?? sorted[Math.floor(sorted.length / 2)]
  if (usual === undefined) return heights
  const unusual = new Map(heights.unusual)
  let hasChanged = usual !== heights.usual
  for (const [key, height] of measured) {
    if (Math.abs(height - (unusual.get(key) ?? usual)) <= TOLERANCE_PX) continue
    hasChanged = true
    if (Math.abs(height - usual) <= TOLERANCE_PX) unusual.delete(key)
    else unusual.set(key, height)
  }
  return hasChanged ? { usual, unusual } : heights
}

/** The height of some rows together, in px; undefined before any row was measured. */
export function heightOf(
  { usual, unusual }: RowHeights,
  keys: readonly string[],
): number | undefined {
  if (usual === undefined) return undefined
  if (unusual.size === 0) return usual * keys.length
  return keys.reduce((height, key) => height + (unusual.get(key) ?? usual), 0)
}
