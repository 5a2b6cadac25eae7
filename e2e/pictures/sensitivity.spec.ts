// @tier short
import { expect } from '@playwright/test'
import { CROSSED_LOOKS, wear } from './fixtures/looks.ts'
import { isAccepting, pictureOf, test } from './fixtures/pictured.ts'
import { SCENES } from './fixtures/scenes.ts'

test('a changed colour is not as accepted', async ({ page }) => {
  test.skip(isAccepting(), 'what it is compared with is being written')
  await SCENES['dashboard']?.(page)
  await page.evaluate(() => {
    for (const root of document.querySelectorAll<HTMLElement>('.tl-root')) {
      root.style.setProperty('--tl-average-bar', 'light-dark(#c26212, #e0843a)')
    }
  })
  for (const look of CROSSED_LOOKS) {
    await wear(page, look)
    await expect(page).not.toHaveScreenshot(pictureOf('pages/dashboard', look))
  }
})
