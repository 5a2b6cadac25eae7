// @tier full
import type { Page, Route } from '@playwright/test'
import { ELEMENTS, LAB } from './fixtures/elementPage.ts'
import { FAULTS, neverResponds, retryLater } from './fixtures/faults.ts'
import { expect, test } from './fixtures/hostileHost.ts'
import { countAnswers } from './fixtures/restAnswer.ts'
import { expectNoFalseClaims, watchForFalseClaims } from './fixtures/falseClaims.ts'

/**
 * The origin of the snapshot, which differs from the partner's and the script's; it exists in no
 * network.
 */
const DATA = 'https://data.example'
const BODY = ELEMENTS.join('').replaceAll(`${LAB}/snapshots`, DATA)
const CORS = { 'Access-Control-Allow-Origin': '*' }

test.beforeEach(async ({ context, page, consoleErrors }) => {
  consoleErrors.expect(/^Failed to load resource/, /^<safety-[a-z-]+>: /, /^Access to fetch/)
  await watchForFalseClaims(context)
  await page.clock.install()
})

for (const [fault, answer, isFinal] of FAULTS) {
  test(`the elements show an error after ${fault}`, async ({ page, elementPage }) => {
    const asked = await answerWith(page, async (route) => {
      // An element that mounts after the first failure would send another request.
      await expect(page.locator('.tl-root')).toHaveCount(ELEMENTS.length)
      await answer(route)
    })
    await elementPage.open(BODY)
    await areTold(page)
    await expectNoFalseClaims(page)
    // All three share one file and its attempts.
    expect(asked).toHaveLength(isFinal === true ? 1 : 4)
  })
}

test('the elements show an error after 30 seconds without a response, and data of a later attempt', async ({
  page,
  elementPage,
  hostFiles,
}) => {
  const held = await answerWith(page, neverResponds)
  await elementPage.open(BODY)
  await expect.poll(() => held.length).toBe(1)
  await page.clock.runFor(28_000)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.clock.runFor(2_500)
  await expect(elementPage.leaderboard.getByRole('alert')).toContainText('Error Loading Data')
  await expectNoFalseClaims(page)

  await page.clock.runFor(1_000)
  await expect.poll(() => held.length).toBe(2)
  await held[1]?.fulfill({ headers: CORS, body: hostFiles.get('/snapshots/snapshot.json') ?? '' })
  await expect(elementPage.leaderboard.getByRole('rowheader').first()).toBeVisible()
  await expect(page.locator('safety-compare').getByRole('table')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the elements wait for Retry-After before the next attempt', async ({
  page,
  elementPage,
  hostFiles,
}) => {
  const asked = await answerWith(page, (route) =>
    asked.length === 1
      ? retryLater(20)(route)
      : route.fulfill({ headers: CORS, body: hostFiles.get('/snapshots/snapshot.json') ?? '' }),
  )
  const answered = countAnswers(page, (request) => request.url().startsWith(DATA))
  await elementPage.open(BODY)
  await expect.poll(answered).toBe(1)
  await page.clock.runFor(18_000)
  expect(asked).toHaveLength(1)
  await expect(async () => {
    await page.clock.runFor(500)
    expect(asked).toHaveLength(2)
  }).toPass({ intervals: [100] })
  await expect(elementPage.leaderboard.getByRole('rowheader').first()).toBeVisible()
  expect(asked).toHaveLength(2)
})

test('the elements fetch again once the browser is back online', async ({
  page,
  context,
  elementPage,
  hostFiles,
}) => {
  let isDown = true
  await page.route(`${DATA}/**`, (route) =>
    isDown
      ? route.abort('internetdisconnected')
      : route.fulfill({ headers: CORS, body: hostFiles.get('/snapshots/snapshot.json') ?? '' }),
  )
  await elementPage.open(BODY)
  await areTold(page)
  await context.setOffline(true)
  isDown = false
  await context.setOffline(false)
  await expect(elementPage.leaderboard.getByRole('rowheader').first()).toBeVisible()
  await expect(page.locator('safety-compare').getByRole('table')).toBeVisible()
})

test('removing an element from the page aborts its request', async ({ page, elementPage }) => {
  const asked = await answerWith(page, neverResponds)
  const left = page.waitForEvent('requestfailed', (request) => request.url().startsWith(DATA))
  await elementPage.open(BODY)
  await expect.poll(() => asked.length).toBe(1)
  await page.evaluate(() => {
    document.body.replaceChildren()
  })
  expect((await left).failure()?.errorText).toBe('net::ERR_ABORTED')
})

/** Responds to every request for the snapshot in one way, and records the requests. */
async function answerWith(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<readonly Route[]> {
  const asked: Route[] = []
  await page.route(`${DATA}/**`, (route) => {
    // The error report sends one HEAD request to find out whether the host can be reached.
    if (route.request().method() === 'GET') asked.push(route)
    return answer(route)
  })
  return asked
}

/** Advances the fake clock past the retries until each of the three elements shows an error. */
async function areTold(page: Page): Promise<void> {
  const board = page.locator('safety-leaderboard').getByRole('alert')
  const card = page.locator('safety-model-card').getByRole('alert')
  const comparison = page.locator('safety-compare')
  await expect(async () => {
    await page.clock.fastForward(4_100)
    await expect(board).toContainText('Error Loading Data', { timeout: 100 })
    await expect(card).toContainText('Failed to load this evaluation.', { timeout: 100 })
    await expect(comparison.getByText('Failed to load this evaluation.')).toHaveCount(2, {
      timeout: 100,
    })
  }).toPass({ intervals: [100] })
  await expect(board).toContainText('Failed to load evaluation data. Please try again later.')
  await expect(comparison.getByText('Failed to load the list of models.')).toBeVisible()
  await expect(comparison.getByText('There is no published evaluation')).toHaveCount(0)
}
