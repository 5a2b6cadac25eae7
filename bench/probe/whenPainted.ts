import { CHECKED_ROWS } from '../expectedRows.ts'
import { firstRowTexts, saysExpected, type RowWatch } from './firstRowTexts.ts'

/** Not all browsers have it, and so TypeScript does not know it; those that are driven here have. */
declare const scheduler: {
  readonly postTask: (task: () => void, options: { priority: 'user-blocking' }) => Promise<void>
}

/**
 * Milliseconds from an event to the end of the frame that painted the expected rows.
 *
 * @param event what a visitor does next; the script of the page is started where nothing is named
 */
export function whenPainted(watch: RowWatch, event?: 'click' | 'keydown'): Promise<number> {
  return new Promise((resolve) => {
    const begin = (start: number) => {
      const look = () => {
        if (saysExpected(firstRowTexts(watch), watch.expected, CHECKED_ROWS))
          void afterPaint(() => resolve(performance.now() - start))
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }
    if (event === undefined) begin(startScript())
    else addEventListener(event, ({ timeStamp }) => begin(timeStamp), { capture: true, once: true })
  })
}

/** Runs the script that the page has loaded ahead, and says when. */
function startScript(): number {
  const script = document.createElement('script')
  script.type = 'module'
  script.crossOrigin = 'anonymous'
  script.src = document.getElementById('start')?.getAttribute('href') ?? ''
  const start = performance.now()
  document.body.append(script)
  return start
}

/**
 * Called out of a frame's callback, this comes when the frame has been painted, and before whatever
 * the page itself has put off until then.
 */
function afterPaint(then: () => void): Promise<void> {
  return scheduler.postTask(then, { priority: 'user-blocking' })
}
