import { MAX_HEIGHT, MIN_HEIGHT } from './frameMessage.ts'
import { createResizeLoopGuard, type ContentSize } from './resizeLoopGuard.ts'

/** Callbacks for the height of a frame's content. */
export interface HeightListener {
  /** Receives each new height in whole px, within the range that host pages accept. */
  readonly onHeight: (height: number) => void
  /** Called once, when the content is too tall or in a resize loop: the frame must scroll. */
  readonly onOverflow: (reason: string) => void
}

/** A running height observer. */
export interface HeightReport {
  /** Measures immediately, without waiting for the next animation frame. */
  readonly measure: () => void
  readonly stop: () => void
}

/** User input, which may make the content grow. */
const USER_EVENTS = ['pointerdown', 'keydown', 'input', 'change', 'click']

/**
 * Observes the height of the content and reports each change. It measures the content and not the
 * frame, so that the frame can shrink as well.
 */
export function reportHeight(content: HTMLElement, listener: HeightListener): HeightReport {
  const reporter = createHeightReporter(listener)
  const measure = () => reporter.report(content.getBoundingClientRect())
  let frame = 0
  const measureNextFrame = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(measure)
  }
  const observer = new ResizeObserver(measureNextFrame)
  observer.observe(content)

  const listening = new AbortController()
  const resetLoopGuard = ({ isTrusted }: Event) => isTrusted && reporter.reset()
  for (const event of USER_EVENTS) {
    document.addEventListener(event, resetLoopGuard, { capture: true, signal: listening.signal })
  }
  return {
    measure: () => {
      measure()
      // The observer says nothing of a size that is again as it last saw it.
      measureNextFrame()
    },
    stop: () => {
      observer.disconnect()
      listening.abort()
      cancelAnimationFrame(frame)
    },
  }
}

/** Creates the filter that decides which measured sizes are reported. */
function createHeightReporter({ onHeight, onOverflow }: HeightListener) {
  const { accepts, reset } = createResizeLoopGuard()
  let reported = 0
  let isOver = false
  const overflow = (reason: string) => {
    if (!isOver) onOverflow(reason)
    isOver = true
  }
  const report = ({ width, height: exact }: ContentSize) => {
    if (exact > MAX_HEIGHT) overflow(`The content is taller than ${MAX_HEIGHT} px.`)
    const height = Math.min(Math.ceil(exact), MAX_HEIGHT)
    // Content below `display: none` has no height.
    if (height < MIN_HEIGHT || height === reported) return
    if (!accepts({ width, height })) {
      overflow('The content grows each time its frame does.')
      return
    }
    reported = height
    onHeight(height)
  }
  return { report, reset }
}
