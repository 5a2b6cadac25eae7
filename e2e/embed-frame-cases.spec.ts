// @tier full
import type { Route } from '@playwright/test'
import { expect } from './fixtures/app.ts'
import { delayRequests } from './fixtures/delayRequests.ts'
import { LOADER, place, test } from './fixtures/partnerPage.ts'
import { SNAPSHOT_SITE } from '../playwright.config.ts'

/** The loader waits four seconds before it reports that a frame did not load. */
const PATIENT = { timeout: 20_000 }

const LEADERBOARD = place('data-safety-widget="leaderboard" data-safety-limit="5"')

test('a placeholder with an unknown widget keeps its link and logs an error', async ({
  page,
  consoleErrors,
  partner,
}) => {
  const says = 'data-safety-widget="leaderbord" must be leaderboard, model-card or compare.'
  consoleErrors.expect(new RegExp(`^${says}$`))
  await partner.open(place('data-safety-widget="leaderbord"') + LOADER)
  await expect.poll(() => consoleErrors.all).toEqual([says])
  await expect(page.getByRole('link', { name: 'LLM safety leaderboard' })).toBeVisible()
})

for (const [what, answer, says] of [
  [
    'forbids framing',
    (route) => route.fulfill({ headers: { 'X-Frame-Options': 'DENY' }, body: 'Framed' }),
    /: no answer; check that .* allows this page in frame-ancestors/,
  ],
  [
    'is requested offline',
    (route) => route.abort('internetdisconnected'),
    /: the browser is offline, reload the page later\.$/,
  ],
] as readonly (readonly [string, (route: Route) => Promise<void>, RegExp])[]) {
  test(`a frame that ${what} leaves its link visible and logs the reason`, async ({
    page,
    context,
    consoleErrors,
    partner,
  }) => {
    consoleErrors.expect(/Failed to load resource/, /X-Frame-Options/, says)
    await page.route('**/embed/leaderboard*', answer)
    await partner.open(LEADERBOARD + LOADER)
    await expect(partner.frames).toHaveCount(1)
    if (what.endsWith('offline')) await context.setOffline(true)
    await expect(page.getByRole('link', { name: 'LLM safety leaderboard' })).toBeVisible()
    const ours = () => consoleErrors.all.filter((text) => text.includes('not shown'))
    await expect.poll(ours, PATIENT).toEqual([expect.stringMatching(says)])
    expect(await partner.heightOf()).toBe(0)
    await expect(page.getByRole('link', { name: 'LLM safety leaderboard' })).toBeVisible()
  })
}

test('a frame that loads late replaces its link', async ({ page, consoleErrors, partner }) => {
  consoleErrors.expect(/not shown/)
  const release = await delayRequests(page, '**/embed/leaderboard*')
  // The page's load event waits for the frame.
  const opened = partner.open(LEADERBOARD + LOADER)
  await expect.poll(() => consoleErrors.all, PATIENT).toHaveLength(1)
  release()
  await opened
  await expect(partner.rows()).toHaveCount(5)
  await expect(partner.frames).toHaveCSS('opacity', '1')
  await expect.poll(() => partner.heightOf()).toBeGreaterThan(150)
  await expect(page.getByRole('link', { name: 'LLM safety leaderboard' })).toHaveCount(0)
})

test('of two loaders of different versions the first is used and the second logs a warning', async ({
  page,
  consoleErrors,
  partner,
}) => {
  consoleErrors.expect(/^Two loaders: 9\.9\.9 {2}runs, not \d\S* http/)
  await partner.open(
    `<script>window[Symbol.for('TransparencyLab')] = { load() { window.asked = true }, version: '9.9.9' }</script>${LEADERBOARD}${LOADER}`,
  )
  await expect.poll(() => consoleErrors.all).toHaveLength(1)
  expect(await page.evaluate(() => 'asked' in window)).toBe(true)
})

test('of two sites on a page each shows its own frame, and one without a place of its own is named', async ({
  page,
  consoleErrors,
  partner,
}) => {
  const other = 'https://other.example'
  const loader = await page.request.get(`${SNAPSHOT_SITE}/embed/v1/loader.js`)
  const body = await loader.body()
  await page.route(`${other}/**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body })
      : route.fulfill({ contentType: 'text/html', body: 'The other site' }),
  )
  const otherLoader = `<script async src="${other}/embed/v1/loader.js"></script>`
  const sites = () =>
    partner.frames.evaluateAll((frames) =>
      frames.map((frame) => new URL((frame as HTMLIFrameElement).src).origin),
    )
  await partner.open(LEADERBOARD + LOADER + LEADERBOARD + otherLoader)
  await expect.poll(sites).toEqual([SNAPSHOT_SITE, other])
  expect(consoleErrors.all).toEqual([])

  const says = new RegExp(`^Two loaders: \\S+ (\\S+)/embed/ runs, not \\S+ (\\S+)/embed/\\.$`)
  consoleErrors.expect(says, /not shown/)
  // Either of the two may run first.
  const last = otherLoader.replace('async ', '')
  for (const [index, how] of ['', 'defer '].entries()) {
    await partner.open(LEADERBOARD + LEADERBOARD + LOADER.replace('async ', how) + last)
    await expect
      .poll(() => consoleErrors.all.filter((text) => says.test(text)))
      .toHaveLength(index + 1)
  }
})
