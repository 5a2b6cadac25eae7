import { CHECKED_ROWS } from '../expectedRows.ts'
import { firstRowTexts, hasExpectedTexts, type RowWatch } from './firstRowTexts.ts'

/**
 * TypeScript has no type for it, because not all browsers support it. Those in this benchmark do.
 */
declare const scheduler: {
  readonly postTask: (task: () => void, options: { priority: 'user-blocking' }) => Promise<void>
}

/**
 * Resolves with the milliseconds from an event to the end of the frame that painted the expected
 * rows.
 *
 * @param event the event to wait for. Default: start the page's script
 */
export function whenPainted(watch: RowWatch, event?: 'click' | 'keydown'): Promise<number> {
  return new Promise((resolve) => {
    const begin = (start: number) => {
      const look = () => {
        if (hasExpectedTexts(firstRowTexts(watch), watch.expected, CHECKED_ROWS))
          void afterPaint(() => resolve(performance.now() - start))
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }
    if (event === undefined) begin(startScript())
    else addEventListener(event, ({ timeStamp }) => begin(timeStamp), { capture: true, once: true })
  })
}

/** Starts the preloaded script of the page, and returns the time. */
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
 * Calls a function after the paint of the current frame. With the highest priority, it runs before
 * tasks that the page deferred until then.
 */
function afterPaint(then: () => void): Promise<void> {
  return scheduler.postTask(then, { priority: 'user-blocking' })
}
