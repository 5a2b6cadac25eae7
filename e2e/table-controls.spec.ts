// @tier short
import type { Page } from '@playwright/test'
import { SNAPSHOT_SITE } from '../playwright.config.ts'
import { expect, test } from './fixtures/app.ts'
import { getOverflow } from './fixtures/everyRoute.ts'
import { findModel } from './fixtures/expectedModels.ts'
import { violationsOn } from './fixtures/violations.ts'

const IDS = ['ernie', 'llama3-8b', 'llama3-70b'] as const
const NAMES = IDS.map((id) => findModel(id).name)

test('up to three rows can be selected, are kept in the URL, and can be compared', async ({
  page,
  leaderboard,
  comparePage,
}) => {
  await leaderboard.open()
  const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
  const bar = page.getByRole('group', { name: 'Selected models' })
  await expect(bar).toHaveCount(0)
  for (const name of NAMES) await box(name).check()
  await box(findModel('gpt-4').name).click()
  await expect(box(findModel('gpt-4').name)).not.toBeChecked()
  await expect(bar.getByRole('status')).toHaveText(/^You can compare up to 3 models\./)

  await page.reload()
  await leaderboard.isThere()
  await expect(bar.getByRole('listitem')).toHaveText(NAMES.map((name) => `${name}×`))
  await bar.getByRole('button', { name: `Deselect ${NAMES[0]}` }).click()
  await expect(box(NAMES[0] ?? '')).not.toBeChecked()
  await expect(page).toHaveURL('/?selected=llama3-8b%2Cllama3-70b')
  await bar.getByRole('link', { name: 'Compare 2 models' }).click()
  await comparePage.shows('llama3-8b', 'llama3-70b')
})

test('the column menu hides columns, and the URL keeps them @full', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open()
  await page.getByRole('button', { name: 'Columns' }).click()
  const menu = page.getByRole('group', { name: 'Columns' })
  for (const name of ['Provider', 'Date', 'Actions']) await menu.getByLabel(name).uncheck()
  const shown = ['Model', 'Bias', 'Factuality', 'Toxicity', 'Jailbreak', 'Composite']
  const headers = shown.map((name) => new RegExp(`^(Place of \\d+)?${name}`))
  await expect(leaderboard.headers).toHaveText(headers)
  expect(await violationsOn(page, (axe) => axe.include('.tl-leaderboard-toolbar'))).toEqual([])
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(leaderboard.headers).toHaveText(headers)
})

for (const [width, tier] of [
  [360, ''],
  [640, '@full'],
] as const) {
  test(`at ${width} px a click on a checkbox deselects, and the selection bar fits and does not cover the focused row ${tier}`, async ({
    page,
    leaderboard,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await leaderboard.open(`?selected=${IDS.join(',')}`)
    const bar = page.getByRole('group', { name: 'Selected models' })
    await expect(bar).toBeInViewport()
    expect(await getOverflow(page)).toBe(0)
    expect(await violationsOn(page, (axe) => axe.include('.tl-selection-bar'))).toEqual([])
    // The refusal makes the bar higher.
    const boxes = leaderboard.table.getByRole('checkbox')
    await boxes.nth(5).press('Space')
    await expect(bar.getByRole('status')).not.toBeEmpty()
    for (const index of [0, 1, 2, 3, 4, 5]) {
      await boxes.nth(index).focus()
      const box = await boxes.nth(index).boundingBox()
      const top = (await bar.boundingBox())?.y ?? 0
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(top)
    }
    await leaderboard.table.getByRole('checkbox', { checked: true }).first().click()
    await expect(bar.getByRole('listitem')).toHaveCount(IDS.length - 1)
  })
}

test('the column menu opens inside of the window, wherever its button is @full', async ({
  page,
  leaderboard,
}) => {
  for (const width of [360, 430, 500, 800]) {
    await page.setViewportSize({ width, height: 740 })
    await leaderboard.open()
    await expectMenuInside(page, 'Columns')
  }
})

test('the column menu opens inside of a frame, from right to left too @full', async ({ page }) => {
  for (const [language, label] of [
    ['en', 'Columns'],
    ['de', 'Spalten'],
    ['ar', 'الأعمدة'],
  ] as const) {
    for (const width of [340, 400, 480, 740, 780]) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(`${SNAPSHOT_SITE}/embed/leaderboard?column-menu=true&lang=${language}`)
      await expectMenuInside(page, label)
    }
  }
})

/** Opens the column menu and expects it to be in the window, also after the window becomes narrower. */
async function expectMenuInside(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label }).click()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  for (const now of [width, width - 20]) {
    await page.setViewportSize({ width: now, height })
    const isInside = async () => {
      const menu = await page.getByRole('group', { name: label }).boundingBox()
      return menu !== null && menu.x >= 0 && menu.x + menu.width <= now
    }
    await expect.poll(isInside, `${label}, ${now} px`).toBe(true)
    expect(await getOverflow(page), `${label}, ${now} px`).toBe(0)
  }
}

test('the number of a sort key is visible beside another sorted column @full', async ({
  page,
  leaderboard,
}) => {
  for (const [width, media] of [
    [1280, 'screen'],
    [360, 'screen'],
    [794, 'print'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await leaderboard.open('?sort=factuality:desc,toxicity:desc,jailbreak:desc,composite:desc')
    await page.emulateMedia({ media })
    const numbers = leaderboard.table.locator('[data-key]')
    await expect(numbers).toHaveCount(4)
    const visible = await numbers.evaluateAll((found) =>
      found.map((element) => {
        const { right, bottom } = element.getBoundingClientRect()
        return document.elementFromPoint(right - 2, bottom - 4) === element
      }),
    )
    expect(visible, `${width} px`).toEqual([true, true, true, true])
  }
})

test('the keyboard follows the eye where the composite stands beside the name @full', async ({
  page,
  leaderboard,
}) => {
  await page.setViewportSize({ width: 700, height: 740 })
  await leaderboard.open()
  await leaderboard.sortButton('Model').focus()
  await page.keyboard.press('Tab')
  await expect(leaderboard.table.getByRole('button', { name: /^Place/ })).toBeFocused()
  for (const expected of ['Provider', 'Composite']) {
    await page.keyboard.press('Tab')
    await expect(leaderboard.sortButton(expected)).toBeFocused()
  }
})
