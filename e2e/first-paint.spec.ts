// @tier short
import { SNAPSHOT_SITE } from '../playwright.config.ts'
import { expect, test } from './fixtures/app.ts'
import { EVALUATED, LISTED } from './fixtures/expectedEntries.ts'
import { holdRequests } from './fixtures/holdRequests.ts'
import { shiftOf, watchShifts } from '../tools/browser/layoutShifts.ts'
import { furtherChunks, scriptsOf, weightOf } from './fixtures/loadedScripts.ts'
import { REST } from './fixtures/restAnswer.ts'

const SNAPSHOT = '**/snapshots/snapshot.json'
const BUNDLE = '**/assets/*.js'
const TITLE = 'LLM Safety Evaluation Dashboard'

/** A word of each part that the dashboard does not need for its rows. */
const LATER = {
  charts: 'recharts-',
  forms: 'shouldUnregister',
  dialogs: '.showModal()',
  notices: 'data-sonner-toast',
  'the model’s page': 'site-model-actions',
  'the reports': 'quarterly comparison of models',
  'the sponsors': 'site-price',
}

/** Each with how many bytes of script its dashboard may load, gzipped, and the width it is looked at. */
const SITES = [
  { name: 'over its database', base: undefined, read: REST, most: 157_500, width: 360 },
  { name: 'over its snapshot', base: SNAPSHOT_SITE, read: SNAPSHOT, most: 152_500, width: 1280 },
] as const

for (const { name, base, read, most, width } of SITES) {
  test.describe(`the dashboard ${name}`, () => {
    if (base !== undefined) test.use({ baseURL: base })

    test('loads no more script than it may, and no part that it does not need', async ({
      page,
      request,
    }) => {
      const loaded = await scriptsOf(page, '/')
      expect(weightOf(loaded)).toBeGreaterThan(most / 2)
      expect(weightOf(loaded)).toBeLessThanOrEqual(most)

      const text = [...loaded.values()].join('\n')
      const others = [...(await furtherChunks(request, loaded)).values()].join('\n')
      for (const [part, word] of Object.entries(LATER)) {
        expect(others.includes(word), `${part} are somewhere else`).toBe(true)
        expect(text.includes(word), part).toBe(false)
      }
      expect(text).not.toContain('GoTrueClient')
    })

    test('is read once, before the bundle has come', async ({ page, leaderboard }) => {
      const reads: string[] = []
      // A read that waited for the bundle would be waited for by it.
      const release = await holdRequests(page, BUNDLE)
      await page.route(read, async (route) => {
        reads.push(route.request().url())
        release()
        await route.continue()
      })
      await leaderboard.open()
      await expect(leaderboard.models).toHaveCount(LISTED.length)
      await page.waitForLoadState('networkidle')
      expect(reads).toHaveLength(1)

      // A page that shows no evaluations asks for none.
      await page.goto('/reports')
      await page.waitForLoadState('networkidle')
      expect(reads).toHaveLength(1)
    })

    test(`stands before the bundle has come and does not move at ${width} px`, async ({
      page,
      leaderboard,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await watchShifts(page)
      const release = await holdRequests(page, BUNDLE)
      await page.goto('/', { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
      await expect(leaderboard.table).toHaveAttribute('aria-busy', 'true')
      await page.evaluate(() => {
        for (const name of ['h1', 'table', 'footer']) {
          Object.assign(document.querySelector(name) ?? {}, { isDrawn: true })
        }
      })
      release()
      await leaderboard.isThere()
      await expect(leaderboard.models).toHaveCount(EVALUATED.length + 4)
      // The same elements: what was focused, selected or painted stays so.
      expect(
        await page.evaluate(() =>
          ['h1', 'table', 'footer'].map(
            (name) => 'isDrawn' in (document.querySelector(name) ?? {}),
          ),
        ),
      ).toEqual([true, true, true])
      expect((await shiftOf(page)).moved).toEqual([])
    })
  })
}

test('before the bundle has come, links lead on and controls lose no key', async ({
  page,
  leaderboard,
}) => {
  const release = await holdRequests(page, BUNDLE)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  const stops: string[] = []
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    stops.push(await page.evaluate(() => document.activeElement?.localName ?? ''))
  }
  expect(stops).toContain('a')
  expect(stops.filter((name) => ['button', 'input', 'select'].includes(name))).toEqual([])
  await page.evaluate(() => scrollTo(0, 500))
  release()
  await leaderboard.isThere()
  expect(await page.evaluate(() => scrollY), 'a reader who has scrolled stays there').toBe(500)
  await leaderboard.search.fill('gpt-4')
  await expect(leaderboard.models).toHaveCount(1)
})

test('the colours that were chosen are marked before the bundle has come', async ({ page }) => {
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
  await holdRequests(page, BUNDLE)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  expect(await marks()).toEqual(live)
})

test('an address that shows something else shows nothing of the dashboard before', async ({
  page,
  complaints,
}) => {
  complaints.expect(/no page at/, /404/)
  for (const path of ['/?q=gpt', '/compare', '/nowhere']) {
    const release = await holdRequests(page, BUNDLE)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('noscript')).toBeAttached()
    await expect(page.locator('#root > *')).toHaveCount(0)
    release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.unrouteAll()
  }
})

test('a session that is kept for the project is looked after, and else its code never comes', async ({
  page,
}) => {
  const sessions = (texts: Iterable<string>) =>
    [...texts].filter((text) => text.includes('GoTrueClient'))
  expect(sessions((await scriptsOf(page, '/')).values())).toEqual([])
  await page.evaluate(() => {
    const session = { access_token: 'a.b.c', refresh_token: 'd', expires_at: 9999999999 }
    localStorage.setItem('sb-127-auth-token', JSON.stringify(session))
  })
  expect(sessions((await scriptsOf(page, '/')).values())).toHaveLength(1)
})
