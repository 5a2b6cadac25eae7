/** How large a frame's content is, in px. */
export interface ContentSize {
  readonly width: number
  readonly height: number
}

/** Tells growth that feeds on itself from growth that has a reason. */
export interface GrowthGuard {
  /** The reader did something: what grows now, grows because of that. */
  readonly excuse: () => void
  /** Whether a size may be reported. Once it says no, it says no for ever. */
  readonly admits: (size: ContentSize) => boolean
}

/** How many reports in a row may grow. */
export const MOST_GROWTH = 8

/**
 * A frame that is made taller by what it reports, and reports more because it is taller, would grow
 * without end, as content of 100vh does. More than eight reports in a row that grow while nobody did
 * anything and the width stayed the same are taken for that.
 */
export function createGrowthGuard(): GrowthGuard {
  let last: ContentSize | undefined
  let growth = 0
  return {
    excuse: () => {
      if (growth <= MOST_GROWTH) growth = 0
    },
    admits: (size) => {
      if (growth > MOST_GROWTH) return false
      const hasGrown = last !== undefined && size.height > last.height
      // Another width lays the same content out anew: a host's window that is dragged narrower.
      growth = hasGrown && size.width === last?.width ? growth + 1 : 0
      last = size
      return growth <= MOST_GROWTH
    },
  }
}
