// @tier short
import { expect, test } from './fixtures/app.ts'
import { LISTED } from './fixtures/expectedEntries.ts'
import { DelayedRead, REST } from './fixtures/restAnswer.ts'

// One fault for each kind of page. The contract of sources (`describeFaults`) tests every fault.
test.beforeEach(async ({ page, consoleErrors }) => {
  consoleErrors.expect(/^Failed to load resource/, /evaluations failed to load\. http.* status 500/)
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
