// @tier short
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/app.ts'
import { asksForModels, recordRequests, requestedModel } from './fixtures/restAnswer.ts'

test('an unknown model id is requested once and shows “Model Not Found” with a link to the dashboard', async ({
  page,
  leaderboard,
}) => {
  const requests = recordRequests(page)
  const ids = ['placeholder-gpt-oss-20b', 'nobody']
  for (const id of ids) {
    await page.goto(`/model/${id}`)
    await isNotFound(page)
  }
  await page.waitForLoadState('networkidle')
  expect(requests.filter(asksForModels).map(requestedModel)).toEqual(ids)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /Back to Dashboard$/ }).click()
  await expect(page).toHaveURL('/')
  await leaderboard.isThere()
})

async function isNotFound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Model Not Found'])
  const main = page.getByRole('main')
  await expect(main).toContainText('The requested model evaluation could not be found.')
  await expect(main.getByRole('link', { name: /Back to Dashboard$/ })).toHaveAttribute('href', '/')
  await expect(page).toHaveTitle('Model Not Found · Transparency Lab')
}
