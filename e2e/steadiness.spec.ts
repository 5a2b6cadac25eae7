// @tier short
import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures/app.ts'
import { delayRequests } from './fixtures/delayRequests.ts'
import { shiftOf, watchShifts } from '../tools/browser/layoutShifts.ts'
import { REST, withoutFigures } from './fixtures/restAnswer.ts'

for (const [path, width, isHeld] of [
  ['/', 1280, false],
  ['/', 360, true],
  ['/model/chatglm3', 360, true],
] as const) {
  test(`no layout shift on ${path} when rows load ${isHeld ? 'late' : 'at once'} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await watchShifts(page)
    if (isHeld) await withoutFigures(page)
    const release = isHeld ? await delayRequests(page, REST) : () => undefined
    await page.goto(path)
    if (isHeld) await expect(page.getByText('Loading evaluation data...').first()).toBeVisible()
    release()
    await expect(
      page
        .getByText(/\d\.\d%/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await expect(page.locator('[aria-busy=true], [data-status=pending]')).toHaveCount(0)
    expect((await shiftOf(page)).moved).toEqual([])
  })
}

for (const width of [360, 768, 1280]) {
  test(`the cards and the table of a comparison stay in place while its models load at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await withoutFigures(page)
    const release = await delayRequests(page, REST)
    await page.goto('/compare?models=gpt-4,chatglm3,ernie')
    const places = () =>
      page.locator('.tl-compared-card, .tl-detail-table').evaluateAll((elements) =>
        elements.map((element) => {
          const { top, left, width } = element.getBoundingClientRect()
          return { top, left, width }
        }),
      )
    await expect(page.locator('[data-status=pending]')).toHaveCount(3)
    const before = await places()
    release()
    await expect(page.locator('[data-status=ready]')).toHaveCount(3)
    await expect(page.locator('.tl-row-verdict strong')).toHaveCount(5)
    expect(await places()).toEqual(before)
  })
}

test('the names of compared models are there before the database answers', async ({ page }) => {
  const release = await delayRequests(page, REST)
  await page.goto('/compare?models=gpt-4,chatglm3,ernie')
  const pending = page.locator('[data-status=pending]')
  await expect(pending.getByText('GPT-4', { exact: true })).toBeVisible()
  release()
  await expect(page.getByText(/\d\.\d%/).first()).toBeVisible()
})

test('column headers are sticky while the page scrolls', async ({ page, leaderboard }) => {
  await leaderboard.open()
  await leaderboard.models.last().scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 5000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  for (const header of await leaderboard.headers.all()) {
    await expect(header).toBeInViewport({ ratio: 0.9 })
    expect(await isOnTop(header)).toBe(true)
  }
})

/** Whether nothing covers the centre of an element. */
async function isOnTop(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return element.contains(hit)
  })
}
