import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Contender } from '../contenders.ts'
import type { ExpectedRows, ExpectedSteps } from '../expectedRows.ts'
import type { BenchProbe } from '../probe/benchProbe.ts'
import type { RowWatch } from '../probe/firstRowTexts.ts'
import type { ScrollSight } from '../probe/scrollRows.ts'

/** What one step took, in milliseconds. */
export interface StepTime {
  /** From the event to the frame that shows what is right. */
  readonly paint: number
  /** Of which the page's main thread was at work, until nothing more was to do. */
  readonly work: number
}

/** What was measured of one page, once. */
export interface Measurement {
  readonly mount: StepTime
  readonly sort: StepTime
  readonly search: StepTime
  readonly scroll: ScrollSight
  /** Bytes in use after all of it, once garbage is collected. */
  readonly heap: number
}

/** What a page is given, and what it must show. */
export interface Trial {
  readonly address: string
  readonly contender: Contender
  /** Where the page reads its rows. */
  readonly rows: string
  readonly expected: ExpectedSteps
  /** What is typed into the search: one key. */
  readonly key: string
  /** The script that watches the page. */
  readonly probe: string
}

const VIEWPORT = { width: 1280, height: 900 }
const STEP_LIMIT_MS = 240_000
const SETTLING_MS = 150
const SCROLL = { step: 60, frames: 120 }

declare const benchProbe: BenchProbe

/**
 * Measures a contender's page in a context of its own.
 *
 * @throws Error when the page does not show what is expected
 */
export async function measurePage(browser: Browser, trial: Trial): Promise<Measurement> {
  const context = await browser.newContext({ viewport: VIEWPORT })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(STEP_LIMIT_MS)
    const failures: string[] = []
    page.on('pageerror', ({ message }) => failures.push(message))
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    await openPage(page, trial)
    const measurement = await takeSteps(page, session, trial)
    if (failures.length > 0) throw new Error(failures.join(' '))
    return measurement
  } finally {
    await context.close()
  }
}

async function openPage(page: Page, { address, rows, probe }: Trial): Promise<void> {
  await page.goto(address)
  await page.evaluate(async (url) => {
    const benchRows: unknown = await (await fetch(url)).json()
    Object.assign(globalThis, { benchRows })
  }, rows)
  await page.evaluate(probe)
  await settle(page)
}

async function takeSteps(page: Page, session: CDPSession, trial: Trial): Promise<Measurement> {
  const { contender, expected, key } = trial
  const { rowClass, orderAttribute, biasHeader, scroller } = contender
  const watchFor = (rows: ExpectedRows): RowWatch => ({
    rowClass,
    expected: rows,
    ...(orderAttribute === undefined ? {} : { orderAttribute }),
  })
  const field = page.locator('input[type=search]')

  const mount = await timeStep(page, session, { watch: watchFor(expected.mount) })
  const sort = await timeStep(page, session, {
    watch: watchFor(expected.sort),
    event: 'click',
    act: () => clickMiddle(page, biasHeader),
  })
  await field.focus()
  await settle(page)
  const search = await timeStep(page, session, {
    watch: watchFor(expected.search),
    event: 'keydown',
    act: () => page.keyboard.press(key),
  })
  // Every row is there again.
  await timeStep(page, session, {
    watch: watchFor(expected.sort),
    event: 'keydown',
    act: () => page.keyboard.press('Backspace'),
  })
  const scroll = await page.evaluate((what) => benchProbe.scrollRows(what), {
    rowClass,
    ...(scroller === undefined ? {} : { scroller }),
    ...SCROLL,
  })
  await settle(page)
  return { mount, sort, search, scroll, heap: await usedHeap(session) }
}

interface Step {
  readonly watch: RowWatch
  /** What a visitor does; nothing for the start of the page itself. */
  readonly event?: 'click' | 'keydown'
  readonly act?: () => Promise<void>
}

async function timeStep(page: Page, session: CDPSession, step: Step): Promise<StepTime> {
  const { watch, event, act } = step
  const before = await workOf(session)
  await page.evaluate(([what, how]) => benchProbe.watch(what, how), [watch, event] as const)
  await act?.()
  const paint = await Promise.race([page.evaluate(() => benchProbe.painted()), limit()])
  if (paint === undefined) {
    const seen = await page.evaluate((what) => benchProbe.firstRowTexts(what), watch)
    const wanted = watch.expected[0]?.join(' ') ?? 'no row'
    throw new Error(`Its first row is “${seen[0] ?? 'none'}” and not “${wanted}”.`)
  }
  await settle(page)
  return { paint, work: (await workOf(session)) - before }
}

/** Without looking whether it holds still, which would itself be work of the page. */
async function clickMiddle(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`It has no ${selector} to click.`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Milliseconds for which the main thread has been at work since it began. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value
  if (seconds === undefined) throw new Error('The browser does not tell how long it was at work.')
  return seconds * 1000
}

async function usedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(
    (pause) => new Promise<void>((settled) => setTimeout(settled, pause)),
    SETTLING_MS,
  )
}

function limit(): Promise<undefined> {
  return new Promise((reached) => {
    setTimeout(() => reached(undefined), STEP_LIMIT_MS).unref()
  })
}
