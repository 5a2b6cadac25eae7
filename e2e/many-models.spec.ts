// @tier short
import { PLANNED_MODELS } from '../site/index.ts'
import { expect, test } from './fixtures/app.ts'
import type { Leaderboard } from './fixtures/leaderboard.ts'
import { listManyModels } from './fixtures/manyModels.ts'
import { placesOnScreen, rowsAreTrue } from './fixtures/windowedRows.ts'

const MANY = 5000
const LISTED = MANY + PLANNED_MODELS.length
const ALL = LISTED.toLocaleString('en')
/** Including the header row. */
const COUNTED = String(LISTED + 1)
const BY_NAME = '?sort=name:asc'

async function openMany(leaderboard: Leaderboard, query = BY_NAME): Promise<void> {
  await leaderboard.open(query)
  await expect(leaderboard.status).toHaveText(`${ALL} of ${ALL} models`)
}

test.describe('a table of five thousand models', () => {
  test.beforeEach(({ page }) => listManyModels(page, MANY))

  test('renders only rows near the viewport, and sets aria-rowcount', async ({
    page,
    leaderboard,
  }) => {
    await openMany(leaderboard)
    await expect(leaderboard.table).toHaveAttribute('aria-rowcount', COUNTED)
    await expect(leaderboard.headers.first().locator('..')).toHaveAttribute('aria-rowindex', '1')
    expect(await leaderboard.models.count()).toBeLessThan(60)
    await rowsAreTrue(page)

    // The height of rows that were never rendered is estimated, so the first End may stop above the
    // last row.
    await expect(async () => {
      await page.keyboard.press('End')
      await expect(leaderboard.models.last()).toHaveText('Llama-3.1-8B-Instruct', {
        timeout: 2_000,
      })
    }).toPass()
    await expect.poll(() => placesOnScreen(page)).toContain(LISTED)
    expect(await leaderboard.models.count()).toBeLessThan(60)

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
    await expect.poll(async () => (await placesOnScreen(page)).length).toBeGreaterThan(5)
    await rowsAreTrue(page)
  })

  test('keeps the focus while its row is scrolled far away @full', async ({
    page,
    leaderboard,
  }) => {
    await openMany(leaderboard)
    const link = leaderboard.table.getByRole('link', { name: 'View Model 00003' })
    await link.focus()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
    await expect.poll(async () => Math.min(...(await placesOnScreen(page)))).toBeGreaterThan(2000)
    await expect(link).toBeFocused()

    await page.keyboard.press('Tab')
    const next = leaderboard.table.getByRole('link', { name: 'Compare Model 00003' })
    await expect(next).toBeFocused()
    await expect(next).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(
      leaderboard.table.getByRole('checkbox', { name: 'Select Model 00004' }),
    ).toBeFocused()
  })
})
