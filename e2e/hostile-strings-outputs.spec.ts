// @tier full
import { expect, test } from './fixtures/app.ts'
import { EmbedDialog } from './fixtures/embedDialog.ts'
import { createHostileRows, serveRows } from './fixtures/hostileRows.ts'
import { BIDI, expectedText, FORMULAS, LONG_WORD, MARKUP } from './fixtures/hostileStrings.ts'
import { expectNoSidewaysScroll, expectNoXss, watchForXss } from './fixtures/xssGuard.ts'
import { BYTE_ORDER_MARK, captureDownload, parseCsv } from './fixtures/savedFile.ts'

const STARTS_FORMULA = /^[\0\t\r\n]*[=+\-@\uff0b\uff0d\uff1d\uff20]/

/** The preview of the embed dialog reads the snapshot of the build, which has no hostile row. */
const NOT_IN_THE_SNAPSHOT = /names no evaluated model with “hostile-/

test.beforeEach(({ context }) => {
  watchForXss(context)
})

test('an exported CSV contains no formula, and exported JSON keeps texts unchanged', async ({
  page,
  modelPage,
}) => {
  test.setTimeout(120_000)
  const rows = createHostileRows(FORMULAS)
  await serveRows(page, rows)
  for (const { id, what, text } of rows) {
    await modelPage.open(id)
    const csv = await captureDownload(page, () => modelPage.exportAs('CSV'))
    expect(csv.name).toBe(`${id}-2024-03-01.csv`)
    const table = csv.text.slice(BYTE_ORDER_MARK.length)
    // A negative number is no formula.
    const texts = parseCsv(table)
      .flat()
      .filter((cell) => !/^-\d+(?:\.\d+)?$/.test(cell))
    for (const cell of texts) expect(cell, what).not.toMatch(STARTS_FORMULA)
    for (const part of table.split(/[;\r\n]/)) expect(part, what).not.toMatch(STARTS_FORMULA)

    const json = await captureDownload(page, () => modelPage.exportAs('JSON'))
    expect(json.name).toBe(`${id}-2024-03-01.json`)
    expect(JSON.parse(json.text)).toMatchObject({ id, name: expectedText(text), provider: text })
  }
})

test('bidi characters in a model’s name do not reorder the page title', async ({
  page,
  modelPage,
}) => {
  const rows = createHostileRows(BIDI)
  await serveRows(page, rows)
  for (const { id, what } of rows) {
    await modelPage.open(id)
    await expect(page, what).toHaveTitle(/ · Transparency Lab$/)
    expect(await page.title(), what).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
  }
})

test('the embed code escapes markup in a model’s name', async ({ page, consoleErrors }) => {
  test.setTimeout(240_000)
  consoleErrors.expect(NOT_IN_THE_SNAPSHOT)
  const rows = createHostileRows(MARKUP)
  await serveRows(page, rows)
  const dialog = new EmbedDialog(page)
  // Another page, which parses the code.
  const elsewhere = await page.context().newPage()
  for (const { id, what, text } of rows) {
    await page.goto(`/model/${id}`)
    await dialog.opener.click()
    for (const way of ['Script tag', 'Iframe'] as const) {
      const code = await dialog.codeOf(way)
      const made = await elsewhere.evaluate((html) => {
        const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html')
        return {
          tags: Array.from(body.querySelectorAll('*'), ({ localName }) => localName).sort(),
          title: body.querySelector('a')?.textContent,
        }
      }, code)
      const widget = way === 'Iframe' ? 'div' : 'safety-model-card'
      expect(made.tags, what).toEqual(['a', 'script', widget].sort())
      // The HTML parser replaces NUL by U+FFFD, and normalises line ends.
      const words = (title = '') => title.replace(/[\0\ufffd]/g, '').replace(/\r\n?/g, '\n')
      expect(words(made.title ?? ''), what).toBe(
        words(`LLM safety evaluation of ${expectedText(text)}`),
      )
    }
    await expectNoXss(page)
    await expectNoXss(elsewhere)
  }
})

test('the embed dialog fits the viewport with a model name in one long word', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(NOT_IN_THE_SNAPSHOT)
  await serveRows(page, createHostileRows([['a very long word', LONG_WORD]]))
  const dialog = new EmbedDialog(page)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/model/hostile-0')
    await dialog.opener.click()
    await dialog.codeOf('Iframe')
    const sizes = await dialog.root.evaluate(({ scrollWidth, clientWidth }) => [
      scrollWidth,
      clientWidth,
    ])
    expect(sizes[0]).toBe(sizes[1])
    await expectNoSidewaysScroll(page)
    await dialog.root.getByRole('button', { name: 'Close' }).click()
    await expect(dialog.root).toHaveCount(0)
  }
})
