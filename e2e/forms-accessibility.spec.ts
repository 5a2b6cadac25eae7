// @tier short
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './fixtures/app.ts'
import { FormPage } from './fixtures/formPages.ts'

const PAGES = ['/request', '/newsletter', '/reports', '/sponsor'] as const

for (const path of PAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 360]) {
      test(`axe finds nothing on ${path}, ${colorScheme}, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        if (path === '/request' || path === '/newsletter') await breakRules(new FormPage(page))
        expect(await violationsOn(new AxeBuilder({ page }))).toEqual([])
      })
    }
  }

  test(`${path} never scrolls sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overhang).toBe(0)
  })
}

/** Errors have colours and ties of their own. */
async function breakRules({ terms, button, form }: FormPage): Promise<void> {
  await terms.click()
  await button.click()
  await expect(form.getByText('Please fill in this field.').first()).toBeVisible()
}

/** Each rule that is broken, with the places. */
async function violationsOn(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
  )
}
