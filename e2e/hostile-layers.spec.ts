// @tier full
import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures/hostileHost.ts'

/**
 * Whether a click at the centre of an element would hit that element, including in shadow roots.
 */
function isOnTop(place: Locator): Promise<boolean> {
  return place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    let hit = document.elementFromPoint(x, y)
    while (hit?.shadowRoot) {
      const inner = hit.shadowRoot.elementFromPoint(x, y)
      if (inner === null || inner === hit) break
      hit = inner
    }
    return element.contains(hit)
  })
}

for (const embed of ['react', 'element'] as const) {
  test(`every item of a menu and a combobox (${embed}) can be clicked under hostile layers`, async ({
    host,
  }) => {
    await host.open({ embed, width: '1000', group: ['layers', 'transforms', 'theme'] })
    const compare = host.slot('compare')
    await compare.evaluate((slot) => {
      slot.scrollIntoView({ block: 'center' })
    })
    for (const [opener, item] of [
      [compare.getByRole('button', { name: 'Export' }), 'menuitem'],
      [compare.getByRole('combobox', { name: 'Add another model' }), 'option'],
    ] as const) {
      await opener.click()
      const items = await compare.getByRole(item).all()
      expect(items.length).toBeGreaterThan(1)
      for (const place of items) {
        await place.evaluate((element) => {
          element.scrollIntoView({ block: 'center' })
        })
        expect.soft(await isOnTop(place), await place.innerText()).toBe(true)
      }
      await opener.press('Escape')
    }
  })

  test(`a widget (${embed}) scrolls below the host’s sticky header and banner`, async ({
    host,
    page,
  }) => {
    await host.open({ embed, width: '1240', group: 'layers' })
    const rows = await host.slot('leaderboard').getByRole('row').all()
    for (const row of rows) {
      // The widget's own header is sticky here too, so each row scrolls below it.
      await row.evaluate((element) => {
        scrollBy(0, element.getBoundingClientRect().top)
      })
      expect(await isOnTop(host.header)).toBe(true)
      expect(await isOnTop(host.banner)).toBe(true)
    }
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })
}
