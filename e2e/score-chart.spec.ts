// @tier full
import type { Locator, Page } from '@playwright/test'
import {
  CATEGORIES,
  CATEGORY_LABELS,
  categoryMeans,
  formatPercent,
} from '@transparency-lab/widgets/domain'
import { expect, test } from './fixtures/app.ts'
import { intervalText } from './fixtures/expectedErrors.ts'
import { EVALUATED } from './fixtures/expectedEntries.ts'
import { findModel, valueBy } from './fixtures/expectedModels.ts'
import {
  asksForModels,
  DelayedRead,
  recordRequests,
  requestedModel,
} from './fixtures/restAnswer.ts'

const PHONE = { width: 360, height: 640 }
const CHART_CODE = '**/assets/GroupedBarChart-*.js'
const PATHS = ['/model/gpt-4', '/compare?models=gpt-4,ernie,chatglm3']

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

test('a model is compared with the average of the models that have the score', async ({
  modelPage,
}) => {
  const model = findModel('chatglm3')
  await modelPage.open(model.id)
  for (const { category, mean, models } of categoryMeans(EVALUATED)) {
    const raw = valueBy(model, category)
    const row = modelPage.averages.getByRole('row', { name: CATEGORY_LABELS[category] })
    await expect(row.getByRole('cell')).toHaveText([
      raw === undefined
        ? /^(?:Coming soon|\d of \d figures)$/
        : `${formatPercent(raw)} ${intervalText(model.id, category)}`,
      `${formatPercent(mean ?? NaN)} mean of ${models} models`,
    ])
  }
  // A missing score has no bar, not even a bar of zero.
  await modelPage.chart.scrollIntoViewIfNeeded()
  const present = CATEGORIES.filter((category) => valueBy(model, category) !== undefined)
  await expect(modelPage.chart.getByText(/%$/)).toHaveCount(present.length + CATEGORIES.length)
})

test('if the averages fail to load, the page says so and still shows the model', async ({
  page,
  modelPage,
  consoleErrors,
}) => {
  consoleErrors.expect(/^Failed to load resource/)
  await page.clock.install()
  const requests = recordRequests(page)
  const average = await DelayedRead.on(
    page,
    (request) => asksForModels(request) && requestedModel(request) === undefined,
  )
  await modelPage.open('gpt-4')
  await average.answerFourTimes((route) => route.fulfill({ status: 500, json: {} }))
  await expect(page.getByText('Failed to load the mean.')).toBeVisible()
  await expect(modelPage.heading).toHaveText(findModel('gpt-4').name)
  await expect(modelPage.averages).toContainText(
    formatPercent(valueBy(findModel('gpt-4'), 'bias') ?? NaN),
  )
  expect(requests.filter((request) => requestedModel(request) !== undefined)).toHaveLength(1)
})

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
