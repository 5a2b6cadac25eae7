// @tier short
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures/app.ts'

const DESTINATIONS = [
  ['Compare', 'Compare Models'],
  ['Reports', 'Reports'],
  ['Request Evaluation', 'Request Evaluation'],
  ['Newsletter', 'Newsletter'],
  ['Sponsor', 'Sponsor Our Research'],
  ['Dashboard', 'LLM Safety Evaluation Dashboard'],
] as const

test('a navigation gives the focus to the heading of the page, and Back does so again', async ({
  page,
}) => {
  await page.goto('/')
  await expect(heading(page)).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  for (const [label, title] of DESTINATIONS) {
    await page.getByRole('navigation').getByRole('link', { name: label, exact: true }).click()
    await expect(heading(page)).toHaveText(title)
    await expect(heading(page)).toBeFocused()
  }
  await page.goBack()
  await expect(heading(page)).toHaveText('Sponsor Our Research')
  await expect(heading(page)).toBeFocused()
})

test('from the heading, one Tab leads into the page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Newsletter' }).click()
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
})

test('the heading of a model has the focus once the model is there', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open()
  await leaderboard.row('GPT-4').getByRole('link', { name: 'View GPT-4' }).click()
  await expect(heading(page)).toHaveText('GPT-4')
  await expect(heading(page)).toBeFocused()
})

test('a model that comes late leaves the focus where the reader has moved it', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open()
  await page.route('**/rest/v1/**', async (route) => {
    await new Promise((pass) => {
      setTimeout(pass, 1000)
    })
    await route.continue()
  })
  await leaderboard.row('GPT-4').getByRole('link', { name: 'View GPT-4' }).click()
  await expect(page.getByText('Loading evaluation data...')).toBeVisible()
  const reports = page.getByRole('navigation').getByRole('link', { name: 'Reports' })
  await reports.focus()
  await expect(heading(page)).toHaveText('GPT-4')
  await expect(reports).toBeFocused()
})

test('Skip to content leads past the navigation', async ({ page }) => {
  await page.goto('/newsletter')
  await expect(heading(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
})

for (const width of [1280, 800, 360]) {
  test(`Back leads to where the dashboard was left at ${width} px`, async ({
    page,
    leaderboard,
  }) => {
    await page.setViewportSize({ width, height: 500 })
    await leaderboard.open()
    const link = leaderboard.table.getByRole('link', { name: /^View / }).nth(10)
    await link.scrollIntoViewIfNeeded()
    const before = await topOf(link)
    await link.click()
    await expect(page).toHaveURL(/\/model\//)
    await expect(heading(page)).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await leaderboard.isThere()
    await expect.poll(() => topOf(link)).toBe(before)
  })
}

test('a link to a section lands there, below the bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 })
  await page.goto('/reports#december-2023')
  const report = page.getByRole('article', { name: 'December 2023 Safety Evaluation Report' })
  await expect(report).toBeInViewport()
  const bar = await page.getByRole('banner').boundingBox()
  await expect.poll(() => topOf(report)).toBeLessThan((bar?.height ?? 0) + 40)
  expect(await topOf(report)).toBeGreaterThanOrEqual(bar?.height ?? 0)
})

function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 })
}

async function topOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox()
  return Math.round(box?.y ?? Number.NaN)
}
