// @tier full
import { SNAPSHOT_SITE } from '../playwright.config.ts'
import { LAB } from './fixtures/elementPage.ts'
import { expect, test } from './fixtures/hostileHost.ts'
import { createHostileRows, rowOfText } from './fixtures/hostileRows.ts'
import {
  ADDRESSES,
  encoded,
  expectedText,
  HOSTILE_TEXTS,
  UNREADABLE,
} from './fixtures/hostileStrings.ts'
import { expectNoSidewaysScroll, expectNoXss, watchForXss } from './fixtures/xssGuard.ts'
import { expectReadInOrder } from './fixtures/readingOrder.ts'

const SNAPSHOT = `${LAB}/snapshots/snapshot.json`
const TEXTS = [...HOSTILE_TEXTS, ...UNREADABLE]
const ATTRIBUTES = {
  'safety-leaderboard': ['search', 'provider', 'sort', 'limit', 'columns'],
  'safety-model-card': ['model'],
  'safety-compare': ['models'],
} as const
const COMMON = ['theme', 'lang', 'site', 'link-target']

test.beforeEach(({ context, consoleErrors }) => {
  watchForXss(context)
  consoleErrors.expect(/^<safety-[a-z-]+>: (?:the attribute [a-z]+="|set model="…")/)
})

test('elements with hostile attributes run no script and contain only safe links', async ({
  page,
  elementPage,
}) => {
  test.setTimeout(180_000)
  const tags = Object.keys(ATTRIBUTES).map((tag) => `<${tag} src="${SNAPSHOT}"></${tag}>`)
  await elementPage.open(tags.join(''))
  await expect(page.locator('safety-leaderboard').getByRole('rowheader').first()).toBeVisible()
  for (const [what, text] of TEXTS) {
    await page.evaluate(
      ({ attributes, common, value }) => {
        for (const [tag, own] of Object.entries(attributes)) {
          const element = document.querySelector(tag)
          for (const name of [...own, ...common]) element?.setAttribute(name, value)
        }
      },
      { attributes: ATTRIBUTES, common: COMMON, value: text },
    )
    // The search field shows that the attributes were applied.
    const field = page.locator('safety-leaderboard').getByRole('searchbox')
    const line = decodeURIComponent(encoded(text)).replace(/[\r\n]/g, '')
    await expect.poll(async () => encoded(await field.inputValue()), what).toBe(encoded(line))
    await expect(page.locator('safety-model-card').getByRole('alert'), what).toContainText(
      'Model Not Found',
    )
    await expectNoXss(page)
    await expectNoSidewaysScroll(page)
  }
})

test('elements show hostile rows of a snapshot unchanged and in reading order', async ({
  page,
  elementPage,
}) => {
  test.setTimeout(120_000)
  const rows = createHostileRows(HOSTILE_TEXTS)
  await elementPage.open(
    `<safety-leaderboard src="${SNAPSHOT}"></safety-leaderboard>
     <safety-model-card src="${SNAPSHOT}" model="hostile-9"></safety-model-card>
     <safety-compare src="${SNAPSHOT}" models="hostile-9 hostile-10 hostile-11"></safety-compare>`,
    { script: '' },
  )
  await page.route(SNAPSHOT, (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: {
        format: 'transparency-lab/snapshot',
        version: 1,
        published_on: '2024-03-02',
        licence: { name: 'CC\u202e BY', url: 'https://example.org/licence' },
        attribution: '',
        models: rows.map(rowOfText),
      },
    }),
  )
  await elementPage.loadScript()
  const headers = page.locator('safety-leaderboard').getByRole('rowheader')
  await expect(headers).toHaveCount(rows.length)
  for (const { id, what, text } of rows) {
    const name = page.locator(`safety-leaderboard tr[data-model="${id}"] th`)
    expect(await name.evaluate((cell) => cell.textContent), what).toBe(expectedText(text))
  }
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
    for (const tag of Object.keys(ATTRIBUTES))
      await expectReadInOrder(page.locator(`${tag} section`).first())
  }
  await expectNoXss(page)
})

test('a frame with hostile URL parameters shows its widget and runs no script', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const settings = ['theme', 'lang', 'limit', 'columns', 'sort', 'id', 'height', 'rows']
  for (const [what, text] of TEXTS) {
    // The server accepts no longer URL. Another test covers long search texts.
    if (text.length > 1_000) continue
    // Only addresses are hostile as src; any other text would be the name of a missing file.
    const isAddress = ADDRESSES.some(([, address]) => address === text)
    const names = isAddress ? [...settings, 'src'] : settings
    const query = names.map((name) => `${name}=${encoded(text)}`).join('&')
    await page.goto(`${SNAPSHOT_SITE}/embed/leaderboard?${query}`)
    await expect(page.getByRole('rowheader').first(), what).toBeVisible()
    await expectNoXss(page)
  }
})
