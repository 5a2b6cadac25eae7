import { expect, test } from './fixtures/app.ts'
import { LISTED } from './fixtures/expectedEntries.ts'

test('where the browser blocks storage, the dashboard works without a complaint', async ({
  page,
  leaderboard,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
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

test('a reader leaves nothing behind', async ({ page, leaderboard }) => {
  await leaderboard.open()
  await leaderboard.search.fill('gpt')
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})
