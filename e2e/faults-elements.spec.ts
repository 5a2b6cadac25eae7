// @tier full
import type { Page, Route } from '@playwright/test'
import { ELEMENTS, LAB } from './fixtures/elementPage.ts'
import { askedToWait, FAULTS, silence } from './fixtures/faults.ts'
import { expect, test } from './fixtures/hostileHost.ts'
import { answersTo } from './fixtures/restAnswer.ts'
import { expectNoLies, watchForLies } from './fixtures/shownLies.ts'

/** A host of the snapshot that is neither the partner's nor the script's; no network knows it. */
const DATA = 'https://data.example'
const BODY = ELEMENTS.join('').replaceAll(`${LAB}/snapshots`, DATA)
const CORS = { 'Access-Control-Allow-Origin': '*' }

test.beforeEach(async ({ context, page, complaints }) => {
  complaints.expect(/^Failed to load resource/, /^<safety-[a-z-]+>: /, /^Access to fetch/)
  await watchForLies(context)
  await page.clock.install()
})

for (const [fault, answer] of FAULTS) {
  test(`the elements say so when they are answered with ${fault}`, async ({
    page,
    elementPage,
  }) => {
    const asked = await answerWith(page, async (route) => {
      // One that joins after the first failure would ask once more.
      await expect(page.locator('.tl-root')).toHaveCount(ELEMENTS.length)
      await answer(route)
    })
    await elementPage.open(BODY)
    await areTold(page)
    await expectNoLies(page)
    // One file for all three, and the attempts of all at once.
    expect(asked).toHaveLength(4)
  })
}

test('the elements say so after 30 seconds of silence, and show what a later attempt brings', async ({
  page,
  elementPage,
  hostFiles,
}) => {
  const held = await answerWith(page, silence)
  await elementPage.open(BODY)
  await expect.poll(() => held.length).toBe(1)
  await page.clock.runFor(28_000)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.clock.runFor(2_500)
  await expect(elementPage.leaderboard.getByRole('alert')).toContainText('Error Loading Data')
  await expectNoLies(page)

  await page.clock.runFor(1_000)
  await expect.poll(() => held.length).toBe(2)
  await held[1]?.fulfill({ headers: CORS, body: hostFiles.get('/snapshots/snapshot.json') ?? '' })
  await expect(elementPage.leaderboard.getByRole('rowheader').first()).toBeVisible()
  await expect(page.locator('safety-compare').getByRole('table')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the elements leave a host alone for as long as it asks', async ({
  page,
  elementPage,
  hostFiles,
}) => {
  const asked = await answerWith(page, (route) =>
    asked.length === 1
      ? askedToWait(20)(route)
      : route.fulfill({ headers: CORS, body: hostFiles.get('/snapshots/snapshot.json') ?? '' }),
  )
  const answered = answersTo(page, (request) => request.url().startsWith(DATA))
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

test('the elements read by themselves once the browser is back online', async ({
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

test('an element that is taken out of the page calls its read off', async ({
  page,
  elementPage,
}) => {
  const asked = await answerWith(page, silence)
  const left = page.waitForEvent('requestfailed', (request) => request.url().startsWith(DATA))
  await elementPage.open(BODY)
  await expect.poll(() => asked.length).toBe(1)
  await page.evaluate(() => {
    document.body.replaceChildren()
  })
  expect((await left).failure()?.errorText).toBe('net::ERR_ABORTED')
})

/** Answers every read of the figures in one way, and tells what was asked. */
async function answerWith(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<readonly Route[]> {
  const asked: Route[] = []
  await page.route(`${DATA}/**`, (route) => {
    // Whoever explains a failure asks once, by HEAD, whether the host can be reached at all.
    if (route.request().method() === 'GET') asked.push(route)
    return answer(route)
  })
  return asked
}

/** Lets the attempts pass, and waits until each of the three tells of them. */
async function areTold(page: Page): Promise<void> {
  const board = page.locator('safety-leaderboard').getByRole('alert')
  const card = page.locator('safety-model-card').getByRole('alert')
  const comparison = page.locator('safety-compare')
  await expect(async () => {
    await page.clock.fastForward(4_100)
    await expect(board).toContainText('Error Loading Data', { timeout: 100 })
    await expect(card).toContainText('Model Not Found', { timeout: 100 })
    await expect(comparison.getByText('Failed to load this evaluation.')).toHaveCount(2, {
      timeout: 100,
    })
  }).toPass({ intervals: [100] })
  await expect(board).toContainText('Failed to load evaluation data. Please try again later.')
  await expect(card).toContainText('The requested model evaluation could not be found.')
  await expect(comparison.getByText('Failed to load the list of models.')).toBeVisible()
  await expect(comparison.getByText('There is no published evaluation')).toHaveCount(0)
}
