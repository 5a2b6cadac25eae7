// @tier full
import type { Page } from '@playwright/test'
import { addStyles } from './fixtures/addStyles.ts'
import { expect, test } from './fixtures/app.ts'
import { EVERY_ROUTE, openSettled } from './fixtures/everyRoute.ts'

/** The least width and height of what is pressed, in px: WCAG 2.2, criterion 2.5.8. */
const LEAST_PX = 24

for (const width of [1280, 360]) {
  for (const path of EVERY_ROUTE) {
    test(`whatever is pressed on ${path} is large enough at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openSettled(page, path)
      const { measured, small } = await targetsOf(page)
      expect(measured).toBeGreaterThan(5)
      expect(small).toEqual([])
    })
  }
}

test('a target that is made smaller is found', async ({ page, leaderboard }) => {
  await leaderboard.open()
  await addStyles(page, '.tl-root .tl-sort-button { min-block-size: 0 }')
  const { small } = await targetsOf(page)
  expect(small.length).toBeGreaterThan(0)
})

/** How many targets there are, and which of them are too small. One within a sentence is as tall as its line. */
async function targetsOf(page: Page) {
  return page.evaluate((least) => {
    const isInSentence = (element: Element): boolean => {
      const { display } = getComputedStyle(element)
      const line = element.closest('p, dd, li')
      const words = line?.textContent.replace(element.textContent, '').trim() ?? ''
      return display.startsWith('inline') && /\p{Letter}/u.test(words)
    }
    /** What is pressed is the control with its label. */
    const sizeOf = (element: Element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      const boxes = [element, ...labels].map((part) => part.getBoundingClientRect())
      return {
        width: Math.max(...boxes.map((box) => box.width)),
        height: Math.max(...boxes.map((box) => box.height)),
      }
    }
    const targets = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary'),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.closest('[aria-hidden="true"], .site-skip-link') === null)
      .filter((element) => !isInSentence(element))
    const small = targets.flatMap((element) => {
      const { width, height } = sizeOf(element)
      // Half a pixel is lost to rounding.
      const isSmall = Math.min(width, height) < least - 0.5
      const name = element.textContent.trim() || element.getAttribute('aria-label')
      return isSmall ? [`${name}: ${Math.round(width)} × ${Math.round(height)}`] : []
    })
    return { measured: targets.length, small: [...new Set(small)] }
  }, LEAST_PX)
}
