// @tier short
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/app.ts'
import { delayRequests } from './fixtures/delayRequests.ts'
import { readLayoutShift, watchShifts } from '../tools/browser/layoutShifts.ts'
import { REST, withoutFigures } from './fixtures/restAnswer.ts'

for (const [path, width, isHeld] of [
  ['/', 1280, false],
  ['/', 360, true],
  ['/model/chatglm3', 360, true],
] as const) {
  test(`no layout shift on ${path} when rows load ${isHeld ? 'late' : 'at once'} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await watchShifts(page)
    if (isHeld) await withoutFigures(page)
    const release = isHeld ? await delayRequests(page, REST) : () => undefined
    await page.goto(path)
    if (isHeld) await expect(page.getByText('Loading evaluation data...').first()).toBeVisible()
    release()
    await expect(
      page
        .getByText(/\d\.\d%/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await expect(page.locator('[aria-busy=true], [data-status=pending]')).toHaveCount(0)
    expect((await readLayoutShift(page)).moved).toEqual([])
  })
}

test('the cards and the table of a comparison stay in place while its models load, at every width', async ({
  page,
}) => {
  await withoutFigures(page)
  const release = await delayRequests(page, REST)
  await page.goto('/compare?models=gpt-4,chatglm3,ernie')
  const pending = page.locator('[data-status=pending]')
  await expect(pending).toHaveCount(3)
  await test.step('the names are there before the database answers', async () => {
    await expect(pending.getByText('GPT-4', { exact: true })).toBeVisible()
  })
  const before = await placesAtEachWidth(page)
  release()
  await expect(page.locator('[data-status=ready]')).toHaveCount(3)
  await expect(page.locator('.tl-row-verdict strong')).toHaveCount(5)
  expect(await placesAtEachWidth(page)).toEqual(before)
})

/** The places of the cards and of the table of a comparison, by the width of the window. */
async function placesAtEachWidth(page: Page) {
  const places = new Map<number, readonly unknown[]>()
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const found = page.locator('.tl-compared-card, .tl-detail-table')
    places.set(
      width,
      await found.evaluateAll((elements) =>
        elements.map((element) => {
          const { top, left, width } = element.getBoundingClientRect()
          return { top: top + scrollY, left, width }
        }),
      ),
    )
  }
  return places
}
