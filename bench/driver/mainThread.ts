import type { CDPSession } from '@playwright/test'

/** A page is idle that has worked for no longer than this in all of the time below. */
const IDLE_WORK_MS = 1
const IDLE_MS = 300
const LIMIT_MS = 60_000

/** Milliseconds for which the page's main thread has been at work since it began. */
export async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value
  if (seconds === undefined) throw new Error('The browser does not tell how long it was at work.')
  return seconds * 1000
}

/**
 * Waits until the page has nothing left to do, outside of the page, so that waiting is no work of it.
 *
 * @returns `workOf` by then
 * @throws Error when there is always more to do
 */
export async function workOnceIdle(session: CDPSession): Promise<number> {
  const start = performance.now()
  let before = await workOf(session)
  for (;;) {
    await new Promise((passed) => setTimeout(passed, IDLE_MS))
    const now = await workOf(session)
    if (now - before <= IDLE_WORK_MS) return now
    if (performance.now() - start > LIMIT_MS) throw new Error('It is never idle.')
    before = now
  }
}
