/** The measured heights of rows, in px. */
export interface RowHeights {
  /** The height that rows without an override are assumed to have; undefined before any measurement. */
  readonly estimate: number | undefined
  /** The heights that differ from the estimate, by row key. */
  readonly overrides: ReadonlyMap<string, number>
}

/** The heights before any measurement. */
export const NO_HEIGHTS: RowHeights = { estimate: undefined, overrides: new Map() }

const TOLERANCE_PX = 0.5

/** Adds measurements; returns the same object when nothing changed. */
export function addHeights(heights: RowHeights, measured: ReadonlyMap<string, number>): RowHeights {
  const sorted = [...measured.values()].sort((a, b) => a - b)
  const estimate = heights.estimate ?? sorted[Math.floor(sorted.length / 2)]
  if (estimate === undefined) return heights
  const overrides = new Map(heights.overrides)
  let hasChanged = estimate !== heights.estimate
  for (const [key, height] of measured) {
    if (Math.abs(height - (overrides.get(key) ?? estimate)) <= TOLERANCE_PX) continue
    hasChanged = true
    if (Math.abs(height - estimate) <= TOLERANCE_PX) overrides.delete(key)
    else overrides.set(key, height)
  }
  return hasChanged ? { estimate, overrides } : heights
}

/** Returns the total height of the rows in px; undefined before any measurement. */
export function sumHeights(
  { estimate, overrides }: RowHeights,
  keys: readonly string[],
): number | undefined {
  if (estimate === undefined) return undefined
  if (overrides.size === 0) return estimate * keys.length
  return keys.reduce((height, key) => height + (overrides.get(key) ?? estimate), 0)
}
