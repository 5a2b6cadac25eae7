// @tier full
import type { Page } from '@playwright/test'
import { get } from 'node:http'
import { isModelId } from '@transparency-lab/widgets/domain'
import { expect, test } from './fixtures/app.ts'
import {
  BROKEN_PERCENTS,
  encoded,
  HOSTILE_TEXTS,
  PROTOTYPE_KEYS,
  UNREADABLE,
} from './fixtures/hostileStrings.ts'
import { expectNoSidewaysScroll, expectNoXss, watchForXss } from './fixtures/xssGuard.ts'
import { expectReadInOrder } from './fixtures/readingOrder.ts'
import { asksDatabase, recordRequests, requestedModel } from './fixtures/restAnswer.ts'

/** Every text, percent-encoded. */
const ENCODED = [...HOSTILE_TEXTS, ...UNREADABLE].map(
  ([what, text]) => [what, encoded(text)] as const,
)
const BROKEN = BROKEN_PERCENTS.map((part) => [`“${part}”`, part] as const)
const PARTS = [...ENCODED, ...BROKEN]

test.beforeEach(({ context, consoleErrors }) => {
  watchForXss(context)
  // The router logs a URL that it cannot decode.
  consoleErrors.expect(/malformed URL segment/)
})

test('a model page with a hostile id shows “Model Not Found” and sends no request', async ({
  page,
  leaderboard,
}) => {
  test.setTimeout(180_000)
  const requests = recordRequests(page)
  await leaderboard.open()
  for (const [what, part] of PARTS) {
    await test.step(what, async () => {
      // Navigate on the client, because a server may reject some of these URLs.
      await followed(page, `/model/x-${part}`)
      await expect(page.getByRole('heading', { level: 1 }), what).toHaveText(['Model Not Found'])
      await expect(page).toHaveTitle('Model Not Found · Transparency Lab')
      await expectNoXss(page)
      await expectNoSidewaysScroll(page)
    })
  }
  // Some keys of Object.prototype are valid model ids.
  const asked = requests.filter(asksDatabase).flatMap((request) => requestedModel(request) ?? [])
  expect(asked).toEqual(PARTS.map(([, part]) => `x-${part}`).filter(isModelId))
})

test('the dashboard works with hostile search, provider and sort parameters', async ({
  page,
  leaderboard,
}) => {
  test.setTimeout(180_000)
  await leaderboard.open()
  for (const [what, part] of PARTS) {
    await test.step(what, async () => {
      await followed(
        page,
        `/?q=${part}&provider=${part}&sort=${part}&limit=${part}&${part}=${part}`,
      )
      // No model has such a provider.
      await expect(leaderboard.clear, what).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectReadInOrder(page.locator('main'))
      await expectNoXss(page)
    })
  }
  await leaderboard.clear.click()
  await leaderboard.isThere()
})

test('a hostile search parameter appears unchanged in the search field', async ({
  page,
  leaderboard,
}) => {
  test.setTimeout(120_000)
  await leaderboard.open()
  for (const [what, text] of HOSTILE_TEXTS) {
    await followed(page, `/?q=${encoded(text)}`)
    // A single-line field removes line breaks.
    const line = decodeURIComponent(encoded(text)).replace(/[\r\n]/g, '')
    await expect.poll(() => leaderboard.search.inputValue(), what).toBe(line)
    await expectNoXss(page)
  }
})

test('the comparison works with hostile ids in the models parameter', async ({
  page,
  comparePage,
}) => {
  test.setTimeout(180_000)
  await comparePage.open()
  for (const [what, part] of PARTS) {
    await test.step(what, async () => {
      await followed(page, `/compare?models=${part},gpt-4,${part}&models=${part}&models[]=ernie`)
      await expect(comparePage.cards, what).toHaveCount(1)
      await expect(comparePage.cards.first()).toContainText('GPT-4')
      await expectNoXss(page)
    })
  }
})

