// @tier short
import { EVALUATIONS } from '../playwright.config.ts'
import { expect, test } from './fixtures/app.ts'
import { EVALUATED } from './fixtures/expectedEntries.ts'
import { developSite, type PreviewedSite } from './fixtures/previewedSite.ts'

let site: PreviewedSite

test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await developSite({ EVALUATIONS_FOLDER: EVALUATIONS })
})

test.afterAll(() => site.close())

test('the development server shows the board with its data, and a model after a click', async ({
  page,
  leaderboard,
  modelPage,
}) => {
  test.setTimeout(120_000)
  await page.goto(site.address)
  // The first visit of a page compiles its modules.
  await expect(leaderboard.models).toHaveCount(EVALUATED.length + 4, { timeout: 90_000 })
  await leaderboard.row('GPT-4').getByRole('link', { name: 'View GPT-4' }).click()
  await expect(modelPage.heading).toHaveText('GPT-4', { timeout: 30_000 })
})
