// @tier short
import { SNAPSHOT_SITE } from '../playwright.config.ts'
import { expect } from './fixtures/app.ts'
import { delayRequests } from './fixtures/delayRequests.ts'
import { LOADER, place, test } from './fixtures/partnerPage.ts'

/** The loader waits four seconds before it reports that a frame did not load. */
const PATIENT = { timeout: 20_000 }

/** The global that the loader defines. */
interface Loaded {
  readonly TransparencyLab: { readonly load: () => void; readonly version: string }
}

const LEADERBOARD = place('data-safety-widget="leaderboard" data-safety-limit="5"')
const SELECTABLE = place(
  'data-safety-widget="leaderboard" data-safety-limit="5" data-safety-selectable="true"',
)
const CHOSEN = place(
  'data-safety-widget="leaderboard" data-safety-models="ernie gpt-4" data-safety-sort="none"',
)
const GERMAN = place('data-safety-widget="leaderboard" data-safety-limit="5" data-safety-lang="de"')

test('the loader replaces a placeholder by a frame, which reports its events, and requests and stores nothing else', async ({
  page,
  context,
  partner,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new Error(`${name} was touched`)
        },
      })
    }
    Object.defineProperty(Document.prototype, 'cookie', {
      get() {
        throw new Error('cookies were touched')
      },
      set() {
        throw new Error('cookies were touched')
      },
    })
  })
  await partner.open(
    `<script>window.told = []
    for (const name of ['ready', 'view', 'select', 'error']) document.addEventListener('safety-' + name,
      ({ target, detail }) => told.push([name, target.dataset.safetyWidget, detail]))</script>` +
      SELECTABLE +
      LOADER,
  )
  await expect(partner.rows()).toHaveCount(5)

  await test.step('the frame has a title and an id', async () => {
    const frame = partner.frames
    await expect(frame).toHaveAttribute('title', 'LLM safety leaderboard')
    await expect(frame).toHaveAttribute('loading', 'lazy')
    await expect(frame).toHaveAttribute('id', 'safety-frame-1')
    await expect(frame).toHaveCSS('opacity', '1')
    await expect(page.getByRole('link', { name: 'LLM safety leaderboard' })).toHaveCount(0)
  })

  await test.step('a refused checkbox stays unchecked', async () => {
    const boxes = partner.content().getByRole('checkbox')
    for (const index of [0, 1, 2]) await boxes.nth(index).check()
    await boxes.nth(3).click()
    await expect(partner.content().getByText(/^You can compare up to 3 models\./)).toBeVisible()
    await expect(boxes.nth(3)).not.toBeChecked()
  })

  await test.step('events of the widget are dispatched on its placeholder', async () => {
    await partner.content().getByRole('searchbox').fill('gpt-4')
    await expect(partner.rows()).toHaveCount(1)
    const told = () => page.evaluate(() => (window as unknown as { told: unknown[] }).told)
    await expect.poll(told).toContainEqual(['ready', 'leaderboard', null])
    await expect
      .poll(told)
      .toContainEqual(['view', 'leaderboard', expect.objectContaining({ search: 'gpt-4' })])
  })

  await test.step('it requests only its page, styles, scripts and snapshot, and uses no storage or cookies', async () => {
    expect(await context.cookies()).toEqual([])
    // The snapshot is asked for once more, which the browser's cache answers.
    const paths = () => [
      ...new Set(
        asked
          .filter((url) => !url.startsWith(partner.origin))
          .map((url) =>
            new URL(url).pathname.replace(/widgets-[\w.-]+?(-parts)?\.(css|js)/, 'widgets-*$1.$2'),
          )
          .sort(),
      ),
    ]
    await expect
      .poll(paths)
      .toEqual([
        '/embed/leaderboard',
        '/embed/v1/frame.js',
        '/embed/v1/loader.js',
        '/embed/v1/prerendered.js',
        '/embed/widgets-*-parts.js',
        '/embed/widgets-*.css',
        '/embed/widgets-*.js',
        '/snapshots/snapshot.json',
      ])
  })
})

test('a partner’s reader sees the rows before the deferred scripts of the frame, in the language and the order of the host', async ({
  page,
  partner,
}) => {
  const release = await delayRequests(page, /\/embed\/(?:v1\/frame|widgets-.*)\.js/)
  // The page counts as loaded once its frames are.
  const opened = partner.open(GERMAN + CHOSEN + LOADER)
  await expect(partner.frames).toHaveCount(2)
  await expect(partner.frames.first()).toHaveCSS('opacity', '1')
  const rows = partner.content().getByRole('rowheader')
  await expect(rows).toHaveCount(5)
  await expect(partner.content().getByText('Gesamtwert').first()).toBeVisible()
  release()
  await opened
  await expect(partner.content().locator('.frame-figures')).toHaveCount(0)
  await expect(rows).toHaveCount(5)

  await test.step('a frame shows the models that its host chose, in the order of the host', async () => {
    await partner.frames.nth(1).scrollIntoViewIfNeeded()
    await expect(partner.rows(1)).toContainText(['ERNIE', 'GPT-4'])
    await expect(partner.rows(1)).toHaveCount(2)
  })
})

test('placeholders added later become frames too, once each, even if the loader runs again @full', async ({
  page,
  partner,
}) => {
  await partner.open(LEADERBOARD + LOADER + LOADER)
  await expect(partner.rows()).toHaveCount(5)
  await page.evaluate((html) => {
    document.body.insertAdjacentHTML('beforeend', html)
  }, place('data-safety-widget="compare" data-safety-models="gpt-4,ernie"'))
  await expect(partner.frames).toHaveCount(2)
  await expect(partner.content(1).getByRole('columnheader', { name: 'ERNIE' })).toBeVisible()
  await page.evaluate(() => (window as unknown as Loaded).TransparencyLab.load())
  await expect(partner.frames).toHaveCount(2)
  const ids = await partner.frames.evaluateAll((frames) => frames.map(({ id }) => id))
  expect(ids).toEqual(['safety-frame-1', 'safety-frame-2'])
  expect(await page.evaluate(() => (window as unknown as Loaded).TransparencyLab.version)).toMatch(
    /^\d+\.\d+\.\d+/,
  )
})

test('a frame blocked by the host’s content security policy logs which directive to change @full', async ({
  page,
  consoleErrors,
  partner,
}) => {
  const says = `not shown: add ${SNAPSHOT_SITE} to frame-src of Content-Security-Policy.`
  consoleErrors.expect(/Content Security Policy/, new RegExp(says))
  const policy = `<meta http-equiv="Content-Security-Policy" content="frame-src 'none'">`
  await partner.open(LEADERBOARD + LOADER, policy)
  await expect
    .poll(() => consoleErrors.all.filter((text) => text.includes(says)), PATIENT)
    .toHaveLength(1)
  expect(await partner.heightOf()).toBe(0)
  await expect(page.getByRole('link', { name: 'LLM safety leaderboard' })).toBeVisible()
})