for (const [what, query] of [
  ['nothing after the question mark', '?'],
  ['empty parameters', '?q=&provider=&sort=&models='],
  ['parameters without a value', '?q&provider&sort&models'],
  ['repeated parameters', '?q=a&q=b&provider=x&provider=y&sort=name:asc&sort=bias:asc'],
  ['lists in brackets', '?q[]=a&provider[0]=b&sort[field]=name&models[]=gpt-4'],
  [
    'keys of Object.prototype',
    `?${PROTOTYPE_KEYS.map((key) => `${key}=1&${key}[polluted]=1`).join('&')}`,
  ],
  ['separators alone', '?&&&===&=&'],
  [
    'a thousand parameters',
    `?${Array.from({ length: 1_000 }, (_, at) => `p${at}=${at}`).join('&')}`,
  ],
] as const) {
  test(`a URL with ${what} shows the default view`, async ({ page, leaderboard }) => {
    await leaderboard.open(query)
    await expect(leaderboard.status).toHaveText(/^(\d+) of \1 models$/)
    await expect(leaderboard.search).toHaveValue('')
    expect(await leaderboard.sortedBy()).toEqual(['Composite descending'])
    await page.goto(`/compare${query}`)
    await expect(page.getByText('Select Models to Compare')).toBeVisible()
    await expectNoXss(page)
  })
}

test('a comparison of ten thousand ids shows the first three known models', async ({
  page,
  comparePage,
}) => {
  await comparePage.open()
  const ids = Array.from({ length: 10_000 }, (_, at) => `nobody-${at}`)
  await followed(page, `/compare?models=${ids.join(',')},gpt-4,ernie,koala-13b,llama2-7b`)
  await comparePage.shows('gpt-4', 'ernie', 'koala-13b')
  expect(comparePage.address).toBe('gpt-4,ernie,koala-13b')
})

test('hostile unknown paths show “Page not found” and run no script', async ({
  page,
  leaderboard,
  consoleErrors,
}) => {
  test.setTimeout(120_000)
  consoleErrors.expect(/^404: no page at/)
  // The router's catch-all matches no line breaks, and it warns about them.
  consoleErrors.expect(/^No routes matched location/)
  await leaderboard.open()
  for (const [what, part] of ENCODED) {
    await followed(page, `/x/${part}/y`)
    await expect(page.getByText('Oops! Page not found'), what).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectNoXss(page)
  }
})

test('a hostile URL fragment does not change the page', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('/reports')
  for (const [what, part] of PARTS) {
    await followed(page, `/reports#${part}`)
    await expect(page.getByRole('heading', { level: 1 }), what).toHaveText('Reports')
    await expectNoXss(page)
  }
})

test('the server responds to hostile paths with the app, which shows “Model Not Found”', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const paths = [...BROKEN_PERCENTS, '..%2f..%2fpackage.json', '%2e%2e/%2e%2e', 'a%0d%0ab', '%5c']
  for (const path of ['//', '///x', ...paths.flatMap((part) => [`/${part}`, `/embed/${part}`])]) {
    const answer = await rawAnswer(baseURL ?? '', path)
    expect(answer.status, path).toBe(200)
    expect(answer.body, path).toContain('<div id="root"')
  }
  for (const part of BROKEN_PERCENTS) {
    await page.goto(`/model/${part}`)
    await expect(page.getByRole('heading', { level: 1 }), part).toHaveText(['Model Not Found'])
  }
})

/** Requests a path without the normalisation that a browser would apply. */
function rawAnswer(origin: string, path: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(origin)
  return new Promise((answered, fail) => {
    const request = get({ hostname, port, path }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (piece: string) => {
        body += piece
      })
      response.on('end', () => {
        answered({ status: response.statusCode ?? 0, body })
      })
    })
    request.on('error', fail)
  })
}

/** Navigates on the client without a request for the page, as Back does. */
async function followed(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}
