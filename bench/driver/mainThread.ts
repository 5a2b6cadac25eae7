import type { CDPSession } from '@playwright/test'

/** A page counts as idle if its main thread works at most this long within `IDLE_MS`. */
const IDLE_WORK_MS = 1
const IDLE_MS = 300
const LIMIT_MS = 60_000

/** The total time that the page's main thread has worked, in milliseconds. */
export async function readWork(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value
  if (seconds === undefined) throw new Error('The browser reports no TaskDuration.')
  return seconds * 1000
}

/**
 * Waits until the page is idle. The timer runs outside of the page, so that it causes no work
 * there.
 *
 * @returns the result of `readWork` at that time
 * @throws Error if the page does not become idle
 */
export async function workOnceIdle(session: CDPSession): Promise<number> {
  const start = performance.now()
  let before = await readWork(session)
  for (;;) {
    await new Promise((passed) => setTimeout(passed, IDLE_MS))
    const now = await readWork(session)
    if (now - before <= IDLE_WORK_MS) return now
    if (performance.now() - start > LIMIT_MS)
      throw new Error(`The page was not idle within ${LIMIT_MS / 1000} s.`)
    before = now
  }
}
