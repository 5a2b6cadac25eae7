// @tier full
import { PLANNED_MODELS } from '../site/index.ts'
import { expect, test } from './fixtures/app.ts'
import type { Leaderboard } from './fixtures/leaderboard.ts'
import { listManyModels } from './fixtures/manyModels.ts'
import { placesOnScreen, rowsAreTrue, scrollSteadily } from './fixtures/windowedRows.ts'

const MANY = 5000
const LISTED = MANY + PLANNED_MODELS.length
const ALL = LISTED.toLocaleString('en')
const BY_NAME = '?sort=name:asc'

async function openMany(leaderboard: Leaderboard, query = BY_NAME): Promise<void> {
  await leaderboard.open(query)
  await expect(leaderboard.status).toHaveText(`${ALL} of ${ALL} models`)
}

test('up to 300 rows are not virtualised', async ({ page, leaderboard }) => {
  await listManyModels(page, 300 - PLANNED_MODELS.length)
  await leaderboard.open(BY_NAME)
  await expect(leaderboard.models).toHaveCount(300)
  await expect(leaderboard.table).not.toHaveAttribute('aria-rowcount')
  await leaderboard.sortButton('Composite').click()
  await expect(leaderboard.models).toHaveCount(300)
  expect(await leaderboard.table.locator('.tl-leaderboard-gap').count()).toBe(0)
})

test('a virtualised table is complete in a PDF', async ({ page, leaderboard }) => {
  await listManyModels(page, 400)
  await leaderboard.open(BY_NAME)
  await expect.poll(() => leaderboard.models.count()).toBeLessThan(60)
  const printed = await page.evaluateHandle(() => {
    const rows: number[] = []
    // The table's own listener ran before this one; layout for print has not started yet.
    addEventListener('beforeprint', () => {
      rows.push(document.querySelectorAll('th[scope=row]').length)
    })
    return rows
  })
  await page.pdf()
  await expect.poll(() => printed.jsonValue()).toEqual([404])
  await expect.poll(() => leaderboard.models.count()).toBeLessThan(60)
})

test.describe('a table of five thousand models', () => {
  test.beforeEach(({ page }) => listManyModels(page, MANY))

  for (const [name, width] of [
    ['a wide screen', 1280],
    ['a tablet', 900],
    ['a phone', 360],
  ] as const) {
    test(`renders rows in every frame of a steady scroll, on ${name}`, async ({
      page,
      leaderboard,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await openMany(leaderboard)
      await expect.poll(async () => (await placesOnScreen(page)).length).toBeGreaterThan(0)
      const { frames, empty, rows } = await scrollSteadily(page)
      expect(frames).toBeGreaterThan(100)
      expect(empty).toBe(0)
      expect(rows, 'maximum number of rows in the document').toBeLessThan(80)
      await rowsAreTrue(page)
    })
  }

  test('can be tabbed through beyond the rows in the viewport', async ({ page, leaderboard }) => {
    await openMany(leaderboard)
    await leaderboard.table.getByRole('link', { name: 'Model 00001', exact: true }).focus()
    for (let stop = 0; stop < 4 * 60; stop++) await page.keyboard.press('Tab')
    const focused = leaderboard.table.getByRole('link', { name: 'Model 00061', exact: true })
    await expect(focused).toBeFocused()
    await expect(focused).toBeInViewport()
  })

  test('loses no key of a fast search, and finds rows that are not in the document', async ({
    page,
    leaderboard,
  }) => {
    await openMany(leaderboard)
    await leaderboard.search.focus()
    await page.keyboard.type('model 04999', { delay: 0 })
    await expect(leaderboard.search).toHaveValue('model 04999')
    await expect(leaderboard.status).toHaveText(`1 of ${ALL} models`)
    await expect(leaderboard.models).toHaveText(['Model 04999'])
    // The row, and the header row.
    await expect(leaderboard.table).toHaveAttribute('aria-rowcount', '2')
    await leaderboard.search.clear()
    await expect(leaderboard.status).toHaveText(`${ALL} of ${ALL} models`)
    await rowsAreTrue(page)
  })
})
