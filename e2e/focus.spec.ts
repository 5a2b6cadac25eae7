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

function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 })
}
