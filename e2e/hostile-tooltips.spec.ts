// @tier full
import type { Locator } from '@playwright/test'
import { ELEMENTS } from './fixtures/elementPage.ts'
import { expect, test } from './fixtures/hostileHost.ts'
import { expectFullyVisible, openTooltip } from './fixtures/tooltip.ts'

const BOARD = ELEMENTS[0].replace(' ', ' column-menu ')

for (const embed of ['react', 'element'] as const) {
  test(`a tooltip of a widget (${embed}) is above hostile layers and transforms`, async ({
    host,
    page,
  }) => {
    const group = ['layers', 'transforms', 'theme', 'resets', 'specific']
    await host.open({ embed, width: '1000', group })
    const legend = host.slot('leaderboard').getByRole('list', { name: 'What the bands mean' })
    const term = legend.getByRole('button', { name: 'AVERAGE' }).first()
    await term.scrollIntoViewIfNeeded()
    await term.click()
    const tooltip = openTooltip(page)
    await expect(tooltip).toHaveText('AVERAGE: a score from 70.0% to below 80.0%.')
    await expectFullyVisible(tooltip)
    await page.keyboard.press('Escape')
    await expect(tooltip).toHaveCount(0)
  })
}

test('on a page with zoom, tooltips and menus stand at what opens them, and headers stick', async ({
  page,
  elementPage,
}) => {
  // Wide enough for all columns; a table that scrolls sideways has headers that stay in it.
  await page.setViewportSize({ width: 1700, height: 900 })
  await elementPage.open(
    `<style>body { zoom: 1.25 }</style>${BOARD}<div style="height: 2000px"></div>`,
  )
  const { leaderboard } = elementPage
  const header = leaderboard.getByRole('columnheader', { name: /^Bias/ })
  const sort = header.getByRole('button')
  await sort.hover()
  const tooltip = openTooltip(page)
  await expect(tooltip).toBeVisible()
  const [term, tip] = await Promise.all([boxOf(sort), boxOf(tooltip)])
  expect(Math.abs(term.x + term.width / 2 - tip.x - tip.width / 2)).toBeLessThan(4)
  expect(Math.abs(tip.y - term.y - term.height)).toBeLessThan(20)
  const columns = leaderboard.getByRole('button', { name: 'Columns' })
  await columns.click()
  const [button, menu] = await Promise.all([
    boxOf(columns),
    boxOf(leaderboard.locator('.tl-popup')),
  ])
  expect(Math.abs(menu.y - button.y - button.height)).toBeLessThan(20)
  expect(menu.x + menu.width).toBeLessThanOrEqual(1700)
  await page.keyboard.press('Escape')
  await page.evaluate((top) => window.scrollTo(0, top), term.y + 60)
  expect(Math.abs((await boxOf(header)).y)).toBeLessThan(2)
})

async function boxOf(target: Locator) {
  const box = await target.boundingBox()
  if (box === null) throw new Error('The element is not visible.')
  return box
}
