// @tier full
import type { Page, Route } from '@playwright/test'
import { expect, test } from './fixtures/app.ts'
import { neverResponds, retryLater } from './fixtures/faults.ts'
import {
  asksForModels,
  countAnswers,
  MODELS,
  requestedModel,
  routeModels,
} from './fixtures/restAnswer.ts'
import { expectNoFalseClaims, watchForFalseClaims } from './fixtures/falseClaims.ts'
import { startStallingServer } from './fixtures/stallingServer.ts'
import { expectReportInTime } from './fixtures/expectReportInTime.ts'

test.beforeEach(async ({ context, page, consoleErrors }) => {
  consoleErrors.expect(/^Failed to load resource/)
  await watchForFalseClaims(context)
  await page.clock.install()
})

/** A score of GPT-4. */
const FIGURE = '73.8%'

/** Holds every request of models, and records it. */
async function delayReads(page: Page): Promise<readonly Route[]> {
  const held: Route[] = []
  await routeModels(page, (route) => {
    held.push(route)
    return neverResponds(route)
  })
  return held
}

test('no response within 30 seconds shows an error, and a later attempt replaces it', async ({
  page,
  leaderboard,
}) => {
  const held = await delayReads(page)
  await page.goto('/')
  await expect.poll(() => held.length).toBe(1)
  await page.clock.runFor(28_000)
  await expect(page.getByText('Loading evaluation data...')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  // The first request is sent before the bundle runs, and the bundle's timeout starts later.
  await isTold(page)
  await expectNoFalseClaims(page)

  await page.clock.runFor(1_000)
  await expect.poll(() => held.length).toBe(2)
  await held[1]?.continue()
  await leaderboard.isThere()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a response that stalls shows an error after 30 seconds, and a later attempt replaces it', async ({
  page,
  context,
  leaderboard,
}) => {
  // The stalling server has another port than the site.
  await context.grantPermissions(['local-network-access'])
  const stalling = await startStallingServer('[{"id":"gpt-4","name":"GPT-4",')
  try {
    let asked = 0
    await routeModels(page, (route) => {
      asked += 1
      return route.continue(asked === 1 ? { url: stalling.address } : {})
    })
    await page.goto('/')
    await expect.poll(stalling.begun).toBe(1)
    await page.clock.runFor(28_000)
    await expect(page.getByText('Loading evaluation data...')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(asked).toBe(1)
    // The first bytes reset the idle timer, and the page may have received them late.
    await isTold(page)
    await expectNoFalseClaims(page)

    await page.clock.runFor(1_000)
    await leaderboard.isThere()
    expect(asked).toBe(2)
    await expect(page.getByRole('alert')).toHaveCount(0)
  } finally {
    stalling.close()
  }
})

test('a Retry-After of 20 seconds delays the next attempt by 20 seconds', async ({
  page,
  leaderboard,
}) => {
  let asked = 0
  await routeModels(page, (route) => {
    asked += 1
    return asked === 1 ? retryLater(20)(route) : route.continue()
  })
  const answered = countAnswers(page, asksForModels)
  await page.goto('/')
  // A Retry-After that ends later than the timeout of 30 seconds shows the error at once, so
  // advance the clock only after the response.
  await expect.poll(answered).toBe(1)
  await expect(page.getByText('Loading evaluation data...')).toBeVisible()
  await page.clock.runFor(18_000)
  expect(asked).toBe(1)
  await expect(async () => {
    await page.clock.runFor(500)
    expect(asked).toBeGreaterThanOrEqual(2)
  }).toPass({ intervals: [100] })
  await leaderboard.isThere()
  // Rows of planned models also request the list of models.
  expect(asked).toBeLessThanOrEqual(3)
})

test('a Retry-After of two minutes shows an error at once and causes no retry', async ({
  page,
}) => {
  let asked = 0
  await routeModels(page, (route) => {
    asked += 1
    return retryLater(120)(route)
  })
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('Error Loading Data')
  await page.clock.runFor(600_000)
  expect(asked).toBe(1)
  await expectNoFalseClaims(page)
})

test('the dashboard fetches again once the browser is back online', async ({
  page,
  context,
  leaderboard,
}) => {
  await routeModels(page, (route) => route.abort('internetdisconnected'))
  await page.goto('/')
  const alert = page.getByRole('alert').filter({ hasText: 'Error Loading Data' })
  await expectReportInTime(page, alert)
  await context.setOffline(true)
  await page.unroute(MODELS)
  await context.setOffline(false)
  await leaderboard.isThere()
})

for (const { address, reads, told } of [
  { address: '/model/gpt-4', reads: 1, told: 'Model Not Found' },
  {
    address: '/compare?models=gpt-4,ernie',
    reads: 3,
    told: 'Failed to load this evaluation.',
  },
]) {
  test(`${address} shows an error after 30 seconds without a response, not “no evaluation”`, async ({
    page,
  }) => {
    const held = await delayReads(page)
    await page.goto(address)
    await expect.poll(() => held.length).toBe(reads)
    await page.clock.runFor(28_000)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.clock.runFor(2_500)
    await expect(page.getByText(told).first()).toBeVisible()
    await expect(page.getByText('There is no published evaluation of this model.')).toHaveCount(0)
    await expectNoFalseClaims(page)
  })

  test(`${address} waits for a Retry-After of 20 seconds before the next attempt`, async ({
    page,
  }) => {
    let asked = 0
    await routeModels(page, (route) => {
      asked += 1
      return asked <= reads ? retryLater(20)(route) : route.continue()
    })
    const answered = countAnswers(page, asksForModels)
    await page.goto(address)
    await expect.poll(answered).toBe(reads)
    await page.clock.runFor(18_000)
    expect(asked).toBe(reads)
    await expect(page.getByText(told)).toHaveCount(0)
    await expectNoFalseClaims(page)
    await expect(async () => {
      await page.clock.runFor(500)
      // After the model, its page also requests the averages.
      expect(asked).toBeGreaterThanOrEqual(2 * reads)
    }).toPass({ intervals: [100] })
    await expect(page.getByText(FIGURE).first()).toBeVisible()
  })

  test(`${address} fetches again once the browser is back online`, async ({ page, context }) => {
    await routeModels(page, (route) => route.abort('internetdisconnected'))
    await page.goto(address)
    await expectReportInTime(page, page.getByText(told).first())
    await expectNoFalseClaims(page)
    await context.setOffline(true)
    await page.unroute(MODELS)
    await context.setOffline(false)
    await expect(page.getByText(FIGURE).first()).toBeVisible()
    await expect(page.getByText(told)).toHaveCount(0)
  })
}

test('navigating away aborts the page’s request', async ({ page }) => {
  const held = await delayReads(page)
  await page.goto('/')
  await expect.poll(() => held.length).toBe(1)
  const calledOff = page.waitForEvent('requestfailed', asksForModels)
  await page.getByRole('navigation').getByRole('link', { name: 'Newsletter' }).click()
  expect((await calledOff).failure()?.errorText).toBe('net::ERR_ABORTED')
  await page.clock.runFor(60_000)
  expect(held).toHaveLength(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectNoFalseClaims(page)
})

test('a late response for the previous model does not replace the current model', async ({
  page,
  leaderboard,
  modelPage,
}) => {
  await leaderboard.open()
  const first: Route[] = []
  await routeModels(page, async (route) => {
    if (requestedModel(route.request()) !== 'gpt-4') return route.continue()
    first.push(route)
    return neverResponds(route)
  })
  await page.getByRole('link', { name: 'GPT-4', exact: true }).click()
  await expect.poll(() => first.length).toBe(1)
  await page.goBack()
  await leaderboard.isThere()
  await page.getByRole('link', { name: 'ERNIE 3.5 Turbo', exact: true }).click()
  await modelPage.isThere()
  await first[0]?.continue().catch(() => undefined)
  await page.clock.runFor(60_000)
  await expect(modelPage.heading).toHaveText('ERNIE 3.5 Turbo')
})

/** Advances the fake clock until the page shows that its rows failed to load. */
async function isTold(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(500)
    await expect(page.getByRole('alert')).toContainText('Error Loading Data', { timeout: 100 })
  }).toPass({ intervals: [100] })
}
