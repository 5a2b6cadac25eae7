// @tier full
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/app.ts'
import { expectNoLeak } from './fixtures/expectNoLeak.ts'
import { heapSnapshot } from './fixtures/heapSnapshot.ts'
import { trackActiveResources } from './fixtures/activeResources.ts'
import { asksDatabase, recordRequests } from './fixtures/restAnswer.ts'

const MINUTE = 60_000
/** How many models are visited in turn. */
const MODELS = 12
const WARM_UP = 2 * MODELS
const LAPS = 60

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await trackActiveResources(page)
})

test('an idle hour on the dashboard sends no request and leaks nothing; going online refetches once', async ({
  page,
  leaderboard,
}) => {
  const requests = recordRequests(page)
  await leaderboard.open()
  await page.clock.runFor(20 * MINUTE)
  const asked = requests.length
  const before = await heapSnapshot(page)
  for (let minute = 0; minute < 60; minute += 5) {
    await page.clock.runFor(5 * MINUTE)
    await page.evaluate(() => {
      for (const name of ['blur', 'focus', 'pageshow']) window.dispatchEvent(new Event(name))
      document.dispatchEvent(new Event('visibilitychange'))
    })
  }
  const after = await heapSnapshot(page)
  expect(requests).toHaveLength(asked)
  expect(after.activeResources).toEqual(before.activeResources)
  expect(after.nodes).toBe(before.nodes)
  expect(after.listeners).toBe(before.listeners)
  expect(after.collectionEntries).toBe(before.collectionEntries)
  expect(after.queries).toBe(before.queries)
  expect(after.heap - before.heap).toBeLessThan(500_000)

  // The suites and the models, older than an hour, are refetched once, however often the connection is lost.
  for (let time = 0; time < 3; time++) {
    await page.evaluate(() => {
      for (const name of ['offline', 'online']) window.dispatchEvent(new Event(name))
    })
    await expect.poll(() => requests.length).toBe(asked + 2)
    await leaderboard.isThere()
  }
})

test('an hour of navigation fetches each query at most once a minute and leaks nothing', async ({
  page,
  leaderboard,
}) => {
  test.setTimeout(300_000)
  const requests = recordRequests(page)
  await leaderboard.open()
  const readsOfLap = async (lap: number) => {
    const first = requests.length
    await page.evaluate(walkOneLap, lap % MODELS)
    const reads = requests.slice(first).filter(asksDatabase)
    await page.clock.fastForward(MINUTE + 1)
    return reads.map((request) => request.url())
  }
  for (let lap = 0; lap < WARM_UP; lap++) await readsOfLap(lap)
  const before = await measureHeapLater(page)
  let halfway = before.heap
  for (let lap = 0; lap < LAPS; lap++) {
    if (lap === LAPS / 2) halfway = (await measureHeapLater(page)).heap
    const reads = await readsOfLap(lap)
    expect(new Set(reads).size, `in lap ${lap}`).toBe(reads.length)
    // The suites, the dashboard, a model, the list of models, the model as compared, and the best model, whose
    // composite the reports work out.
    const isBest = lap % MODELS === 0
    expect(reads.length, reads.join('\n')).toBe(isBest ? 5 : 6)
  }
  const after = await expectNoLeak(before, async () => {
    await readsOfLap(LAPS)
    return measureHeapLater(page)
  })
  expect(after.nodes - before.nodes).toBeLessThan(LAPS)
  expect(after.queries).toBe(before.queries)
  expect(after.collectionEntries - before.collectionEntries).toBeLessThan(50)
  // Compiled code may grow the heap once. A leak grows it in both halves, so the smaller growth is
  // checked.
  const growth = Math.min(halfway - before.heap, after.heap - halfway)
  expect(growth / (LAPS / 2)).toBeLessThan(8_000)
})

/** Measures memory on a page without queries, after unused data was dropped. */
async function measureHeapLater(page: Page) {
  for (let passed = 0; passed < 3; passed++) {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await page.clock.fastForward(6 * MINUTE)
  }
  return heapSnapshot(page)
}

/** Navigates through every page by links and Back, and ends on one without queries. */
async function walkOneLap(model: number): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame)
  const arrive = async (path: string, sign: string) => {
    let still = 0
    for (let waited = 0; waited < 1000; waited++) {
      const isThere =
        location.pathname + location.search === path && document.querySelector(sign) !== null
      // Leaving a page aborts its requests, which would be sent again later.
      const isUnderWay = window.countsOfLive?.some((count) => 'requests' in count()) === true
      const isStill = isThere && !isUnderWay && !document.querySelector('[data-status=pending]')
      still = isStill ? still + 1 : 0
      // Requests start a frame after a page renders, and their data renders a frame after they end.
      if (still > 2) return
      await frame()
    }
    throw new Error(`${path} shows no ${sign}, at ${location.href}.`)
  }
  const follow = async (link: HTMLAnchorElement | null | undefined, sign: string) => {
    if (!link) throw new Error(`The link is missing at ${location.href}.`)
    const { pathname, search } = link
    link.click()
    await arrive(pathname + search, sign)
    return pathname + search
  }
  const linkTo = (path: string) => document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)

  // The URL changes before the page renders, so wait for an element that only this page has.
  const here = (path: string) => `nav a[href="${path}"][aria-current=page]`
  await follow(linkTo('/'), '.tl-leaderboard th[scope=row] a')
  const models = document.querySelectorAll<HTMLAnchorElement>('.tl-leaderboard th[scope=row] a')
  const path = await follow(models[model], '.tl-report [role=tab]')
  const id = path.slice('/model/'.length)
  await follow(linkTo(`/compare?models=${id}`), '.tl-compare table')
  history.back()
  await arrive(path, '.tl-report [role=tab]')
  history.back()
  await arrive('/', '.tl-leaderboard th[scope=row] a')
  await follow(linkTo('/reports'), here('/reports'))
  await follow(linkTo('/request'), 'main textarea')
  await follow(linkTo('/newsletter'), 'main [type=email]')
  await follow(linkTo('/sponsor'), here('/sponsor'))
}
