// @tier short
import type { Page, Request, Route } from '@playwright/test'
import { expect, test } from './fixtures/app.ts'
import {
  asksDatabase,
  asksForModels,
  MODELS as MODEL_READS,
  recordRequests,
  requestedModel,
} from './fixtures/restAnswer.ts'

const MODELS = '/rest/v1/models'
const COMPARED = ['gpt-4', 'chatglm3', 'ernie']

test('a model page requests the model and the suite’s others once; its buttons request no data', async ({
  page,
  modelPage,
}) => {
  const requests = recordRequests(page)
  await modelPage.open('gpt-4')
  await page.waitForLoadState('networkidle')
  await expect
    .poll(() => readsOf(requests).map(([, id]) => id ?? ''))
    .toEqual(expect.arrayContaining(['gpt-4', '']))
  expect(readsOf(requests)).toHaveLength(2)
  expectNoOthers(page, requests)

  const later = recordRequests(page)
  for (const tab of await modelPage.tabs.all()) await tab.click()
  const saved = page.waitForEvent('download')
  await modelPage.exportAs('CSV')
  await saved
  const asked = later.filter((request) => !loadsWhenIdle(request)).map((request) => request.url())
  // The code of files loads with the first of them.
  const isCode = (url: string) => url.startsWith('blob:') || url.includes('/assets/handout-')
  expect(asked.filter((url) => !isCode(url))).toEqual([])
})

test('a model page reached from the dashboard requests only the model @full', async ({
  page,
  leaderboard,
  modelPage,
}) => {
  const before = recordRequests(page)
  await leaderboard.open()
  await expect.poll(() => readsOf(before)).toHaveLength(1)
  const requests = recordRequests(page)
  await leaderboard.table.getByRole('link', { name: 'View GPT-4', exact: true }).click()
  await modelPage.isThere()
  await page.waitForLoadState('networkidle')
  await expect.poll(() => readsOf(requests)).toEqual([[MODELS, 'gpt-4']])
})

test('a comparison requests the list and each model once, in parallel', async ({
  page,
  comparePage,
}) => {
  const requests = recordRequests(page)
  const held = await delayResponses(page)
  await page.goto(`/compare?models=${COMPARED.join(',')}`)
  await expect.poll(() => held.routes.length).toBe(1 + COMPARED.length)
  const reads = requests.filter(asksForModels)
  await held.release()
  await comparePage.shows(...COMPARED)
  await page.waitForLoadState('networkidle')
  expect(readsOf(requests)).toHaveLength(reads.length)
  expect(new Set(readsOf(requests).map(([, id]) => id))).toEqual(new Set([undefined, ...COMPARED]))
  expectNoOthers(page, requests)
})

/** The path and the model id of each request for models, in order. */
function readsOf(requests: readonly Request[]): (readonly [string, string | undefined])[] {
  return requests
    .filter(asksForModels)
    .map((request) => [new URL(request.url()).pathname, requestedModel(request)] as const)
}

/** Whether a request is for a file that a page with models loads once it is idle. */
function loadsWhenIdle(request: Request): boolean {
  const { pathname } = new URL(request.url())
  return /^\/(snapshots\/(changes|coverage)|reports)\.json$/.test(pathname)
}

/** Expects that all other requests are for files of the page's own origin. */
function expectNoOthers(page: Page, requests: readonly Request[]): void {
  const { origin } = new URL(page.url())
  const others = requests.filter((one) => !asksDatabase(one) && !loadsWhenIdle(one))
  for (const request of others) {
    expect(new URL(request.url()).origin, request.url()).toBe(origin)
    const types = ['document', 'script', 'stylesheet', 'image', 'other']
    // A prerendered page needs its own figures.
    if (new URL(request.url()).pathname.startsWith('/snapshots/snapshot-')) types.push('fetch')
    expect(types, request.url()).toContain(request.resourceType())
  }
  expect(requests.every((request) => request.method() === 'GET')).toBe(true)
}

/** Holds every request for models until it is released. */
async function delayResponses(page: Page) {
  const routes: Route[] = []
  await page.route(MODEL_READS, (route) => {
    routes.push(route)
  })
  return {
    routes,
    release: async () => {
      await Promise.all(routes.map((route) => route.continue()))
    },
  }
}
