// @tier short
import { join } from 'node:path'
import { EVALUATIONS } from '../playwright.config.ts'
import { archivedReleases } from '../site/index.ts'
import { expect, test } from './fixtures/app.ts'
import { getOverflow } from './fixtures/everyRoute.ts'
import { waitForHydration } from './fixtures/hydration.ts'
import { violationsOn } from './fixtures/violations.ts'

test('each release has a report with its own figures, which prints and which the reports list', async ({
  page,
  consoleErrors,
}) => {
  const releases = await archivedReleases(join(EVALUATIONS, 'releases'))
  const oldest = releases.at(-1)
  await page.goto('/reports')
  const list = page.getByRole('region', { name: /^Reports on Releases/ })
  // A database that differs from every archived release is one more.
  expect(await list.getByRole('listitem').count()).toBeGreaterThanOrEqual(releases.length)
  await list.getByRole('link').last().click()

  const title = `Evaluations of ${oldest?.snapshot.publishedOn ?? ''}`
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page).toHaveTitle(`${title} · Transparency Lab`)
  await expect(page).toHaveURL(/\/reports\/[0-9a-f]{12}$/)
  const models = page
    .locator('.release-facts > div', { hasText: /^Models/ })
    .getByRole('definition')
  await expect(models).toHaveText(String(oldest?.snapshot.models.length))
  await expect(page.getByText(page.url())).toHaveCount(2)
  expect(await violationsOn(page)).toEqual([])

  await page.setViewportSize({ width: 360, height: 700 })
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(11)
  expect(await getOverflow(page)).toBe(0)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsOn(page)).toEqual([])
  const print = page.getByRole('button', { name: 'Print' })
  await expect(print).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(print).toBeHidden()
  await expect(page.locator('.site-printed-address')).toHaveText(page.url())
  await expect(page.locator('.release-table thead')).toHaveCSS('display', 'table-header-group')

  consoleErrors.expect(/^404/, /^Failed to load resource/)
  await page.goto('/reports/000000000000')
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
})
