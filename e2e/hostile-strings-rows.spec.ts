// @tier full
import { expect, test } from './fixtures/app.ts'
import { createHostileRows, serveRows } from './fixtures/hostileRows.ts'
import { expectedText, HOSTILE_TEXTS } from './fixtures/hostileStrings.ts'
import { expectNoSidewaysScroll, expectNoXss, watchForXss } from './fixtures/xssGuard.ts'
import { expectReadInOrder } from './fixtures/readingOrder.ts'

const ROWS = createHostileRows(HOSTILE_TEXTS)
const WIDTHS = [1280, 360]
/** The worst text with markup, with bidi controls, and by length. */
const THREE = ['closing quotes', 'a right-to-left override in a word', 'a very long word']

test.beforeEach(({ context }) => {
  watchForXss(context)
})

test('the leaderboard shows every hostile text unchanged, and its links and sorting work', async ({
  page,
  leaderboard,
}) => {
  await serveRows(page, ROWS)
  await leaderboard.open()
  await expect(leaderboard.status).toHaveText(`${ROWS.length + 4} of ${ROWS.length + 4} models`)
  for (const { id, what, text } of ROWS) {
    const row = page.locator(`tr[data-model="${id}"]`)
    const [name, provider] = ['th', '[data-column=provider]'].map((cell) => row.locator(cell))
    expect(await name?.evaluate((cell) => cell.textContent), what).toBe(expectedText(text))
    expect(await provider?.evaluate((cell) => cell.textContent), what).toBe(expectedText(text))
    await expect(name?.getByRole('link') ?? row, what).toHaveAttribute('href', `/model/${id}`)
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
    await expectReadInOrder(page.locator('main'))
  }
  await leaderboard.sortButton('Model').click()
  await leaderboard.sortButton('Provider').click()
  await expectNoXss(page)
})

test('a model page and a comparison show hostile texts unchanged', async ({
  page,
  modelPage,
  comparePage,
}) => {
  const rows = ROWS.filter(({ what }) => THREE.includes(what))
  expect(rows).toHaveLength(THREE.length)
  await serveRows(page, ROWS)
  await page.setViewportSize({ width: 360, height: 800 })
  for (const { id, what, text } of rows) {
    await modelPage.open(id)
    for (const place of [
      modelPage.heading,
      page.locator('.tl-report-description'),
      page.locator('.tl-subcategory-name'),
      modelPage.card('Evaluation Notes').locator('p'),
    ]) {
      expect(await place.evaluate((element) => element.textContent), what).toBe(expectedText(text))
    }
    await expectNoSidewaysScroll(page)
    await expectReadInOrder(modelPage.main)
    await expectNoXss(page)
  }
  await page.goto(`/compare?models=${rows.map(({ id }) => id).join(',')}`)
  await expect(comparePage.columns).toHaveCount(rows.length + 1)
  const names = page.locator('.tl-compared-name')
  expect(await names.evaluateAll((all) => all.map((one) => one.textContent))).toEqual(
    rows.map(({ text }) => expectedText(text)),
  )
  await expectNoSidewaysScroll(page)
  await expectReadInOrder(comparePage.main)
  await expectNoXss(page)
})
