// @tier full
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/app.ts'
import { FormPage, SUBSCRIPTION } from './fixtures/formPages.ts'

test('if the browser blocks storage, the site works, and a theme is kept for the visit', async ({
  page,
  leaderboard,
}) => {
  await blockStorage(page)
  await leaderboard.open()
  await leaderboard.search.fill('gpt')
  await page.getByRole('radio', { name: 'Dark colours' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('link', { name: 'View GPT-4' }).click()
  await expect(page).toHaveURL('/model/gpt-4')
  await page.goBack()
  await leaderboard.isThere()
  await expect(leaderboard.search).toHaveValue('gpt')
  await page.getByRole('navigation').getByRole('link', { name: 'Newsletter' }).click()
  const form = new FormPage(page)
  await form.fill(SUBSCRIPTION)
  await form.button.click()
  await expect(page.getByText('Successfully subscribed to the newsletter!')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

/**
 * Makes every kind of storage throw in the pages that are opened afterwards, as in a browser that
 * blocks it.
 */
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
