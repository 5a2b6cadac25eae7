// @tier short
import { Linter } from 'eslint'
import type { Page, Route } from '@playwright/test'
import { ELEMENTS, LAB } from './fixtures/elementPage.ts'
import { expect, test } from './fixtures/hostileHost.ts'
import { withoutCssSupport } from './fixtures/withoutCssSupport.ts'

/** The origin of the snapshot, which differs from the page's; it exists in no network. */
const DATA = 'https://data.example'
const FILE = `${DATA}/snapshot.json`
const BOARD = boardOf(FILE)
const CORS = { 'Access-Control-Allow-Origin': '*' }

/** Messages of the browser, which appear beside ours. */
const BROWSERS = [/^Failed to load resource/, /^Access to fetch/, /Content Security Policy/]

const CAUSES: readonly {
  readonly cause: string
  readonly file: string
  readonly answer: (route: Route) => Promise<void>
  readonly says: RegExp
}[] = [
  {
    cause: 'an HTTP status',
    file: `${DATA}/missing.json`,
    answer: (route) => route.fulfill({ status: 404, headers: CORS }),
    says: /missing\.json responded with status 404\. The attribute src must name a publicly readable file\.$/,
  },
  {
    cause: 'a file that is not a snapshot',
    file: `${DATA}/other.json`,
    answer: (route) => route.fulfill({ headers: CORS, json: {} }),
    says: /The file is not a snapshot .* The attribute src must name a snapshot: https:\/\/data\.example/,
  },
  {
    cause: 'a host without a CORS header',
    file: `${DATA}/private.json`,
    // Without this header Playwright adds one that allows the page's origin.
    answer: (route) => route.fulfill({ headers: { 'Access-Control-Allow-Origin': LAB }, json: {} }),
    says: /cannot be read from other origins\. Its response needs the header “Access-Control-Allow-Origin: \*”\.$/,
  },
]

test('each cause of a failure shows the fallback content below the error and logs the reason once', async ({
  page,
  elementPage,
  consoleErrors,
}) => {
  consoleErrors.expect(...BROWSERS, ...CAUSES.map(({ says }) => says))
  await page.clock.install()
  for (const { file, answer } of CAUSES) await page.route(file, answer)
  // Elements with the same file fail together and log one message.
  const boards = CAUSES.map(({ file }) => boardOf(file).repeat(2))
  await elementPage.open(boards.join(''))
  await untilFailed(page)
  for (const [index, { cause, says }] of CAUSES.entries()) {
    await test.step(cause, async () => {
      for (const board of [2 * index, 2 * index + 1]) {
        await expect(page.getByText('A board').nth(board)).toBeVisible()
      }
      const sentences = () => ourSentences(consoleErrors.all).filter((text) => says.test(text))
      await expect.poll(sentences).toHaveLength(1)
    })
  }
  expect(ourSentences(consoleErrors.all)).toHaveLength(CAUSES.length)
})

test('a request blocked by a content security policy logs which directive to change', async ({
  page,
  elementPage,
  consoleErrors,
}) => {
  consoleErrors.expect(...BROWSERS, /add https:\/\/data\.example to its connect-src/)
  await page.clock.install()
  const policy = `default-src 'none'; script-src ${LAB}; connect-src ${LAB}`
  await elementPage.open(BOARD, { headers: { 'Content-Security-Policy': policy } })
  await untilFailed(page)
  await expect(page.getByText('A board')).toBeVisible()
  await expect.poll(() => ourSentences(consoleErrors.all)).toHaveLength(1)
})

test('without the script’s lazy chunks the widgets work in English and log what is missing', async ({
  page,
  elementPage,
  consoleErrors,
}) => {
  consoleErrors.expect(
    ...BROWSERS,
    /work without (tooltips, copying as a table and the checks for developers|the language “de”), because https:\/\/lab/,
  )
  await elementPage.open(ELEMENTS.join(''), { script: '' })
  await page.route(/widgets-\w+\.js/, (route) => route.abort())
  await elementPage.leaderboard.evaluate((element) => {
    element.setAttribute('lang', 'de')
  })
  await elementPage.loadScript()
  await expect(elementPage.leaderboard.getByRole('rowheader', { name: 'GPT-4' })).toBeVisible()
  await expect(elementPage.leaderboard.getByRole('columnheader', { name: 'Model' })).toBeVisible()
  await expect.poll(() => ourSentences(consoleErrors.all)).toHaveLength(2)
})

test('an old browser shows the fallback content and logs the required versions @full', async ({
  page,
  elementPage,
  consoleErrors,
}) => {
  consoleErrors.expect(/^@transparency-lab\/widgets: the widgets are not shown/)
  await page.addInitScript(withoutCssSupport('container-type'))
  await elementPage.open(ELEMENTS.join(''))
  await expect.poll(() => consoleErrors.all).toHaveLength(1)
  expect(consoleErrors.all[0]).toContain('lacks container queries: they need Chrome 123')
  await expect(page.getByText('A board')).toBeVisible()
  await expect(page.getByText('A card')).toBeVisible()
  await expect(page.getByText('A comparison')).toBeVisible()
})

test('the script and its lazy chunks are valid ES2020 @full', ({ hostFiles }) => {
  for (const [name, sourceType] of [
    ['/widgets.js', 'script'],
    ['/widgets-parts.js', 'module'],
    ['/widgets-de.js', 'module'],
  ] as const) {
    const settings = { languageOptions: { ecmaVersion: 2020, sourceType } } as const
    expect(new Linter().verify(hostFiles.get(name) ?? '(', [settings]), name).toEqual([])
  }
})

test('the elements’ content is visible if a content security policy blocks the script', async ({
  page,
  elementPage,
  consoleErrors,
}) => {
  consoleErrors.expect(...BROWSERS)
  await elementPage.open(ELEMENTS.join(''), {
    headers: { 'Content-Security-Policy': "script-src 'none'" },
  })
  await expect(page.locator('safety-leaderboard:not(:defined)')).toBeVisible()
  await expect(page.getByText('A board')).toBeVisible()
})

function boardOf(file: string): string {
  return `<safety-leaderboard src="${file}"><p>A board</p></safety-leaderboard>`
}

/** The console messages that our code wrote. */
function ourSentences(messages: readonly string[]): string[] {
  return messages.filter((text) => /^<safety-|^@transparency-lab\/widgets/.test(text))
}

/** Waits until every leaderboard has given up. */
async function untilFailed(page: Page): Promise<void> {
  const boards = page.locator('safety-leaderboard')
  await expect(async () => {
    await page.clock.fastForward(4_100)
    const alerts = boards.getByRole('alert').filter({ hasText: 'Error Loading Data' })
    await expect(alerts).toHaveCount(await boards.count(), { timeout: 100 })
  }).toPass({ intervals: [100] })
}
