// @tier full
import { expect } from '@playwright/test'
import { test } from './fixtures/pictured.ts'
import { STORYBOOK_ORIGIN } from './fixtures/builtStorybook.ts'

test('the documentation begins with the README, finds its chapters, and needs no other origin', async ({
  page,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(STORYBOOK_ORIGIN) && !/^(?:data|blob):/.test(url)) elsewhere.push(url)
  })
  await page.goto(`${STORYBOOK_ORIGIN}/index.html`)
  const content = page.frameLocator('#storybook-preview-iframe')
  const title = content.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('@transparency-lab/widgets', { timeout: 60_000 })

  await page.getByRole('searchbox').fill('Script tag')
  await page
    .getByRole('option', { name: /Guide \/ Script tag/ })
    .first()
    .click()
  await expect(title).toHaveText('Script tag', { timeout: 60_000 })

  const field = content.getByRole('textbox', { name: 'HTML of the page' })
  await field.fill('<safety-leaderboard limit="3"></safety-leaderboard>')
  await expect(content.locator('safety-leaderboard').getByRole('rowheader')).toHaveCount(3)
  expect(elsewhere).toEqual([])
})
