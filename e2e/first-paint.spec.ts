// @tier short
import type { Page } from '@playwright/test'
import { BUILT_SITES, SNAPSHOT_SITE } from '../playwright.config.ts'
import { expect, test } from './fixtures/app.ts'
import { LISTED } from './fixtures/expectedEntries.ts'
import { delayRequests } from './fixtures/delayRequests.ts'
import { readLayoutShift, watchShifts } from '../tools/browser/layoutShifts.ts'
import {
  loadScripts,
  otherChunks,
  recordScripts,
  sumBytes,
  type Scripts,
} from './fixtures/loadedScripts.ts'

/** The release that the pages of a build show. */
const FIGURES = /\/snapshots\/snapshot-[^/]*\.json$/
const [FORMS_FOLDER = '', SNAPSHOT_FOLDER = ''] = BUILT_SITES
const BUNDLE = '**/assets/*.js'
const TITLE = 'LLM Safety Evaluation Dashboard'

/** A string in the code of each part that the dashboard does not need for its rows. */
const LATER = {
  charts: 'recharts-',
  forms: 'shouldUnregister',
  dialogs: '.showModal()',
  notices: 'data-sonner-toast',
  'the model’s page': 'site-model-actions',
  'the reports': 'quarterly comparison of models',
  'the sponsors': 'site-price',
}

/**
 * Both builds of the site, with the maximum size of the dashboard's scripts in gzipped bytes, and a viewport
 * width.
 */
const SITES = [
  { name: 'with its database', folder: FORMS_FOLDER, most: 184_900, width: 360 },
  {
    name: 'with its snapshot',
    base: SNAPSHOT_SITE,
    folder: SNAPSHOT_FOLDER,
    most: 178_400,
    width: 1280,
  },
] as const

/** Records how many rows are displayed in each frame, once any is. */
const COUNT_ROWS = `
  window.rowCounts = []
  const count = () => {
    const rows = [...document.querySelectorAll('tbody > [data-model]')]
    const shown = rows.filter((row) => row.checkVisibility()).length
    if (shown > 0 && shown !== rowCounts.at(-1)) rowCounts.push(shown)
    requestAnimationFrame(count)
  }
  requestAnimationFrame(count)`

