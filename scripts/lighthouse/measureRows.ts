import type { Browser, CDPSession } from '@playwright/test'

/** What a first visit costs until the rows are there. */
export interface RowsTime {
  /** From the start of the navigation to the frame that shows the first row, in ms. */
  readonly rows: number
  /** From the start of the navigation to the first paint of any content, in ms. */
  readonly firstPaint: number
  /** For how long tasks held the main thread beyond 50 ms each, from the first paint on, in ms. */
  readonly blocked: number
  /** How far content moved without being asked to, as browsers count it. */
  readonly shift: number
  /** Bytes of script on their way. */
  readonly script: number
}

/** The width of the page, in px. */
export type Width = 1280 | 360

const HEIGHTS = { 1280: 900, 360: 800 } as const
const CPU_SLOWDOWN = 4
const NETWORK = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const LIMIT_MS = 60_000
const SETTLING_MS = 1500

interface Probe {
  rows?: number
  shift: number
  tasks: { readonly start: number; readonly duration: number }[]
}

/**
 * Opens the dashboard for the first time in a slow browser on a slow line.
 *
 * @throws Error when no row comes into sight
 */
export async function measureRows(
  browser: Browser,
  address: string,
  width: Width,
): Promise<RowsTime> {
  const context = await browser.newContext({ viewport: { width, height: HEIGHTS[width] } })
  try {
    const page = await context.newPage()
    await slowDown(await context.newCDPSession(page))
    await page.addInitScript(watchRows)
    await page.goto(address)
    await page.waitForFunction(
      () => (window as unknown as { probe: Probe }).probe.rows !== undefined,
      undefined,
      { timeout: LIMIT_MS, polling: SETTLING_MS },
    )
    await page.waitForTimeout(SETTLING_MS)
    return await page.evaluate(readProbe)
  } finally {
    await context.close()
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK })
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

/** Runs in the page, before anything else does. */
function watchRows(): void {
  const probe: Probe = { shift: 0, tasks: [] }
  Object.assign(window, { probe })
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries()) {
      probe.tasks.push({ start, duration })
    }
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      probe.shift += (entry as PerformanceEntry & { readonly value: number }).value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new MutationObserver((_, observer) => {
    const row = document.querySelector('[role=rowheader]')
    if (row === null) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      // A message that is sent in a frame comes after its paint.
      port1.onmessage = () => {
        if (row.getBoundingClientRect().top < innerHeight) probe.rows = performance.now()
      }
      port2.postMessage(undefined)
    })
  }).observe(document, { childList: true, subtree: true })
}

/** Runs in the page. */
function readProbe(): RowsTime {
  const { rows = NaN, shift, tasks } = (window as unknown as { probe: Probe }).probe
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  return {
    rows,
    firstPaint,
    shift,
    blocked: tasks
      .filter(({ start }) => start >= firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    script: scripts.reduce(
      (sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize,
      0,
    ),
  }
}
