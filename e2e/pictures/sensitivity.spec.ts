// @tier short
import { expect } from '@playwright/test'
import { CROSSED_LOOKS, wear } from './fixtures/looks.ts'
import { isAccepting, pictureOf, test } from './fixtures/pictured.ts'
import { SCENES } from './fixtures/scenes.ts'

test('a changed colour does not match the accepted pictures', async ({ page }) => {
  test.skip(isAccepting(), 'the accepted pictures are being rewritten')
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