for (const { name, folder, most, width, ...site } of SITES) {
  test.describe(`the dashboard ${name}`, () => {
    if ('base' in site) test.use({ baseURL: site.base })

    test(`is prerendered, loads its data once and little code, and does not shift during hydration at ${width} px`, async ({
      page,
      leaderboard,
    }) => {
      const readScripts = recordScripts(page)
      const reads: string[] = []
      page.on('request', (request) => {
        if (FIGURES.test(request.url())) reads.push(request.url())
      })
      await page.setViewportSize({ width, height: 800 })
      await watchShifts(page)
      await page.addInitScript({ content: COUNT_ROWS })
      const release = await delayRequests(page, BUNDLE)
      await page.goto('/', { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
      await expect(leaderboard.models).toHaveCount(LISTED.length)
      // A phone shows its first screen first.
      const first = width < 700 ? [14, LISTED.length] : [LISTED.length]
      await expect.poll(() => page.evaluate('rowCounts')).toEqual(first)
      await page.evaluate(() => {
        for (const name of ['h1', 'table', 'footer']) {
          Object.assign(document.querySelector(name) ?? {}, { isDrawn: true })
        }
      })
      await test.step('the data is requested before the bundle has loaded', async () => {
        await expect.poll(() => reads).toHaveLength(1)
      })
      release()
      await leaderboard.isThere()
      await expect(leaderboard.search).toBeEditable()
      await expect(leaderboard.models).toHaveCount(LISTED.length)
      // Hydration keeps the elements, so focus and selection survive.
      expect(
        await page.evaluate(() =>
          ['h1', 'table', 'footer'].map(
            (name) => 'isDrawn' in (document.querySelector(name) ?? {}),
          ),
        ),
      ).toEqual([true, true, true])
      await page.waitForLoadState('networkidle')
      expect((await readLayoutShift(page)).moved).toEqual([])

      await test.step('the scripts are within the size limit, without lazy parts, and the document names them', async () => {
        const loaded = await readScripts()
        expect(sumBytes(loaded)).toBeGreaterThan(most / 2)
        expect(sumBytes(loaded)).toBeLessThanOrEqual(most)

        const text = [...loaded.values()].join('\n')
        const others = otherChunks(folder, loaded).join('\n')
        for (const [part, word] of Object.entries(LATER)) {
          expect(others.includes(word), `${part} are in another chunk`).toBe(true)
          expect(text.includes(word), part).toBe(false)
        }
        expect(text).not.toContain('GoTrueClient')
        await namesEveryScript(page, '/', loaded)
      })

      await test.step('no page requests the data again, and one without evaluations requests none', async () => {
        expect(reads).toHaveLength(1)
        await page.goto('/sponsor')
        await page.waitForLoadState('networkidle')
        expect(reads).toHaveLength(1)
      })
    })
  })
}

test('a model’s page loads scripts within the size limit, without the chart and the table, and the document of the reports names its scripts', async ({
  page,
}) => {
  const loaded = await loadScripts(page, '/model/gpt-4')
  expect(sumBytes(loaded)).toBeLessThanOrEqual(170_200)
  const text = [...loaded.values()].join('\n')
  const others = otherChunks(FORMS_FOLDER, loaded).join('\n')
  for (const part of [LATER.charts, 'getIsAllColumnsVisible']) {
    expect(others).toContain(part)
    expect(text).not.toContain(part)
  }
  await namesEveryScript(page, '/reports', await loadScripts(page, '/reports'))
})

test('before hydration links are focusable, and controls are not, so that no key press is lost', async ({
  page,
  leaderboard,
}) => {
  const release = await delayRequests(page, BUNDLE)
  const releaseStyles = await delayRequests(page, '**/assets/*.css')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  const stops: string[] = []
  const pressTab = async () => {
    await page.keyboard.press('Tab')
    stops.push(await page.evaluate(() => document.activeElement?.localName ?? ''))
  }
  for (let press = 0; press < 6; press += 1) await pressTab()
  releaseStyles()
  await expect(page.locator('[inert]').first()).toBeAttached()
  // The page has its own height, which the position below needs, once it has its styles.
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => href?.includes('/assets/')),
  )
  for (let press = 0; press < 12; press += 1) await pressTab()
  expect(stops).toContain('a')
  expect(stops.filter((name) => ['button', 'input', 'select'].includes(name))).toEqual([])
  await page.evaluate(() => scrollTo(0, 500))
  release()
  await leaderboard.isThere()
  expect(await page.evaluate(() => scrollY), 'scroll position after hydration').toBe(500)
  await leaderboard.search.fill('gpt-4')
  await expect(leaderboard.models).toHaveCount(1)
})

test('the chosen theme is marked before the bundle has loaded @full', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'Dark colours' }).check()
  await page.reload()
  const marks = () =>
    page
      .locator('.site-theme-choice')
      .evaluateAll((choices) => choices.map((choice) => getComputedStyle(choice).backgroundColor))
  await expect(page.getByRole('radio', { name: 'Dark colours' })).toBeChecked()
  const live = await marks()
  expect(new Set(live).size).toBe(2)
  await delayRequests(page, BUNDLE)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  expect(await marks()).toEqual(live)
})

test('URLs of other pages and views do not show the prerendered dashboard first @full', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/no page at/, /404/)
  for (const path of ['/?q=gpt', '/nowhere']) {
    const release = await delayRequests(page, BUNDLE)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('script[src="/shell.js"]')).toBeAttached()
    await expect(page.locator('#root > *')).toHaveCount(0)
    release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.unrouteAll()
  }
})

test('the auth client is loaded only if a session is stored @full', async ({ page }) => {
  const sessions = (texts: Iterable<string>) =>
    [...texts].filter((text) => text.includes('GoTrueClient'))
  expect(sessions((await loadScripts(page, '/')).values())).toEqual([])
  await page.evaluate(() => {
    const session = { access_token: 'a.b.c', refresh_token: 'd', expires_at: 9999999999 }
    localStorage.setItem('sb-127-auth-token', JSON.stringify(session))
  })
  expect(sessions((await loadScripts(page, '/')).values())).toHaveLength(1)
})

/** Expects that the document of a page names every script that the page loaded, so that all load at once. */
async function namesEveryScript(page: Page, path: string, loaded: Scripts): Promise<void> {
  const html = await (await page.request.get(path)).text()
  const code = [...loaded.keys()]
    .map((url) => new URL(url).pathname)
    .filter((name) => name.includes('/assets/'))
    // Tooltips load after hydration.
    .filter((name) => !name.includes('attachTooltip'))
  expect(code.length, path).toBeGreaterThan(3)
  expect(
    code.filter((name) => !html.includes(`"${name}"`)),
    path,
  ).toEqual([])
}
