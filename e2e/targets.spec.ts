// @tier full
import type { Page } from '@playwright/test'
import { addStyles } from './fixtures/addStyles.ts'
import { expect, test } from './fixtures/app.ts'
import { EVERY_ROUTE, openSettled } from './fixtures/everyRoute.ts'

/** The minimum width and height of a pointer target, in px: WCAG 2.2, criterion 2.5.8. */
const LEAST_PX = 24

for (const width of [1280, 360]) {
  for (const path of EVERY_ROUTE) {
    test(`pointer targets on ${path} are large enough at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openSettled(page, path)
      const { measured, small } = await targetsOf(page)
      expect(measured).toBeGreaterThan(5)
      expect(small).toEqual([])
    })
  }
}

test('the check detects a target that is too small', async ({ page, leaderboard }) => {
  await leaderboard.open()
  await addStyles(page, '.tl-root .tl-sort-button { min-block-size: 0 }')
  const { small } = await targetsOf(page)
  expect(small.length).toBeGreaterThan(0)
})

/** Counts the targets and lists those that are too small, except targets in a sentence. */
async function targetsOf(page: Page) {
  return page.evaluate((least) => {
    const isInSentence = (element: Element): boolean => {
      const { display } = getComputedStyle(element)
      const line = element.closest('p, dd, li')
      const words = line?.textContent.replace(element.textContent, '').trim() ?? ''
      return display.startsWith('inline') && /\p{Letter}/u.test(words)
    }
    /** A control's label is part of its target. */
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
      // Allow half a pixel for rounding.
      const isSmall = Math.min(width, height) < least - 0.5
      const name = element.textContent.trim() || element.getAttribute('aria-label')
      return isSmall ? [`${name}: ${Math.round(width)} × ${Math.round(height)}`] : []
    })
    return { measured: targets.length, small: [...new Set(small)] }
  }, LEAST_PX)
}
