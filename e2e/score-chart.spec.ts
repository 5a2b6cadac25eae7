// @tier full
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures/app.ts'
import { findModel } from './fixtures/expectedModels.ts'

const PHONE = { width: 360, height: 640 }
const CHART_CODE = '**/assets/GroupedBarChart-*.js'
const PATHS = ['/compare?models=gpt-4,ernie,chatglm3']

for (const path of PATHS) {
  test(`the chart of ${path} is on a page that nobody has scrolled, after the text`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto(path)
    const chart = chartOn(page)
    await expect(chart).not.toBeInViewport()
    await expect(chart.locator('svg').first()).toBeVisible()
    await expect(chart).not.toBeInViewport()
  })

  test(`every number in the chart of ${path} is also in a table`, async ({ page }) => {
    await page.goto(path)
    const chart = chartOn(page)
    await chart.scrollIntoViewIfNeeded()
    const numbers = chart.getByText(/%$/)
    await expect(numbers.first()).toBeVisible()
    const drawn = await numbers.allTextContents()
    const written = (await page.getByRole('table').innerText()).match(/\d+\.\d%/g) ?? []
    expect(drawn).not.toHaveLength(0)
    for (const number of drawn) expect(written).toContain(number)
    await expect(page.getByRole('figure')).toContainText(findModel('gpt-4').name)
  })
}

for (const path of PATHS) {
  test(`if the chart of ${path} cannot be loaded, the rest of the page still works`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/^Failed to load resource/, /dynamically imported module/)
    await page.setViewportSize(PHONE)
    await page.route(CHART_CODE, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) =>
      /GroupedBarChart/.test(request.url()),
    )
    await page.goto(path)
    await failed
    await isIdle(page)
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
    await expect(page.getByRole('table')).toBeVisible()
  })
}

/** Waits until the page's main thread has no more work. */
async function isIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
}

function chartOn(page: Page): Locator {
  return page.getByRole('figure').locator('[role=img]').first()
}
