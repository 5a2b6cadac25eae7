import type { Contender } from '../contenders.ts'

/** The element to scroll, and its rows. */
export type Scrolled = Pick<Contender, 'rowClass' | 'scroller' | 'host'>

/**
 * The scroll speed: pixels per frame for a maximum number of frames, or milliseconds from top to
 * bottom.
 */
export type Pace = { readonly step: number; readonly frames: number } | { readonly ms: number }

/** What was measured while scrolling. */
export interface ScrollSight {
  readonly frames: number
  /** Frames without a row with text in the middle of the page. */
  readonly blank: number
  /** Frames that a 60 Hz screen would have shown in addition. */
  readonly dropped: number
  /** The longest time between two frames, in milliseconds. */
  readonly longest: number
}

const FRAME_MS = 1000 / 60

/** Scrolls back to the top. */
export function scrollToTop(scrolled: Scrolled): void {
  getScroller(scrolled).scrollTop = 0
}

/** Scrolls down at a steady speed, and checks each frame before it is painted. */
export function scrollRows(scrolled: Scrolled, pace: Pace): Promise<ScrollSight> {
  const scroller = getScroller(scrolled)
  return new Promise((resolve, reject) => {
    const seen = { frames: 0, blank: 0, dropped: 0, longest: 0 }
    const stop = beforeEachPaint(() => {
      seen.frames += 1
      if (!hasRowInMiddle(scrolled)) seen.blank += 1
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
        if (seen.frames === 0) reject(new Error('The table does not scroll.'))
        else resolve(seen)
      }
    }
    requestAnimationFrame(move)
  })
}

/** Scrolls one step further. Returns whether there is more to scroll. */
function moveOn(scroller: Element, pace: Pace, elapsed: number, frames: number): boolean {
  if ('ms' in pace) {
    // Read the height in each frame, because some tables estimate the height of their rows.
    const end = scroller.scrollHeight - scroller.clientHeight
    scroller.scrollTop = end * Math.min(1, elapsed / pace.ms)
    return elapsed < pace.ms
  }
  const top = scroller.scrollTop
  scroller.scrollTop += pace.step
  return scroller.scrollTop > top && frames < pace.frames
}

function getScroller({ scroller }: Scrolled): Element {
  const found =
    scroller === undefined ? document.scrollingElement : document.querySelector(scroller)
  if (found === null) throw new Error(`The page has no ${scroller ?? 'element that scrolls'}.`)
  return found
}

/**
 * Calls a function in each frame from the next on, after all other work of the frame: a
 * ResizeObserver runs after layout, just before the paint.
 *
 * @returns a function that stops the calls
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

function hasRowInMiddle({ rowClass, host }: Scrolled): boolean {
  const [x, y] = [innerWidth / 2, innerHeight / 2]
  const tree = host === undefined ? document : document.querySelector(host)?.shadowRoot
  return (tree?.elementsFromPoint(x, y) ?? []).some(
    (element) => (element.closest(`.${rowClass}`)?.textContent ?? '').trim() !== '',
  )
}
