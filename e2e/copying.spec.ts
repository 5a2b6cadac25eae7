// @tier full
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures/app.ts'
import { areShown, ELEMENTS } from './fixtures/elementPage.ts'
import { openSettled } from './fixtures/everyRoute.ts'
import { test } from './fixtures/hostileHost.ts'

const MAX_BYTES_PER_CELL = 200

test('the selected table of the dashboard is copied as a small table', async ({ page }) => {
  await openSettled(page, '/')
  await expectSmallTable(page, page.getByRole('table').first())
})

test('the selected table of an element is copied as a small table', async ({
  page,
  elementPage,
}) => {
  await elementPage.open(ELEMENTS.join(''))
  await areShown(page)
  await expectSmallTable(page, elementPage.leaderboard.getByRole('table'))
})

for (const path of ['/', '/model/gpt-4']) {
  test(`the whole page ${path} is copied without styles`, async ({ page }) => {
    await openSettled(page, path)
    await page.keyboard.press('Control+a')
    const { html, text } = await pressCopy(page)
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    expect(text).toContain(heading)
    expect(html).toContain('<table>')
    expect(html).not.toMatch(/style=|class=/)
    expect(html.length).toBeLessThan(40 * text.length)
  })
}

test('part of a cell and a field are copied by the browser', async ({ page }) => {
  await openSettled(page, '/')
  expect(await copy(page, page.getByRole('rowheader').first())).toEqual({ html: '', text: '' })
  await page.getByRole('searchbox').fill('gpt')
  await page.getByRole('searchbox').selectText()
  expect(await pressCopy(page)).toEqual({ html: '', text: '' })
})

async function expectSmallTable(page: Page, table: Locator): Promise<void> {
  const rows = await table
    .getByRole('row')
    .evaluateAll((found) => (found as HTMLTableRowElement[]).map(({ cells }) => cells.length))
  const { html, text } = await copy(page, table)
  const cells = rows.reduce((sum, count) => sum + count)
  expect(html).toMatch(/^<table>.*<\/table>$/s)
  expect(html.match(/<t[hd]\b/g)).toHaveLength(cells)
  expect(html.length / cells).toBeLessThan(MAX_BYTES_PER_CELL)
  expect(html).not.toMatch(/style|class/)
  expect(text.split('\n').map((line) => line.split('\t').length)).toEqual(rows)
}

/** Selects the content of an element, copies it, and returns what the widget put on the clipboard. */
async function copy(page: Page, selected: Locator) {
  await selected.evaluate((element) => {
    getSelection()?.setBaseAndExtent(element, 0, element, element.childNodes.length)
  })
  return pressCopy(page)
}

interface Copied {
  readonly html: string
  readonly text: string
}

async function pressCopy(page: Page): Promise<Copied> {
  // The code that copies tables loads with the first selection.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /copyAsTable|-parts\./.test(name)),
  )
  await page.evaluate(() => {
    const read = ({ clipboardData }: ClipboardEvent) => {
      const html = clipboardData?.getData('text/html') ?? ''
      const text = clipboardData?.getData('text/plain') ?? ''
      Object.assign(window, { copied: { html, text } })
    }
    Object.assign(window, { copied: undefined })
    document.addEventListener('copy', read, { once: true })
  })
  await page.keyboard.press('Control+c')
  const copied = await page.waitForFunction(() => (window as { copied?: Copied }).copied)
  return (await copied.jsonValue()) as Copied
}
