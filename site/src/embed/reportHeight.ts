import { MAX_HEIGHT, MIN_HEIGHT } from './frameMessage.ts'
import { createGrowthGuard } from './growthGuard.ts'

/** Who is told about the height of a frame's content. */
export interface HeightListener {
  /** A new height in whole px, within the bounds that a page believes. */
  readonly onHeight: (height: number) => void
  /** From now on the frame scrolls inside: its content is too tall, or grows without a reason. */
  readonly onOverflow: (reason: string) => void
}

/** What the reader does with a frame, and what its content may grow by. */
const DEEDS = ['pointerdown', 'keydown', 'input', 'change', 'click']

/**
 * Watches how tall the content is, and tells each new height once. It is the height of the content
 * itself, never the one that the frame happens to have, so that it shrinks as well.
 *
 * @returns measures at once, for whoever cannot wait until the frame is drawn
 */
export function reportHeight(content: HTMLElement, { onHeight, onOverflow }: HeightListener) {
  const guard = createGrowthGuard()
  let reported = 0
  let frame = 0
  let isOver = false
  const overflow = (reason: string) => {
    if (!isOver) onOverflow(reason)
    isOver = true
  }
  const measure = () => {
    frame = 0
    const { width, height: exact } = content.getBoundingClientRect()
    const height = Math.ceil(exact)
    // Where nothing is drawn, as below `display: none`, there is nothing to say.
    if (height < MIN_HEIGHT || height === reported) return
    const isWithin = height <= MAX_HEIGHT
    if (!isWithin) overflow(`The content is taller than ${MAX_HEIGHT} px.`)
    const told = isWithin ? height : MAX_HEIGHT
    if (told === reported) return
    if (!guard.admits({ width, height: told })) {
      overflow('The content grows each time that its frame does.')
      observer.disconnect()
      return
    }
    reported = told
    onHeight(told)
  }
  const observer = new ResizeObserver(() => {
    frame ||= requestAnimationFrame(measure)
  })
  observer.observe(content)
  for (const deed of DEEDS) {
    document.addEventListener(deed, ({ isTrusted }) => isTrusted && guard.excuse(), true)
  }
  return measure
}
