// @tier full
import type { Frame, Page } from '@playwright/test'
import { addStyles } from './fixtures/addStyles.ts'
import { areShown, ELEMENTS } from './fixtures/elementPage.ts'
import { EVERY_ROUTE, openSettled } from './fixtures/everyRoute.ts'
import { expect, test } from './fixtures/hostileHost.ts'

/** Safari on a phone zooms in on a field with smaller text, and does not zoom out again. */
const MIN_PX = 16

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

for (const path of EVERY_ROUTE) {
  test(`a finger meets no small field on ${path}`, async ({ page }) => {
    await openSettled(page, path)
    for (const name of ['Embed this', 'Export']) {
      const opener = page.getByRole('main').getByRole('button', { name, exact: true })
      if ((await opener.count()) === 0) continue
      await opener.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await smallFields(page), name).toEqual([])
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    }
    expect(await countFields(page)).toBeGreaterThan(0)
    expect(await smallFields(page)).toEqual([])
  })
}

test('a finger meets no small field in the elements', async ({ page, elementPage }) => {
  await elementPage.open(ELEMENTS.join(''))
  await areShown(page)
  expect(await countFields(page)).toBeGreaterThan(2)
  expect(await smallFields(page)).toEqual([])
})

test('a host may have larger text in the fields, but not smaller', async ({ page }) => {
  await openSettled(page, '/request')
  for (const [size, expected] of [
    ['20px', 20],
    ['12px', MIN_PX],
  ] as const) {
    await addStyles(page, `:root { --tl-font-size: ${size} }`)
    const sizes = await page
      .getByRole('main')
      .getByRole('textbox')
      .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)))
    expect(new Set(sizes)).toEqual(new Set([expected]))
  }
})

async function countFields(page: Page | Frame): Promise<number> {
  return page.locator('input, select, textarea').count()
}

/** Lists the fields with text that is too small, in shadow roots too. */
async function smallFields(page: Page | Frame): Promise<string[]> {
  return page.locator('input, select, textarea').evaluateAll(
    (fields, least) =>
      fields.flatMap((field) => {
        const size = getComputedStyle(field).fontSize
        return parseFloat(size) < least ? [`${size}: ${field.outerHTML.slice(0, 120)}`] : []
      }),
    MIN_PX,
  )
}
