import { MAX_HEIGHT, MIN_HEIGHT } from './frameMessage.ts'
import { createGrowthGuard, type ContentSize } from './growthGuard.ts'

/** Who is told about the height of a frame's content. */
export interface HeightListener {
  /** A new height in whole px, within the bounds that a page believes. */
  readonly onHeight: (height: number) => void
  /** From now on the frame scrolls inside: its content is too tall, or grows without a reason. */
  readonly onOverflow: (reason: string) => void
}

/** Reports that go on until they are stopped. */
export interface HeightReport {
  /** Measures at once, for whoever cannot wait until the frame is drawn. */
  readonly measure: () => void
  readonly stop: () => void
}

/** What a reader does in a frame, and what its content may grow by. */
const DEEDS = ['pointerdown', 'keydown', 'input', 'change', 'click']

/**
 * Watches how tall the content is, and tells each new height once. It is the height of the content
 * itself, never the one that the frame happens to have, so that it shrinks as well.
 */
export function reportHeight(content: HTMLElement, listener: HeightListener): HeightReport {
  const judge = createJudge(listener)
  const measure = () => judge.see(content.getBoundingClientRect())
  let frame = 0
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(measure)
  })
  observer.observe(content)

  const listening = new AbortController()
  const excuse = ({ isTrusted }: Event) => isTrusted && judge.excuse()
  for (const deed of DEEDS) {
    document.addEventListener(deed, excuse, { capture: true, signal: listening.signal })
  }
  return {
    measure,
    stop: () => {
      observer.disconnect()
      listening.abort()
      cancelAnimationFrame(frame)
    },
  }
}

/** Decides which of the sizes that are seen are told. */
function createJudge({ onHeight, onOverflow }: HeightListener) {
  const { admits, excuse } = createGrowthGuard()
  let reported = 0
  let isOver = false
  const overflow = (reason: string) => {
    if (!isOver) onOverflow(reason)
    isOver = true
  }
  const see = ({ width, height: exact }: ContentSize) => {
    if (exact > MAX_HEIGHT) overflow(`The content is taller than ${MAX_HEIGHT} px.`)
    const height = Math.min(Math.ceil(exact), MAX_HEIGHT)
    // Where nothing is drawn, as below `display: none`, there is nothing to say.
    if (height < MIN_HEIGHT || height === reported) return
    if (!admits({ width, height })) {
      overflow('The content grows each time that its frame does.')
      return
    }
    reported = height
    onHeight(height)
  }
  return { see, excuse }
}
