import type { Contender } from '../contenders.ts'

/** What is scrolled, and how. */
export interface Scrolling extends Pick<Contender, 'rowClass' | 'scroller'> {
  /** Pixels from one frame to the next. */
  readonly step: number
  /** Frames at most; fewer where the rows end. */
  readonly frames: number
}

/** What was seen of scrolling. */
export interface ScrollSight {
  readonly frames: number
  /** Frames in which no row with text was in the middle of the page. */
  readonly blank: number
  /** Milliseconds from one frame to the next, at most. */
  readonly longest: number
}

/** Scrolls down steadily, and looks at each frame as it is painted. */
export function scrollRows(scrolling: Scrolling): Promise<ScrollSight> {
  const { rowClass, step, frames } = scrolling
  const scroller = scrollerOf(scrolling)
  return new Promise((resolve, reject) => {
    const seen = { frames: 0, blank: 0, longest: 0 }
    const stop = beforeEachPaint(() => {
      seen.frames += 1
      if (!hasRowInMiddle(rowClass)) seen.blank += 1
    })
    let before: number | undefined
    const move = (now: number) => {
      if (before !== undefined) seen.longest = Math.max(seen.longest, now - before)
      before = now
      const top = scroller.scrollTop
      scroller.scrollTop += step
      if (scroller.scrollTop > top && seen.frames < frames) requestAnimationFrame(move)
      else {
        stop()
        if (seen.frames === 0) reject(new Error('It does not scroll.'))
        else resolve(seen)
      }
    }
    requestAnimationFrame(move)
  })
}

function scrollerOf({ scroller }: Scrolling): Element {
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
