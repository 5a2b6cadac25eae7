// @tier short
import type { Locator, Page } from '@playwright/test'
import { matchesSearch } from '@transparency-lab/widgets/domain'
import { expect, test } from './fixtures/app.ts'
import { LISTED } from './fixtures/expectedEntries.ts'
import { findModel } from './fixtures/expectedModels.ts'
import { getShared, withShareSheet } from './fixtures/shareTargets.ts'

test('searching, filtering, comparing and opening a model work by keyboard alone', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open()
  await tabTo(page, leaderboard.search)
  await page.keyboard.type('gpt')
  await page.keyboard.press('Tab')
  await expect(leaderboard.provider).toBeFocused()
  await page.keyboard.type('OpenAI')
  const found = LISTED.filter((entry) => matchesSearch(entry, 'gpt') && entry.provider === 'OpenAI')
  await expect(leaderboard.models).toHaveCount(found.length)
  const compare = leaderboard.table.getByRole('link', { name: 'Compare GPT-4', exact: true })
  await tabTo(page, compare)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/compare?models=gpt-4')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare Models')
  await page.goBack()
  await leaderboard.isThere()
  await tabTo(page, leaderboard.table.getByRole('link', { name: 'GPT-4', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/model/gpt-4')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the export menu works by keyboard alone @full', async ({ page, modelPage }) => {
  await modelPage.open('gpt-4')
  const opener = modelPage.button('Export Report')
  const items = page.getByRole('menuitem')
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expect(items.last()).toHaveText('JSON')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(items.nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(items).toHaveCount(0)
  await expect(opener).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('j')
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toMatch(/\.json$/)
  await expect(opener).toBeFocused()
})

test('adding, sharing and removing models in a comparison work by keyboard alone @full', async ({
  page,
  comparePage,
}) => {
  await withShareSheet(page, 'takes')
  await comparePage.open()
  for (const [index, id] of ['chatglm3', 'ernie'].entries()) {
    await tabTo(page, index === 0 ? comparePage.choose : comparePage.another)
    await arrowTo(page, comparePage.choices.filter({ hasText: findModel(id).name }).first())
    await page.keyboard.press('Enter')
    await expect(comparePage.cards).toHaveCount(index + 1)
  }
  await comparePage.shows('chatglm3', 'ernie')
  await tabTo(page, comparePage.button('Share Comparison'))
  await page.keyboard.press('Enter')
  await expect.poll(() => getShared(page)).toHaveLength(1)
  for (const left of [1, 0]) {
    await tabTo(page, comparePage.main.getByRole('button', { name: /^Remove / }).first())
    await page.keyboard.press('Space')
    await expect(comparePage.cards).toHaveCount(left)
    await expect(comparePage.main.locator(':focus')).toHaveCount(1)
  }
})

/** The maximum number of key presses before a target counts as unreachable. */
const MOST_PRESSES = 60

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/**
 * Presses the arrow key in the focused combobox until the option is active, and expects it in the
 * viewport.
 */
async function arrowTo(page: Page, option: Locator): Promise<void> {
  const field = page.locator('[role=combobox]:focus')
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    await page.keyboard.press('ArrowDown')
    if ((await option.getAttribute('aria-selected')) === 'true') break
  }
  await expect(option).toBeInViewport({ ratio: 0.9 })
  await expect(field).toHaveAttribute('aria-activedescendant', /./)
  expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'))
}
