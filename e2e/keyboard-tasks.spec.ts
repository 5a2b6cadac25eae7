// @tier short
import type { Locator, Page } from '@playwright/test'
import { matchesSearch } from '@transparency-lab/widgets/domain'
import { expect, test } from './fixtures/app.ts'
import { LISTED } from './fixtures/expectedEntries.ts'

test('searching, filtering, comparing and opening a model work by keyboard alone', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open()
  await tabTo(page, leaderboard.search)
  await page.keyboard.type('gpt')
  await page.keyboard.press('Tab')
  await expect(leaderboard.provider).toBeFocused()
  await page.keyboard.type('OpenAI')
  const found = LISTED.filter((entry) => matchesSearch(entry, 'gpt') && entry.provider === 'OpenAI')
  await expect(leaderboard.models).toHaveCount(found.length)
  const compare = leaderboard.table.getByRole('link', { name: 'Compare GPT-4', exact: true })
  await tabTo(page, compare)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/compare?models=gpt-4')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare Models')
  await page.goBack()
  await leaderboard.isThere()
  await tabTo(page, leaderboard.table.getByRole('link', { name: 'GPT-4', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/model/gpt-4')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

/** The maximum number of key presses before a target counts as unreachable. */
const MAX_PRESSES = 60

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let press = 0; press < MAX_PRESSES; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
