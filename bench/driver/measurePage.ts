import type { Category } from '@transparency-lab/widgets/domain'
import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Contender } from '../contenders.ts'
import {
  SORTED_FIRST,
  SORTED_SECOND,
  type ExpectedRows,
  type ExpectedSteps,
  type SearchKeys,
} from '../expectedRows.ts'
import type { BenchProbe } from '../probe/benchProbe.ts'
import type { RowWatch } from '../probe/firstRowTexts.ts'
import type { Pace, ScrollSight } from '../probe/scrollRows.ts'
import { readWork, workOnceIdle } from './mainThread.ts'

/** The duration of one step, in milliseconds. */
export interface StepTime {
  /** From the event to the frame that shows the expected rows. */
  readonly paint: number
  /** Main thread time until the page was idle. */
  readonly work: number
}

/** The steps of a visitor, in order. */
export type StepName =
  'mount' | 'firstSort' | 'secondSort' | 'key' | 'clear' | 'rareKey' | 'rareClear'

/** One measurement of one page. */
export interface Measurement extends Readonly<Record<StepName, StepTime>> {
  /** Scrolling by 60 px per frame. */
  readonly scroll: ScrollSight
  /** Scrolling from top to bottom in one second. */
  readonly dash: ScrollSight
  /** Heap size after all steps and a garbage collection, in bytes. */
  readonly heap: number
}

/** The input of a page and its expected rows. */
export interface Trial {
  readonly address: string
  readonly contender: Contender
  /** The URL from which the page fetches its rows. */
  readonly rows: string
  readonly expected: ExpectedSteps
  /** The keys to type into the search field, one after the other. */
  readonly keys: SearchKeys
  /** The script that measures the page. */
  readonly probe: string
}

const VIEWPORT = { width: 1280, height: 900 }
const STEP_LIMIT_MS = 240_000
const SCROLL = { step: 60, frames: 120 }
const DASH = { ms: 1000 }

declare const benchProbe: BenchProbe

/**
 * Measures a contender's page in a new browser context.
 *
 * @throws Error if the page does not show the expected rows, or as soon as one of its scripts throws
 */
export async function measurePage(browser: Browser, trial: Trial): Promise<Measurement> {
  const context = await browser.newContext({ viewport: VIEWPORT })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(STEP_LIMIT_MS)
    const failure = new Promise<never>((_, reject) => {
      page.on('pageerror', reject)
    })
    return await Promise.race([failure, measureSteps(page, trial)])
  } finally {
    await context.close()
  }
}

async function measureSteps(page: Page, trial: Trial): Promise<Measurement> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await openPage(page, trial)
  await workOnceIdle(session)
  return runSteps(page, session, trial)
}

async function openPage(page: Page, { address, rows, probe }: Trial): Promise<void> {
  await page.goto(address)
  await page.evaluate(async (url) => {
    const benchRows: unknown = await (await fetch(url)).json()
    Object.assign(globalThis, { benchRows })
  }, rows)
  await page.evaluate(probe)
}

async function runSteps(page: Page, session: CDPSession, trial: Trial): Promise<Measurement> {
  const { contender, expected, keys } = trial
  const { rowClass, orderAttribute, host, headerOf, scroller } = contender
  const take = (rows: ExpectedRows, event?: Step['event'], act?: Step['act']) =>
    timeStep(page, session, {
      watch: { rowClass, orderAttribute, host, expected: rows },
      event,
      act,
    })
  const sortBy = async (category: Category, rows: ExpectedRows) => {
    const { x, y } = await measureMiddle(page, headerOf(category))
    return take(rows, 'click', () => page.mouse.click(x, y))
  }
  const press = (pressed: string, rows: ExpectedRows) =>
    take(rows, 'keydown', () => page.keyboard.press(pressed))

  const mount = await take(expected.mount)
  const firstSort = await sortBy(SORTED_FIRST, expected.firstSort)
  const secondSort = await sortBy(SORTED_SECOND, expected.secondSort)
  await page.locator('input[type=search]').focus()
  await workOnceIdle(session)
  const steps = {
    mount,
    firstSort,
    secondSort,
    key: await press(keys.frequent, expected.search),
    // All rows are shown again.
    clear: await press('Backspace', expected.secondSort),
    rareKey: await press(keys.rare, expected.rareSearch),
    rareClear: await press('Backspace', expected.secondSort),
  }
  const scrolled = { rowClass, host, scroller }
  const scrollBy = async (pace: Pace) => {
    await page.evaluate((what) => benchProbe.scrollToTop(what), scrolled)
    await workOnceIdle(session)
    const sight = await page.evaluate(([what, how]) => benchProbe.scrollRows(what, how), [
      scrolled,
      pace,
    ] as const)
    await workOnceIdle(session)
    return sight
  }
  const scroll = await scrollBy(SCROLL)
  const dash = await scrollBy(DASH)
  return { ...steps, scroll, dash, heap: await usedHeap(session) }
}

interface Step {
  readonly watch: RowWatch
  /** The event that starts the measurement. Default: the start of the page's script. */
  readonly event?: 'click' | 'keydown' | undefined
  readonly act?: (() => Promise<void>) | undefined
}

async function timeStep(page: Page, session: CDPSession, step: Step): Promise<StepTime> {
  const { watch, event, act } = step
  const before = await readWork(session)
  await page.evaluate(([what, how]) => benchProbe.watch(what, how), [watch, event] as const)
  await act?.()
  const paint = await Promise.race([page.evaluate(() => benchProbe.painted()), limit()])
  if (paint === undefined) {
    const seen = await page.evaluate((what) => benchProbe.firstRowTexts(what), watch)
    const wanted = watch.expected[0]?.join(' ') ?? 'no row'
    throw new Error(`The first row is “${seen[0] ?? 'none'}” instead of “${wanted}”.`)
  }
  return { paint, work: (await workOnceIdle(session)) - before }
}

/**
 * Finds the centre of an element before the measurement starts, because that costs main thread
 * time.
 */
async function measureMiddle(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`The page has no ${selector} to click.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function usedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

function limit(): Promise<undefined> {
  return new Promise((reached) => {
    setTimeout(() => reached(undefined), STEP_LIMIT_MS).unref()
  })
}
