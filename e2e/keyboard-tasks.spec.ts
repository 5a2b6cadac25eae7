// @tier short
import type { Locator, Page } from '@playwright/test'
import { filterEntries } from '@transparency-lab/widgets/domain'
import { expect, test } from './fixtures/app.ts'
import { EmbedDialog } from './fixtures/embedDialog.ts'
import { LISTED } from './fixtures/expectedEntries.ts'
import { modelOf } from './fixtures/expectedModels.ts'
import { sharedOn, withShareSheet } from './fixtures/sharePlaces.ts'

test('a model is searched for, filtered, compared and opened by keys alone', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open()
  await tabTo(page, leaderboard.search)
  await page.keyboard.type('gpt')
  await page.keyboard.press('Tab')
  await expect(leaderboard.provider).toBeFocused()
  await page.keyboard.type('OpenAI')
  const found = filterEntries(LISTED, { search: 'gpt', provider: 'OpenAI' })
  await expect(leaderboard.models).toHaveCount(found.length)
  const compare = leaderboard.table.getByRole('link', { name: 'Compare GPT-4', exact: true })
  await tabTo(page, compare)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/compare?models=gpt-4')
  await page.goBack()
  await leaderboard.isThere()
  await tabTo(page, leaderboard.table.getByRole('link', { name: 'GPT-4', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/model/gpt-4')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

for (const [path, button, ways] of [
  ['/model/gpt-4', 'Export Report', ['JSON', 'CSV', 'Print']],
  ['/compare?models=gpt-4,ernie', 'Export Data', ['CSV', 'JSON']],
] as const) {
  test(`${button} is opened, gone through, left and used by keys alone`, async ({ page }) => {
    await page.goto(path)
    const opener = page.getByRole('button', { name: button, exact: true })
    const way = (name: string) => page.getByRole('menuitem', { name, exact: true })
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    for (const name of [...ways, ways[0]]) {
      await expect(way(name)).toBeFocused()
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('End')
    await expect(way(ways.at(-1) ?? '')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(way(ways[0])).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(opener).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('c')
    await expect(way('CSV')).toBeFocused()
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
    await expect(opener).toBeFocused()
  })
}

test('a comparison is filled, shared and emptied by keys alone', async ({ page, comparePage }) => {
  await withShareSheet(page, 'takes')
  await comparePage.open()
  for (const [index, id] of ['gpt-4', 'ernie', 'chatglm3'].entries()) {
    await tabTo(page, index === 0 ? comparePage.choose : comparePage.another)
    await page.keyboard.press('Enter')
    await expect(comparePage.choices.first()).toBeFocused()
    await arrowTo(page, comparePage.choices.filter({ hasText: modelOf(id).name }).first())
    await page.keyboard.press('Enter')
    await expect(comparePage.cards).toHaveCount(index + 1)
  }
  await comparePage.shows('gpt-4', 'ernie', 'chatglm3')
  await tabTo(page, comparePage.button('Share Comparison'))
  await page.keyboard.press('Enter')
  await expect.poll(() => sharedOn(page)).toHaveLength(1)
  for (const left of [2, 1, 0]) {
    await tabTo(page, comparePage.main.getByRole('button', { name: /^Remove / }).first())
    await page.keyboard.press('Space')
    await expect(comparePage.cards).toHaveCount(left)
    await expect(comparePage.main.locator(':focus')).toHaveCount(1)
  }
})

test('Tab goes round in the dialog that embeds, and never reaches the page behind it', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open()
  const dialog = new EmbedDialog(page)
  await tabTo(page, dialog.opener)
  await page.keyboard.press('Enter')
  await expect(dialog.root.locator(':focus')).toHaveCount(1)
  const close = dialog.root.getByRole('button', { name: 'Close' })
  await expect(dialog.copy).toBeVisible()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press(key)
      expect(await page.locator('#root :focus').and(page.locator(':not(dialog *)')).count()).toBe(0)
    }
  }
  await tabTo(page, close)
  await page.keyboard.press('Enter')
  await expect(dialog.opener).toBeFocused()
})

async function tabTo(page: Page, target: Locator): Promise<void> {
  await pressUntilFocused(page, 'Tab', target)
}

async function arrowTo(page: Page, target: Locator): Promise<void> {
  await pressUntilFocused(page, 'ArrowDown', target)
}

/** Presses a key until an element has the focus, as often as a reader would bear. */
async function pressUntilFocused(page: Page, key: string, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let press = 0; press < 60; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}
