// @tier full
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures/app.ts'
import { delayRequests } from './fixtures/delayRequests.ts'
import { REST, withoutFigures } from './fixtures/restAnswer.ts'

test('the heading of a model gets the focus once loaded, unless the reader moved the focus', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open()
  const view = leaderboard.row('GPT-4').getByRole('link', { name: 'View GPT-4' })
  await view.click()
  await expect(heading(page)).toHaveText('GPT-4')
  await expect(heading(page)).toBeFocused()

  await withoutFigures(page)
  await leaderboard.open()
  const release = await delayRequests(page, REST)
  await view.click()
  await expect(page.getByText('Loading evaluation data...')).toBeVisible()
  const reports = page.getByRole('navigation').getByRole('link', { name: 'Reports' })
  await reports.focus()
  release()
  await expect(heading(page)).toHaveText('GPT-4')
  await expect(reports).toBeFocused()
})

test('the focus goes where the reader leaves an open menu for', async ({ page, leaderboard }) => {
  const columns = page.getByRole('button', { name: 'Columns' })
  const box = page.getByRole('group', { name: 'Columns' }).getByRole('checkbox')
  await leaderboard.open()
  await columns.click()
  await box.first().click()
  await leaderboard.search.click()
  await page.keyboard.type('gpt')
  await expect(leaderboard.search).toHaveValue('gpt')
  await columns.click()
  await box.last().focus()
  await page.keyboard.press('Tab')
  await expect(box).toHaveCount(0)
  await expect(page.locator('.tl-root')).not.toBeFocused()
  await columns.click()
  await box.first().focus()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(box).toHaveCount(0)
  await expect(page.locator('.tl-root')).not.toBeFocused()

  await page.goto('/model/gpt-4')
  await page.getByRole('button', { name: 'Export Report' }).click()
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await expect(
    page.locator('.tl-root, .tl-root [tabindex="-1"]').and(page.locator(':focus')),
  ).toHaveCount(0)
})

function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 })
}
