// @tier short
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures/app.ts'
import { getOverflow, openSettled } from './fixtures/everyRoute.ts'
import { LISTED } from './fixtures/expectedEntries.ts'
import { findModel } from './fixtures/expectedModels.ts'
import { shownTexts } from './fixtures/shownColours.ts'

/** The printable area of A4 with default margins, in px. */
const PAPER = { width: 718, height: 1047 }

test('the dashboard prints dark text on white in dark mode without controls, and the table completely with coloured bars', async ({
  page,
  leaderboard,
}) => {
  const colorScheme = 'dark'
  await page.setViewportSize({ width: PAPER.width, height: 600 })
  await page.emulateMedia({ colorScheme })
  await leaderboard.open()
  const body = page.locator('body')
  const controls = page.locator(
    'nav, input, select, button:not(.tl-sort-button, .tl-term), [data-column="actions"], .site-button',
  )
  await expect(controls.filter({ visible: true }).first()).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme })

  await test.step('the table is complete, with coloured bars', async () => {
    const region = page.getByRole('region', { name: 'Safety and reliability evaluations' }).last()
    expect(await hiddenBy(page)).toBe(0)
    await expect(leaderboard.models.filter({ visible: true })).toHaveCount(LISTED.length)
    expect(await overlappingTexts(leaderboard.table.locator('th'))).toEqual([])
    const paper = await region.boundingBox()
    const ends = await leaderboard.table
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right))
    expect(Math.max(...ends)).toBeLessThanOrEqual((paper?.x ?? 0) + (paper?.width ?? 0) + 1)
    await expect(page.locator('.tl-score-bar').first()).toHaveCSS('print-color-adjust', 'exact')
    await expect(leaderboard.table.getByRole('row').last()).toHaveCSS('break-inside', 'avoid')
  })

  await test.step('dark text on white, without controls', async () => {
    await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(controls.filter({ visible: true })).toHaveCount(0)
    const texts = await shownTexts(body)
    expect(texts.length).toBeGreaterThan(20)
    expect(texts.filter(({ contrast }) => contrast < 4.5)).toEqual([])
    expect(await getOverflow(page)).toBe(0)
  })
})

test('an open dialog of the site prints the page, whose headings stay with their content', async ({
  page,
}) => {
  await openSettled(page, '/reports')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cite' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(dialog).toBeHidden()
  const headings = page.locator('main').locator('h1, h2, h3, h4').filter({ visible: true })
  const breaks = await headings.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).breakAfter),
  )
  expect(new Set(breaks)).toEqual(new Set(['avoid']))
})

