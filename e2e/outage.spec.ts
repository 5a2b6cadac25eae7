// @tier short
import { formatPercent } from '@transparency-lab/widgets/domain'
import { expect, test } from './fixtures/app.ts'
import { LISTED } from './fixtures/expectedEntries.ts'
import { findModel, valueBy } from './fixtures/expectedModels.ts'
import {
  answerWith,
  asksDatabase,
  DelayedRead,
  requestedModel,
  REST,
  routeModels,
} from './fixtures/restAnswer.ts'

// One fault for each kind of page. The contract of sources (`describeFaults`) tests every fault.
test.beforeEach(async ({ page, consoleErrors }) => {
  consoleErrors.expect(/^Failed to load resource/)
  await page.clock.install()
})

test('the dashboard shows an error after four failed attempts, and Retry loads it', async ({
  page,
  leaderboard,
}) => {
  await page.addInitScript(watchForEmptyTable)
  const read = await DelayedRead.on(page)
  await page.goto('/?q=llama')
  await expect(page.getByText('Loading evaluation data...')).toBeVisible()
  await read.answerFourTimes((route) => route.fulfill({ status: 500, json: {} }))
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Error Loading Data')
  await expect(alert).toContainText('Failed to load evaluation data. Please try again later.')
  await expect(page.getByRole('table')).toHaveCount(0)
  expect(await page.evaluate(() => 'sawEmptyTable' in window)).toBe(false)
  await page.clock.fastForward(60_000)
  expect(read.tries).toBe(4)

  await page.unroute(REST)
  const navigation = page.waitForRequest((request) => request.isNavigationRequest())
  await leaderboard.retry.click()
  expect((await navigation).url()).toBe(page.url())
  await leaderboard.isThere()
  await expect(leaderboard.search).toHaveValue('llama')
  await leaderboard.search.fill('')
  await expect(leaderboard.models).toHaveCount(LISTED.length)
})

test('a request that fails once and then succeeds shows the rows and no error @full', async ({
  page,
  leaderboard,
}) => {
  let requested = 0
  await routeModels(page, async (route) => {
    // The list of models, which a planned model is looked for in, is another request.
    if (!route.request().url().includes('evaluations')) return route.continue()
    requested += 1
    return requested === 1 ? route.fulfill({ status: 500, json: {} }) : route.continue()
  })
  await page.goto('/')
  await expect(page.getByText('Loading evaluation data...')).toBeVisible()
  await page.clock.fastForward(1_010)
  await leaderboard.isThere()
  await expect(leaderboard.models).toHaveCount(LISTED.length)
  await expect(page.getByText('Error Loading Data')).toHaveCount(0)
  expect(requested).toBe(2)
})

test('an HTML response for a model shows “Model Not Found” after one attempt @full', async ({
  page,
}) => {
  const body = '<!doctype html><h1>Hello</h1>'
  const times = await answerWith(page, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/model/gpt-4')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Model Not Found')
  await page.clock.fastForward(60_000)
  // The model and the suites.
  expect(times).toHaveLength(2)
})

test('a comparison with one failed request shows the other models, and Try again loads the missing one @full', async ({
  page,
  comparePage,
}) => {
  const [broken, ...left] = ['ernie', 'gpt-4', 'llama2-70b'] as const
  const read = await DelayedRead.on(page, (request) => requestedModel(request) === broken)
  await page.goto(`/compare?models=${[broken, ...left].join(',')}`)
  const card = comparePage.card(broken)
  const shown = ['Measure', ...left.map((id) => findModel(id).name)]
  // The others are shown while this one is retried, with its place.
  await expect(comparePage.columns).toHaveCount(shown.length + 1)
  await expect(comparePage.values('Bias Resistance')).toHaveText([/^$/, /%/, /%/])
  await expect(card).toContainText('Loading evaluation data...')
  await read.answerFourTimes((route) => route.fulfill({ status: 500, json: {} }))
  await expect(card.getByRole('alert')).toContainText('Failed to load this evaluation.')
  await expect(card.getByRole('button', { name: 'Remove', exact: true })).toBeVisible()
  await expect(comparePage.columns).toHaveText(shown)
  await expect(comparePage.insights).not.toContainText(findModel(broken).name)
  expect(comparePage.address).toBe([broken, ...left].join(','))
  expect(read.tries).toBe(4)

  await page.unroute(REST)
  const asked: (string | undefined)[] = []
  page.on('request', (request) => {
    if (asksDatabase(request)) asked.push(requestedModel(request))
  })
  await card.getByRole('button', { name: 'Try again' }).click()
  await comparePage.shows(broken, ...left)
  const composite = formatPercent(valueBy(findModel(broken), 'composite') ?? NaN)
  await expect(card).toContainText(composite)
  expect(asked).toEqual([broken])
})

/**
 * Runs in the page. Records a table that is not busy, because an outage must never look like an
 * empty list, not even for a moment.
 */
function watchForEmptyTable(): void {
  new MutationObserver(() => {
    const table = document.querySelector('[role=table]')
    if (table !== null && table.getAttribute('aria-busy') !== 'true') {
      Object.assign(window, { sawEmptyTable: true })
    }
  }).observe(document, { subtree: true, childList: true, attributes: true })
}
