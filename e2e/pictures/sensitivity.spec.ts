// @tier full
import { expect } from '@playwright/test'
import { applyViewport, SAMPLED_VIEWPORTS } from './fixtures/viewports.ts'
import { isAccepting, picturePath, test } from './fixtures/pictured.ts'
import { PAGES } from './fixtures/pages.ts'

test('a changed colour does not match the accepted pictures', async ({ page }) => {
  test.skip(isAccepting(), 'the accepted pictures are being rewritten')
  await PAGES['dashboard']?.(page)
  await page.evaluate(() => {
    for (const root of document.querySelectorAll<HTMLElement>('.tl-root')) {
      // A phone shows one row, whose bars are excellent, good and poor.
      root.style.setProperty('--tl-excellent-bar', 'light-dark(#3f82dc, #4c8ff0)')
    }
  })
  for (const look of SAMPLED_VIEWPORTS) {
    await applyViewport(page, look)
    await expect(page).not.toHaveScreenshot(picturePath('pages/dashboard', look))
  }
})
