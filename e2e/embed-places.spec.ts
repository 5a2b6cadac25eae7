// @tier short
import { SNAPSHOT_SITE } from '../playwright.config.ts'
import { expect } from './fixtures/app.ts'
import { LOADER, place, test } from './fixtures/partnerPage.ts'

/** The global that the loader defines. */
interface Loaded {
  readonly TransparencyLab: { readonly load: (root?: unknown) => void }
}

const BOARD = place('data-safety-widget="leaderboard" data-safety-limit="5"')
const LOADER_URL = `${SNAPSHOT_SITE}/embed/v1/loader.js`

test('frames fit their content on a page that is opened from disk', async ({ page, partner }) => {
  const sandboxed =
    'data-safety-widget="leaderboard" data-safety-limit="4" data-safety-sandbox="allow-scripts"'
  await partner.openFromDisk(BOARD + place(sandboxed) + LOADER)
  expect(await page.evaluate(() => self.origin)).toBe('null')
  await expect(partner.rows()).toHaveCount(5)
  await partner.frames.nth(1).scrollIntoViewIfNeeded()
  await expect(partner.rows(1)).toHaveCount(4)
  for (const index of [0, 1]) {
    await expect
      .poll(async () => (await partner.heightOf(index)) - (await partner.contentHeightOf(index)))
      .toBeLessThan(1)
  }

  await test.step('and their pages get settings, but a page of another site does not', async () => {
    const setLimit = (limit: string) =>
      page
        .locator('[data-safety-widget]')
        .first()
        .evaluate((host, value) => {
          host.setAttribute('data-safety-limit', value)
        }, limit)
    await setLimit('2')
    await expect(partner.rows()).toHaveCount(2)
    await page.route('https://elsewhere.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<h1></h1><script>onmessage = () => { document.querySelector("h1").append("told") }</script>',
      }),
    )
    await partner.frames.first().evaluate((frame: HTMLIFrameElement) => {
      frame.src = 'https://elsewhere.example/'
    })
    const heading = partner.content().locator('h1')
    await expect(heading).toBeAttached()
    await setLimit('3')
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
    await expect(heading).toHaveText('')
  })
})

test('the words of data-safety-sandbox have any case @full', async ({ partner }) => {
  const attributes = 'data-safety-sandbox="ALLOW-SCRIPTS Allow-Same-Origin"'
  await partner.open(place(`data-safety-widget="leaderboard" ${attributes}`) + LOADER)
  await expect(partner.frames).toHaveCSS('opacity', '1')
})

for (const policy of ['require-corp', 'credentialless']) {
  test(`frames are shown on a page with Cross-Origin-Embedder-Policy: ${policy}`, async ({
    partner,
  }) => {
    await partner.open(BOARD + LOADER, '', { 'Cross-Origin-Embedder-Policy': policy })
    await expect(partner.rows()).toHaveCount(5)
    await expect(partner.frames).toHaveCSS('opacity', '1')
  })
}

test('TransparencyLab.load(root) mounts the frames of a shadow root, also those added later @full', async ({
  page,
  partner,
}) => {
  await partner.open(`<div id="host"></div>${LOADER}`)
  await page.waitForFunction(() => 'TransparencyLab' in window)
  await page.evaluate((html) => {
    const root = document.querySelector('#host')?.attachShadow({ mode: 'open' })
    if (!root) throw new Error('The page has no host.')
    root.innerHTML = html
    const { TransparencyLab } = window as unknown as Loaded
    TransparencyLab.load(root)
  }, BOARD)
  await expect(partner.rows()).toHaveCount(5)
  await expect.poll(() => partner.heightOf()).toBeGreaterThan(150)
  await page.evaluate((html) => {
    document
      .querySelector('#host')
      ?.shadowRoot?.append(document.createRange().createContextualFragment(html))
  }, BOARD)
  await expect(partner.frames).toHaveCount(2)
  await partner.frames.nth(1).scrollIntoViewIfNeeded()
  await expect(partner.rows(1)).toHaveCount(5)
})

for (const how of ['a module', 'inlined']) {
  test(`the loader says in one sentence why it mounts nothing as ${how} @full`, async ({
    page,
    partner,
    consoleErrors,
    request,
  }) => {
    consoleErrors.expect(/^No frame of an evaluation: load its loader by/)
    const text = await (await request.get(LOADER_URL)).text()
    const script =
      how === 'inlined'
        ? `<script>${text}</script>`
        : `<script type="module" src="${LOADER_URL}"></script>`
    await partner.open(BOARD + script)
    await expect.poll(() => consoleErrors.all).toHaveLength(1)
    await expect(page.getByRole('link', { name: 'LLM safety leaderboard' })).toBeVisible()
    await expect(partner.frames).toHaveCount(0)
  })
}
