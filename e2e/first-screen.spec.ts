// @tier short
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures/app.ts'

/** Returns the top of the first row, and the number of rows that are wholly in sight. */
async function measureRows(page: Page) {
  return page.getByRole('rowheader').evaluateAll((names) => {
    const rows = names.map((name) => (name.closest('tr') ?? name).getBoundingClientRect())
    return {
      first: rows[0]?.top ?? Infinity,
      whole: rows.filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight).length,
    }
  })
}

test('on a small laptop ten rows are in sight, and the headers and what rows are sorted by stay there', async ({
  page,
  leaderboard,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await leaderboard.open()
  const table = await measureRows(page)
  expect(table.first).toBeLessThan(310)
  expect(table.whole).toBeGreaterThanOrEqual(10)

  await test.step('the picture shows more rows', async () => {
    await page.getByRole('button', { name: 'Picture' }).click()
    await expect(page).toHaveURL(/show=picture/)
    // The rows beyond the first ones follow a moment later.
    await expect.poll(async () => (await measureRows(page)).whole).toBeGreaterThanOrEqual(19)
    await page.getByRole('button', { name: 'Table' }).click()
    await expect(page).not.toHaveURL(/show=picture/)
  })

  await test.step('what the rows are sorted by is in sight at every width', async () => {
    for (const name of ['Composite', 'Jailbreak Score']) {
      await leaderboard.sortButton(name).click()
      await expect(leaderboard.header(name)).toHaveAttribute('aria-sort', /ending/)
      for (const width of [360, 640, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.soft(leaderboard.sortButton(name), `${name} at ${width} px`).toBeInViewport({
          ratio: 0.99,
        })
        const overflow = await page
          .locator('.tl-leaderboard-region')
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
        expect.soft(overflow, `overflow at ${width} px`).toBe(0)
      }
    }
  })

  await test.step('column headers are sticky while the page scrolls', async () => {
    await leaderboard.models.last().scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 5000)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
    for (const header of await leaderboard.headers.all()) {
      await expect(header).toBeInViewport({ ratio: 0.9 })
      expect(await isOnTop(header)).toBe(true)
    }
  })
})

test('a phone shows four rows, chooses the suite in a list and finds the actions in a menu', async ({
  page,
  leaderboard,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await leaderboard.open()
  const table = await measureRows(page)
  expect(table.first).toBeLessThan(400)
  expect(table.whole).toBeGreaterThanOrEqual(4)
  await page.getByRole('button', { name: 'Picture' }).click()
  await expect(page).toHaveURL(/show=picture/)
  await expect.poll(async () => (await measureRows(page)).whole).toBeGreaterThanOrEqual(10)

  await test.step('the list of suites', async () => {
    await expect(page.getByRole('radio', { name: /Nejumi/ })).toBeHidden()
    await page.getByRole('combobox', { name: 'Suite of results' }).selectOption({ index: 1 })
    await expect(page).toHaveURL(/suite=/)
  })

  await test.step('the menu of actions', async () => {
    const toggle = page.getByRole('button', { name: 'Page actions' })
    const menu = page.locator('.site-actions > .site-page-actions')
    await expect(menu).toBeHidden()
    await toggle.click()
    await expect(menu.getByRole('link', { name: 'Request Model Evaluation' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(toggle).toBeFocused()

    await toggle.click()
    await menu.getByRole('button', { name: 'Embed this' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(menu.getByRole('button', { name: 'Embed this' })).toBeFocused()
  })
})

test('the caveats of a suite are two lines on a phone, and one press shows all @full', async ({
  page,
  leaderboard,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await leaderboard.open('?suite=nejumi-4')
  const caveats = page.locator('.tl-caveats')
  expect((await caveats.boundingBox())?.height).toBeLessThan(46)
  await expect(caveats.getByText('An OpenAI model judged toxicity')).toBeHidden()
  await caveats.getByRole('button', { name: '2 more' }).click()
  await expect(caveats.getByText('An OpenAI model judged toxicity')).toBeVisible()
})

test('sticky bars cover less than a fifth of a phone @full', async ({ page, leaderboard }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await leaderboard.open('?selected=gpt-4,ernie,chatgpt')
  await leaderboard.models.nth(6).scrollIntoViewIfNeeded()
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        const isInSight = bottom > 0 && top < innerHeight
        return isInSight && getComputedStyle(element).position === 'sticky'
      })
      .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0),
  )
  expect(covered).toBeLessThan(780 / 5)
})

/** Whether nothing covers the centre of an element. */
async function isOnTop(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return element.contains(hit)
  })
}
