// @tier full
import { expect, test } from './fixtures/app.ts'
import { LONGEST } from '@transparency-lab/widgets/domain'
import { createHostileRows, serveRows } from './fixtures/hostileRows.ts'
import { expectedText, HOSTILE_TEXTS, LONG_WORD } from './fixtures/hostileStrings.ts'
import { expectNoSidewaysScroll, expectNoXss, watchForXss } from './fixtures/xssGuard.ts'
import { expectReadInOrder } from './fixtures/readingOrder.ts'

const ROWS = createHostileRows(HOSTILE_TEXTS)
const WIDTHS = [1280, 360]

test.beforeEach(({ context }) => {
  watchForXss(context)
})

test('the provider filter works with each hostile provider', async ({ page, leaderboard }) => {
  await serveRows(page, ROWS)
  await leaderboard.open()
  for (const text of new Set(ROWS.map((row) => expectedText(row.text)))) {
    const rows = ROWS.filter((row) => expectedText(row.text) === text)
    const index = await leaderboard.provider.evaluate(
      (select: HTMLSelectElement, value) =>
        [...select.options].findIndex((option) => option.value === value),
      text,
    )
    await leaderboard.provider.selectOption({ index })
    await expect(leaderboard.models).toHaveCount(rows.length)
    expect(await leaderboard.models.first().evaluate((cell) => cell.textContent)).toBe(text)
  }
  await page.reload()
  await expect(leaderboard.models).toHaveCount(1)
  await expectNoXss(page)
})

test('a model page shows every hostile text unchanged', async ({ page, modelPage }) => {
  test.setTimeout(240_000)
  await serveRows(page, ROWS)
  for (const { id, what, text } of ROWS) {
    await test.step(what, async () => {
      await modelPage.open(id)
      for (const place of [
        modelPage.heading,
        page.locator('.tl-report-description'),
        page.locator('.tl-subcategory-name'),
        page.locator('.tl-fact > dd').first(),
        modelPage.card('Evaluation Notes').locator('p'),
      ]) {
        expect(await place.evaluate((element) => element.textContent), what).toBe(
          expectedText(text),
        )
      }
      const link = page.locator('.tl-external-link')
      await expect(link).toHaveAttribute('href', 'https://example.org/model')
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        await expectNoSidewaysScroll(page)
        await expectReadInOrder(modelPage.main)
      }
      await expectNoXss(page)
    })
  }
})

test('a comparison shows hostile names unchanged', async ({ page, comparePage }) => {
  test.setTimeout(240_000)
  await serveRows(page, ROWS)
  for (let from = 0; from < ROWS.length; from += 3) {
    const three = ROWS.slice(from, from + 3)
    await test.step(three.map(({ what }) => what).join(', '), async () => {
      await page.goto(`/compare?models=${three.map(({ id }) => id).join(',')}`)
      await expect(comparePage.columns).toHaveCount(three.length + 1)
      const names = page.locator('.tl-compared-name')
      expect(await names.evaluateAll((all) => all.map((one) => one.textContent))).toEqual(
        three.map(({ text }) => expectedText(text)),
      )
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        await expectNoSidewaysScroll(page)
        await expectReadInOrder(comparePage.main)
      }
      await expectNoXss(page)
    })
  }
})

test('the model picker works with hostile names', async ({ page, comparePage }) => {
  await serveRows(page, ROWS)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/compare')
    await comparePage.choose.click()
    await expect(comparePage.choices).toHaveCount(Math.min(ROWS.length, 50))
    await expectNoSidewaysScroll(page)
    await comparePage.choose.fill(LONG_WORD)
    await expectNoSidewaysScroll(page)
    const name = LONG_WORD.slice(0, LONGEST.provider)
    await comparePage.choose.fill(name)
    await expectNoSidewaysScroll(page)
    await comparePage.choices.filter({ hasText: name }).first().click()
    await expect(comparePage.cards).toHaveCount(1)
    await expectNoSidewaysScroll(page)
  }
  await expectNoXss(page)
})
