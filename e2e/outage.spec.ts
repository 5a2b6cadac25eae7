// @tier short
import type { Page, Route } from '@playwright/test'
import { expect, test } from './fixtures/app.ts'
import { LISTED } from './fixtures/expectedEntries.ts'
import { answerWith, passRetries, REST } from './fixtures/restAnswer.ts'

const ERROR_TITLE = 'Error Loading Data'
const ERROR_TEXT = 'Failed to load evaluation data. Please try again later.'
/** How long each further attempt waits, at least. */
const WAITS_MS = [900, 1900, 3900]

const FAULTS: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['500', (route) => route.fulfill({ status: 500, json: { message: 'broken' } })],
  ['503', (route) => route.fulfill({ status: 503, body: 'Service Unavailable' })],
  ['404', (route) => route.fulfill({ status: 404, json: { message: 'no such table' } })],
  ['a connection that breaks off', (route) => route.abort('connectionreset')],
  [
    'a page instead of data, with status 200',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Hello</h1>' }),
  ],
  ['an object instead of a list', (route) => route.fulfill({ json: { models: [] } })],
]

test.beforeEach(async ({ page, complaints }) => {
  complaints.expect(/^Failed to load resource/)
  await page.addInitScript(watchForEmptyTable)
})

test('a read that fails is tried four times, each wait twice as long, and then reported', async ({
  page,
}) => {
  const times = await answerWith(page, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/')
  await expect(page.getByText('Loading evaluation data...')).toBeVisible()
  await expect(page.getByText(ERROR_TITLE)).toBeVisible({ timeout: 15_000 })

  const waits = times.slice(1).map((time, index) => time - (times[index] ?? time))
  expect(waits).toHaveLength(WAITS_MS.length)
  for (const [index, least] of WAITS_MS.entries()) {
    expect(waits[index]).toBeGreaterThanOrEqual(least)
    // The first attempt begins before the bundle has come, and the wait after it once it has.
    if (index > 0) expect(waits[index]).toBeLessThan(least * 2 + 1000)
  }
})

for (const [fault, answer] of FAULTS) {
  test(`after ${fault}, four times, the page says that it failed`, async ({ page }) => {
    await page.clock.install()
    const times = await answerWith(page, answer)
    await page.goto('/')
    await expect(page.getByText('Loading evaluation data...')).toBeVisible()
    await passTime(page, times)

    const alert = page.getByRole('alert')
    await expect(alert).toContainText(ERROR_TITLE)
    await expect(alert).toContainText(ERROR_TEXT)
    await expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
    expect(await page.evaluate(() => 'sawEmptyTable' in window)).toBe(false)

    await page.clock.fastForward(60_000)
    expect(times).toHaveLength(4)
  })
}

test('Retry loads the page anew, and the rows come once the database is back', async ({
  page,
  leaderboard,
}) => {
  await page.clock.install()
  const times = await answerWith(page, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/?q=llama')
  await passTime(page, times)
  await expect(leaderboard.retry).toBeVisible()

  await page.unroute(REST)
  const navigation = page.waitForRequest((request) => request.isNavigationRequest())
  await leaderboard.retry.click()
  expect((await navigation).url()).toBe(page.url())
  await leaderboard.isThere()
  await expect(leaderboard.search).toHaveValue('llama')
  await leaderboard.search.fill('')
  await expect(leaderboard.models).toHaveCount(LISTED.length)
})

test('a read that fails once and then succeeds shows the rows and no error', async ({
  page,
  leaderboard,
}) => {
  const times = await answerWith(page, (route) =>
    times.length === 1 ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await leaderboard.open()
  await expect(leaderboard.models).toHaveCount(LISTED.length)
  await expect(page.getByText(ERROR_TITLE)).toHaveCount(0)
  expect(times).toHaveLength(2)
})

/** Lets the waits between the attempts pass at once. */
async function passTime(page: Page, times: readonly number[]): Promise<void> {
  await passRetries(page, times)
  await expect(page.getByText(ERROR_TITLE)).toBeVisible({ timeout: 10_000 })
}

/** Runs in the page: an outage must never look like an empty list, not even for a moment. */
function watchForEmptyTable(): void {
  new MutationObserver(() => {
    const table = document.querySelector('[role=table]')
    if (table !== null && table.getAttribute('aria-busy') !== 'true') {
      Object.assign(window, { sawEmptyTable: true })
    }
  }).observe(document, { subtree: true, childList: true, attributes: true })
}
