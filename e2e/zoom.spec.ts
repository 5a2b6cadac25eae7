// @tier full
import type { Page } from '@playwright/test'
import { addStyles } from './fixtures/addStyles.ts'
import { expect, test } from './fixtures/app.ts'
import { EVERY_ROUTE, getOverflow, openSettled } from './fixtures/everyRoute.ts'

/** The viewport of a window of 1280 × 900 px at a zoom level. */
const ZOOMS = [
  { zoom: 200, viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 },
  { zoom: 400, viewport: { width: 320, height: 225 }, deviceScaleFactor: 4 },
] as const

/** The text spacing of WCAG 2.2, criterion 1.4.12. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`

const MAX_WINDOW_SHARE = 0.34

for (const { zoom, viewport, deviceScaleFactor } of ZOOMS) {
  test.describe(`at ${zoom} %`, () => {
    test.use({ viewport, deviceScaleFactor })

    for (const path of EVERY_ROUTE) {
      test(`${path} is not cut off, and sticky elements cover at most a third of the viewport`, async ({
        page,
      }) => {
        await openSettled(page, path)
        expect(await getOverflow(page)).toBe(0)
        expect(await cutTexts(page)).toEqual([])
        await page.evaluate(() => window.scrollBy(0, document.body.scrollHeight / 2))
        expect(await coveredShare(page)).toBeLessThan(MAX_WINDOW_SHARE)
      })
    }

    test('every tab stop is visible and not covered', async ({ page }) => {
      await openSettled(page, '/model/gpt-4')
      const stops = await page.locator('a, button, [tabindex="0"]').count()
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press('Tab')
        await expect.poll(() => coveredFocus(page)).toBeUndefined()
      }
    })

    test('every tab stop of the rows is visible and not covered, backwards too', async ({
      page,
      leaderboard,
    }) => {
      await leaderboard.open('?selected=gpt-4')
      await leaderboard.table
        .getByRole('link', { name: /^Compare / })
        .nth(6)
        .focus()
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let stop = 0; stop < 16; stop += 1) {
          await page.keyboard.press(key)
          await expect.poll(() => coveredFocus(page)).toBeUndefined()
        }
      }
    })
  })
}

for (const width of [1280, 360]) {
  for (const path of EVERY_ROUTE) {
    test(`text spacing cuts off no text of ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openSettled(page, path)
      const before = await page
        .locator('h1')
        .evaluate((title) => getComputedStyle(title).wordSpacing)
      await addStyles(page, SPACING)
      const after = await page
        .locator('h1')
        .evaluate((title) => getComputedStyle(title).wordSpacing)
      expect(after).not.toBe(before)
      expect(await getOverflow(page)).toBe(0)
      expect(await cutTexts(page)).toEqual([])
    })
  }
}

test('the check detects a text that is cut off', async ({ page, leaderboard }) => {
  await leaderboard.open()
  await addStyles(page, '.site-lead { overflow: hidden; block-size: 20px; inline-size: 90px }')
  expect(await cutTexts(page)).toContainEqual(expect.stringContaining('How well models hold up'))
})

/** Returns texts that are cut off or overflow their box. */
async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest(
          // A button beside folded caveats shows them whole.
          'svg, option, [aria-hidden="true"], .tl-visually-hidden, .site-hidden, .site-skip-link, .tl-caveats[data-open="false"]',
        ) === null,
    )
    const isCut = (element: HTMLElement, node: Node): boolean => {
      const range = document.createRange()
      range.selectNodeContents(node)
      const text = range.getBoundingClientRect()
      for (let at: HTMLElement | null = element; at !== null; at = at.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(at)
        if (display === 'inline') continue
        const box = at.getBoundingClientRect()
        // A box of one px is for screen readers only, at this width.
        if (overflowX !== 'visible' && Math.min(box.width, box.height) <= 1) return false
        const isWide = text.left < box.left - 1 || text.right > box.right + 1
        const isTall = text.top < box.top - 1 || text.bottom > box.bottom + 1
        if (isWide && overflowX !== 'visible') return !/auto|scroll/.test(overflowX)
        if (isTall && overflowY !== 'visible') return !/auto|scroll/.test(overflowY)
        if (isWide && at === element) return true
      }
      return false
    }
    return elements.flatMap((element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
        .filter((node) => isCut(element, node))
        .map((node) => node.textContent?.trim() ?? ''),
    )
  })
}

/** The share of the viewport's height that sticky elements at its top cover, from 0 to 1. */
async function coveredShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const kept = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, top: inset } = getComputedStyle(element)
      const { top, height, width } = element.getBoundingClientRect()
      const isAtTop = top >= 0 && top < innerHeight / 2 && width > innerWidth / 2
      return /sticky|fixed/.test(position) && inset !== 'auto' && isAtTop && height > 1
    })
    const bottom = Math.max(0, ...kept.map((element) => element.getBoundingClientRect().bottom))
    return bottom / innerHeight
  })
}

/**
 * The text of the focused element if its centre is covered or outside of the viewport; otherwise
 * undefined.
 */
async function coveredFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return undefined
    // A link on two lines has a box for each; the middle of both is another text.
    const box = focused.getClientRects()[0] ?? focused.getBoundingClientRect()
    const { left, top, width, height } = box
    // For an element taller than the viewport, check its upper part.
    const point = [left + width / 2, top + Math.min(height, innerHeight) / 2] as const
    const hit = document.elementFromPoint(...point)
    const isSeen = hit !== null && (focused.contains(hit) || hit.contains(focused))
    return isSeen ? undefined : focused.textContent
  })
}
