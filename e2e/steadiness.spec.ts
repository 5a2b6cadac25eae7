// @tier short
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures/app.ts'
import { REST } from './fixtures/restAnswer.ts'

const DESK = { width: 1280, height: 900 }
const PHONE = { width: 360, height: 800 }

for (const size of [DESK, PHONE]) {
  for (const delay of [0, 1500]) {
    test(`nothing moves when the rows come after ${delay} ms at ${size.width} px`, async ({
      page,
      leaderboard,
    }) => {
      await page.setViewportSize(size)
      await page.addInitScript(recordShifts)
      await page.route(REST, async (route) => {
        await new Promise((pass) => {
          setTimeout(pass, delay)
        })
        await route.continue()
      })
      await leaderboard.open()
      await afterPainting(page)
      expect(await shiftsOf(page)).toEqual([])
    })
  }
}

test('a wait of some length says that it loads', async ({ page }) => {
  await page.route(REST, () => undefined)
  await page.goto('/')
  await expect(page.getByText('Loading evaluation data...')).toBeVisible()
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
})

test('the headers of the columns stay in sight while the page scrolls', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open()
  await leaderboard.models.last().scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 5000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  for (const header of await leaderboard.headers.all()) {
    await expect(header).toBeInViewport({ ratio: 0.9 })
    expect(await isOnTop(header)).toBe(true)
  }
})

test('the model stays in sight while the table scrolls sideways', async ({ page, leaderboard }) => {
  await page.setViewportSize({ width: 800, height: 900 })
  await leaderboard.open()
  const model = leaderboard.models.first()
  const action = leaderboard.table.getByRole('link', { name: /^Compare / }).first()
  const before = await model.boundingBox()
  await expect(action).not.toBeInViewport()
  await leaderboard.table.hover()
  await page.mouse.wheel(2000, 0)
  await expect(action).toBeInViewport({ ratio: 0.9 })
  expect((await model.boundingBox())?.x).toBe(before?.x)
  expect(await isOnTop(model)).toBe(true)
})

test('the table that scrolls sideways is scrolled by the keyboard too', async ({
  page,
  leaderboard,
}) => {
  await page.setViewportSize({ width: 800, height: 900 })
  await leaderboard.open()
  const action = leaderboard.table.getByRole('link', { name: /^Compare / }).first()
  await page
    .getByRole('region', { name: /evaluations of language models/ })
    .last()
    .focus()
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowRight')
  await expect(action).toBeInViewport({ ratio: 0.9 })
})

for (const width of [320, 360, 768, 1280]) {
  test(`the page itself never scrolls sideways at ${width} px`, async ({ page, leaderboard }) => {
    await page.setViewportSize({ width, height: 800 })
    await leaderboard.open()
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overhang).toBe(0)
    await page.evaluate(() => {
      window.scrollTo(500, 0)
    })
    expect(await page.evaluate(() => window.scrollX)).toBe(0)
  })
}

/** Runs in the page: keeps every shift of the layout, with what has moved. */
function recordShifts(): void {
  const shifts: unknown[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number
        sources: { node: Node | null }[]
      }
      const moved = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent,
      )
      shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Two frames and an idle moment: shifts are told after the paint in which they happen. */
async function afterPainting(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((pass) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(pass, 200)))
      }),
  )
}

async function shiftsOf(page: Page): Promise<unknown[]> {
  return page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)
}

/** Whether nothing covers the middle of an element. */
async function isOnTop(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return element.contains(hit)
  })
}