test('columns of the host print their texts whole', async ({ page }) => {
  await page.setViewportSize(PAPER)
  const body =
    '<!doctype html><script src="/embed/v1/widgets.js"></script><safety-leaderboard src="/snapshots/snapshot.json" limit="5"></safety-leaderboard>'
  await page.route('/own-columns', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/own-columns')
  const board = page.locator('safety-leaderboard')
  await board.evaluate((element) => {
    const columns = [
      { id: 'x-released', header: 'Released', accessorFn: () => '2024-03-01' },
      { id: 'x-price', header: 'Price', accessorFn: () => 'unknown' },
    ]
    Object.assign(element, { extraColumns: columns })
  })
  await expect(board.getByText('2024-03-01')).toHaveCount(5)
  await page.emulateMedia({ media: 'print' })
  expect(await overlappingTexts(board.locator('tr'))).toEqual([])
  expect(
    await board.locator('.tl-extra-cell', { hasText: 'unknown' }).evaluateAll(countLines),
  ).toEqual([1, 1, 1, 1, 1])
})

test('a model page prints all four tabs on two sheets, with coloured strips', async ({
  page,
  modelPage,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await modelPage.open('gpt-4')
  const panels = page.locator('.tl-tab-panel')
  await expect(panels.filter({ visible: true })).toHaveCount(1)
  const names = await modelPage.tabs.allInnerTexts()
  await page.emulateMedia({ media: 'print' })
  await expect(panels.filter({ visible: true })).toHaveCount(4)
  const headings = await panels.evaluateAll((found) =>
    found.map((panel) => getComputedStyle(panel, '::before').content),
  )
  expect(headings).toEqual(names.map((name) => `"${name}"`))
  const figures = panels.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(figures).toHaveCount(findModel('gpt-4').evaluation.subcategories.length)
  await expect(figures.last()).toHaveCSS('break-inside', 'avoid')
  await expect(page.locator('.tl-strip-line').first()).toHaveCSS('print-color-adjust', 'exact')
  expect(await countSheets(page)).toBe(2)
})

test('print names the site and the address, and repeats headers that Chromium paints @full', async ({
  page,
  leaderboard,
}) => {
  await page.setViewportSize(PAPER)
  await openSettled(page, '/?q=a')
  const address = page.getByText(page.url(), { exact: true })
  await expect(address).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(address).toBeVisible()
  await expect(page.getByRole('banner').getByText('Transparency Lab')).toBeVisible()
  await expect(leaderboard.table.locator('thead')).toHaveCSS('display', 'table-header-group')
  // Chromium paints no button in a header that it repeats.
  const boxes = await leaderboard.table
    .locator('thead :is(button, .tl-term)')
    .evaluateAll((found) => found.map((element) => getComputedStyle(element).display))
  expect(new Set(boxes)).toEqual(new Set(['contents']))
})

test('a comparison of three models and its insights fit one screen, and print on one sheet with their dots', async ({
  page,
  comparePage,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await comparePage.open('ernie', 'gpt-4', 'llama2-70b')
  await expect(page.locator('.tl-insights')).toBeInViewport({ ratio: 1 })
  expect(await countSheets(page)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(comparePage.table.locator('.tl-dot').first()).toHaveCSS(
    'print-color-adjust',
    'exact',
  )
})

test('print shows the URLs of external links, but not of names in the table or in the footer @full', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open()
  expect(await addedToLinks(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  const added = await addedToLinks(page)
  expect(added.length).toBeGreaterThan(1)
  for (const { address, text, content, isName } of added) {
    expect(isName, text).toBe(false)
    expect(content).toContain(address)
  }
  const outside = await page.getByRole('main').locator('a[href^="http"]:visible').count()
  expect(added).toHaveLength(outside)
})

/** The number of lines of each element's text. */
function countLines(elements: readonly Element[]): number[] {
  return elements.map((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set(Array.from(range.getClientRects(), ({ bottom }) => bottom)).size
  })
}

/** The number of A4 sheets that the page needs. */
async function countSheets(page: Page): Promise<number> {
  const side = '1cm'
  const margin = { top: side, right: side, bottom: side, left: side }
  const sheets = await page.pdf({ format: 'A4', margin })
  return sheets.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

/** How much of the table's height is scrolled out of view, in px. */
async function hiddenBy(page: Page): Promise<number> {
  return page.locator('.tl-leaderboard-region').evaluate((region) => {
    const { overflowY } = getComputedStyle(region)
    return overflowY === 'visible' ? 0 : region.scrollHeight - region.clientHeight
  })
}

/** Each link with generated content. */
async function addedToLinks(page: Page) {
  return page.locator('a').evaluateAll((links) =>
    links.flatMap((link) => {
      const { content } = getComputedStyle(link, '::after')
      const isName = link.closest('[role="rowheader"]') !== null
      const address = link.getAttribute('href') ?? ''
      const isAdded = content !== 'none' && link.checkVisibility()
      return isAdded ? [{ address, text: link.textContent, content, isName }] : []
    }),
  )
}

/** The texts of cells that stand on another text of the same cell. */
async function overlappingTexts(cells: Locator): Promise<string[]> {
  return cells.evaluateAll((found) =>
    found.flatMap((cell) => {
      const nodes = document.createNodeIterator(cell, NodeFilter.SHOW_TEXT)
      const lines: { readonly node: Node; readonly box: DOMRect }[] = []
      for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
        if (node.parentElement?.closest('.tl-visually-hidden')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const box of range.getClientRects()) lines.push({ node, box })
      }
      const isOver = (one: DOMRect, other: DOMRect) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
        // Lines below each other share the room between them.
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4
      return lines
        .filter(({ node, box }) =>
          lines.some((other) => other.node !== node && isOver(box, other.box)),
        )
        .map(({ node }) => `${node.textContent ?? ''} in ${cell.textContent}`)
    }),
  )
}
