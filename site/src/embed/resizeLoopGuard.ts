/** Size of a frame's content, in px. */
export interface ContentSize {
  readonly width: number
  readonly height: number
}

/** Detects a resize loop: content that grows because its frame grows. */
export interface ResizeLoopGuard {
  /** Resets the count, because user input explains the growth. */
  readonly reset: () => void
  /** Whether a size may be reported. Once false, it stays false. */
  readonly accepts: (size: ContentSize) => boolean
}

/** Maximum number of growing reports in a row. */
export const MAX_GROWTH = 8

/**
 * Creates a guard against endless growth, such as of content whose height is in `vh`. It detects more
 * than eight growing reports in a row, without user input and at the same width.
 */
export function createResizeLoopGuard(): ResizeLoopGuard {
  let last: ContentSize | undefined
  let growth = 0
  return {
    reset: () => {
      if (growth <= MAX_GROWTH) growth = 0
    },
    accepts: (size) => {
      if (growth > MAX_GROWTH) return false
      const hasGrown = last !== undefined && size.height > last.height
      // A new width reflows the content, for example while the window is resized.
      growth = hasGrown && size.width === last?.width ? growth + 1 : 0
      last = size
      return growth <= MAX_GROWTH
    },
  }
}
