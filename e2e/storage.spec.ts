// @tier short
import type { Page } from '@playwright/test'
import { SNAPSHOT_SITE } from '../playwright.config.ts'
import { expect, test } from './fixtures/app.ts'
import { LISTED } from './fixtures/expectedEntries.ts'
import { EVERY_ROUTE, openSettled } from './fixtures/everyRoute.ts'
import { FormPage, SUBSCRIPTION } from './fixtures/formPages.ts'

test('where the browser blocks storage, the dashboard works without a complaint', async ({
  page,
  leaderboard,
}) => {
  await blockStorage(page)
  await leaderboard.open()
  await expect(leaderboard.models).toHaveCount(LISTED.length)
  await leaderboard.search.fill('gpt')
  await leaderboard.sortButton('Model').click()
  await page.getByRole('link', { name: 'View GPT-4' }).click()
  await expect(page).toHaveURL('/model/gpt-4')
  await page.goBack()
  await leaderboard.isThere()
  await expect(leaderboard.search).toHaveValue('gpt')
  await page.reload()
  await leaderboard.isThere()
})

for (const [name, base] of [
  ['its database', undefined],
  ['its snapshot', SNAPSHOT_SITE],
] as const) {
  test.describe(`over ${name}, where the browser blocks storage`, () => {
    if (base !== undefined) test.use({ baseURL: base })

    test('every page says what it always does', async ({ page }) => {
      const shown = await wordsOf(page)
      await blockStorage(page)
      expect(await wordsOf(page)).toEqual(shown)
    })

    test('colours are chosen for the visit, and a form is sent', async ({ page }) => {
      await blockStorage(page)
      const form = new FormPage(page)
      await form.open('/newsletter')
      await page.getByRole('radio', { name: 'Dark colours' }).check()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await form.fill(SUBSCRIPTION)
      await form.button.click()
      await expect(page.getByText('Successfully subscribed to the newsletter!')).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    })
  })
}

test('a reader leaves nothing behind', async ({ page, leaderboard }) => {
  await leaderboard.open()
  await leaderboard.search.fill('gpt')
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

/** The words of every page, by its address, but for those that a screen reader is told when it is time. */
async function wordsOf(page: Page): Promise<Record<string, readonly string[]>> {
  const words: Record<string, readonly string[]> = {}
  for (const path of EVERY_ROUTE) {
    await openSettled(page, path)
    const lines = (await page.getByRole('main').innerText()).split('\n')
    words[path] = lines.filter((line) => line.trim() !== '' && !line.includes(', sorted by '))
    expect(words[path].length).toBeGreaterThan(2)
  }
  return words
}

/** Lets every kind of storage refuse itself to the pages to come, as browsers do when told to. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse })
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
  })
}
