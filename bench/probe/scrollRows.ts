import type { Contender } from '../contenders.ts'

/** What is scrolled. */
export type Scrolled = Pick<Contender, 'rowClass' | 'scroller'>

/** How fast: pixels a frame, for so many frames at most, or milliseconds from the top to the bottom. */
export type Pace = { readonly step: number; readonly frames: number } | { readonly ms: number }

/** What was seen of scrolling. */
export interface ScrollSight {
  readonly frames: number
  /** Frames in which no row with text was in the middle of the page. */
  readonly blank: number
  /** Frames that a screen of 60 Hz would have shown besides. */
  readonly dropped: number
  /** Milliseconds from one frame to the next, at most. */
  readonly longest: number
}

const FRAME_MS = 1000 / 60

/** Back to where scrolling begins. */
export function scrollToTop(scrolled: Scrolled): void {
  scrollerOf(scrolled).scrollTop = 0
}

/** Scrolls down steadily, and looks at each frame as it is painted. */
export function scrollRows(scrolled: Scrolled, pace: Pace): Promise<ScrollSight> {
  const scroller = scrollerOf(scrolled)
  return new Promise((resolve, reject) => {
    const seen = { frames: 0, blank: 0, dropped: 0, longest: 0 }
    const stop = beforeEachPaint(() => {
      seen.frames += 1
      if (!hasRowInMiddle(scrolled.rowClass)) seen.blank += 1
    })
    let start: number | undefined
    let before = 0
    const move = (now: number) => {
      if (start === undefined) start = now
      else {
        seen.longest = Math.max(seen.longest, now - before)
        seen.dropped += Math.max(0, Math.round((now - before) / FRAME_MS) - 1)
      }
      before = now
      if (moveOn(scroller, pace, now - start, seen.frames)) requestAnimationFrame(move)
      else {
        stop()
        if (seen.frames === 0) reject(new Error('It does not scroll.'))
        else resolve(seen)
      }
    }
    requestAnimationFrame(move)
  })
}

/** Whether there is more to scroll. */
function moveOn(scroller: Element, pace: Pace, elapsed: number, frames: number): boolean {
  if ('ms' in pace) {
    // The end may be another one by now: some tables guess how tall their rows are.
    const end = scroller.scrollHeight - scroller.clientHeight
    scroller.scrollTop = end * Math.min(1, elapsed / pace.ms)
    return elapsed < pace.ms
  }
  const top = scroller.scrollTop
  scroller.scrollTop += pace.step
  return scroller.scrollTop > top && frames < pace.frames
}

function scrollerOf({ scroller }: Scrolled): Element {
  const found =
    scroller === undefined ? document.scrollingElement : document.querySelector(scroller)
  if (found === null) throw new Error(`The page has no ${scroller ?? 'element that scrolls'}.`)
  return found
}

/**
 * Calls for each frame from the next on, after all other work of the frame: observers of sizes are
 * told when nothing but painting is left.
 *
 * @returns how to end it
 */
function beforeEachPaint(look: () => void): () => void {
  const sized = document.createElement('div')
  sized.style.cssText = 'position:fixed;inset-block-start:0;height:1px;width:1px'
  document.body.append(sized)
  let isFirst = true
  const observer = new ResizeObserver(() => {
    if (!isFirst) look()
    isFirst = false
  })
  observer.observe(sized)
  let frame = requestAnimationFrame(function resize() {
    sized.style.width = sized.style.width === '1px' ? '2px' : '1px'
    frame = requestAnimationFrame(resize)
  })
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    sized.remove()
  }
}

function hasRowInMiddle(rowClass: string): boolean {
  const [x, y] = [innerWidth / 2, innerHeight / 2]
  return document
    .elementsFromPoint(x, y)
    .some((element) => (element.closest(`.${rowClass}`)?.textContent ?? '').trim() !== '')
}
