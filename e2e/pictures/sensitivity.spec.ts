// @tier short
import { expect } from '@playwright/test'
import { applyViewport, SAMPLED_VIEWPORTS } from './fixtures/viewports.ts'
import { isAccepting, picturePath, test } from './fixtures/pictured.ts'
import { PAGES } from './fixtures/pages.ts'

test('a changed colour does not match the accepted pictures', async ({ page }) => {
  test.skip(isAccepting(), 'the accepted pictures are being rewritten')
  await PAGES['dashboard']?.(page)
  await page.evaluate(() => {
    for (const root of document.querySelectorAll<HTMLElement>('.tl-root')) {
      root.style.setProperty('--tl-average-bar', 'light-dark(#c26212, #e0843a)')
    }
  })
  for (const look of SAMPLED_VIEWPORTS) {
    await applyViewport(page, look)
    await expect(page).not.toHaveScreenshot(picturePath('pages/dashboard', look))
  }
})
