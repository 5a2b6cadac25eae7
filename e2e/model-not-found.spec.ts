// @tier short
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/app.ts'
import {
  answerWith,
  askedModel,
  asksDatabase,
  changeAnswer,
  requestsOf,
} from './fixtures/restAnswer.ts'

const IMPOSSIBLE = [
  'a'.repeat(4096),
  '%00',
  '..%2F',
  '..%2F..%2Fetc',
  '%E0%A4%A',
  'GPT-4',
  'gpt-4%20',
  'eq.gpt-4%26select=*',
]

test('an id that cannot exist is not found, and nothing is asked of the database', async ({
  page,
  complaints,
}) => {
  // The router says what is wrong with an address that it cannot decode.
  complaints.expect(/malformed URL segment/)
  const requests = requestsOf(page)
  const index = await page.request.get('/')
  const body = await index.text()
  for (const id of IMPOSSIBLE) {
    // A host answers every address of the site with its one page; that of the tests refuses some.
    await page.route(
      (url) => url.href.endsWith(`/model/${id}`),
      (route) => route.fulfill({ contentType: 'text/html', body }),
    )
    await page.goto(`/model/${id}`)
    await isNotFound(page)
  }
  expect(requests.filter(asksDatabase)).toEqual([])
})

test('an id that nobody has, or an announced model only, is asked for once and not found', async ({
  page,
}) => {
  const requests = requestsOf(page)
  const ids = ['nobody', 'placeholder-gpt-oss-20b', 'gpt-4.5']
  for (const id of ids) {
    await page.goto(`/model/${id}`)
    await isNotFound(page)
  }
  await page.waitForLoadState('networkidle')
  expect(requests.filter(asksDatabase).map(askedModel)).toEqual(ids)
})

test('a model without an evaluation is not found, without further attempts', async ({ page }) => {
  await changeAnswer(page, (rows) => rows.map((row) => ({ ...row, evaluations: [] })))
  const requests = requestsOf(page)
  await page.goto('/model/gpt-4')
  await isNotFound(page)
  expect(requests.filter(asksDatabase)).toHaveLength(1)
})

for (const [fault, answer] of [
  ['fails', { status: 500, json: { message: 'broken' } }],
  ['answers with what is no evaluation', { json: [{ id: 'gpt-4', name: 7 }] }],
] as const) {
  test(`a read that ${fault} is tried four times before the model counts as not found`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/^Failed to load resource/)
    await page.clock.install()
    const times = await answerWith(page, (route) => route.fulfill(answer))
    await page.goto('/model/gpt-4')
    await expect(page.getByText('Loading evaluation data...')).toBeVisible()
    for (const attempt of [1, 2, 3]) {
      await expect.poll(() => times.length, { timeout: 10_000 }).toBe(attempt)
      await expect(page.getByText('Model Not Found')).toHaveCount(0)
      await page.clock.fastForward(2 ** attempt * 500 + 10)
    }
    await isNotFound(page)
    await page.clock.fastForward(60_000)
    expect(times).toHaveLength(4)
  })
}

test('a read that fails once and then succeeds shows the model', async ({
  page,
  modelPage,
  complaints,
}) => {
  complaints.expect(/^Failed to load resource/)
  const times = await answerWith(page, (route) =>
    times.length === 1 ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await modelPage.open('gpt-4')
  await expect(page.getByText('Model Not Found')).toHaveCount(0)
})

test('from a model that is not found, the link leads to the dashboard', async ({
  page,
  leaderboard,
}) => {
  await page.goto('/model/nobody')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Back to Dashboard$/ })
    .click()
  await expect(page).toHaveURL('/')
  await leaderboard.isThere()
})

async function isNotFound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Model Not Found'])
  const main = page.getByRole('main')
  await expect(main).toContainText('The requested model evaluation could not be found.')
  await expect(main.getByRole('link', { name: /Back to Dashboard$/ })).toHaveAttribute('href', '/')
  await expect(page).toHaveTitle('Model Not Found · Transparency Lab')
}
