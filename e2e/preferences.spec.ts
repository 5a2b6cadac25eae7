// @tier full
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures/app.ts'
import { EVERY_ROUTE, openSettled } from './fixtures/everyRoute.ts'
import { shownTexts } from './fixtures/shownColours.ts'
import { withoutClipboard } from './fixtures/shareTargets.ts'

test.describe('in forced colours', () => {
  test('only the selected tab and the current navigation link are marked', async ({
    page,
    modelPage,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await modelPage.open('gpt-4')
    expect(await bordersOf(modelPage.tabs)).toEqual(['0px 2px', '0px 0px', '0px 0px', '0px 0px'])
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cite' }).click()
    const forms = page.getByRole('dialog').getByRole('tab')
    await expect(forms.first()).toBeVisible()
    expect(await bordersOf(forms)).toEqual(['0px 2px', '0px 0px', '0px 0px'])
    const links = page.getByRole('navigation').getByRole('link')
    await openSettled(page, '/reports')
    expect(await bordersOf(links)).toEqual([
      '0px 0px',
      '0px 0px',
      '0px 2px',
      '0px 0px',
      '0px 0px',
      '0px 0px',
    ])
  })

  for (const path of EVERY_ROUTE) {
    test(`every button and field of ${path} has a border`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' })
      await openSettled(page, path)
      const controls = page.locator('.tl-button, .tl-control, .site-button, .tl-card, .site-panel')
      const edged = controls.filter({ visible: true })
      const ground = await page
        .locator('body')
        .evaluate((body) => getComputedStyle(body).backgroundColor)
      expect(await edged.count()).toBeGreaterThan(0)
      for (const side of ['border-top', 'border-bottom']) {
        for (const border of await valuesOf(edged, side)) {
          expect(border).toMatch(/^[1-3]px (solid|dashed) /)
          expect(border).not.toContain(ground)
        }
      }
    })
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`prefers-contrast: more strengthens text and lines, ${colorScheme}`, async ({
    page,
    leaderboard,
  }) => {
    const muted = page.locator('[data-column="provider"], .site-lead')
    const line = page.locator('.tl-leaderboard-row > [data-column="date"]').first()
    const control = leaderboard.search
    await page.emulateMedia({ colorScheme })
    await leaderboard.open()
    const leastOf = async () => {
      const texts = await Promise.all((await muted.all()).map((element) => shownTexts(element)))
      return Math.min(...texts.flat().map(({ contrast }) => contrast))
    }
    const edges = async () => [
      ...(await valuesOf(line, 'border-bottom-color')),
      ...(await valuesOf(control, 'border-top-color')),
      ...(await valuesOf(page.locator('.site-header'), 'border-bottom-color')),
    ]
    const before = { least: await leastOf(), edges: await edges() }
    expect(before.least).toBeLessThan(7)
    await page.emulateMedia({ colorScheme, contrast: 'more' })
    expect(await leastOf()).toBeGreaterThanOrEqual(7)
    for (const [index, colour] of (await edges()).entries()) {
      expect(colour).not.toBe(before.edges[index])
    }
  })
}

test('prefers-reduced-motion disables every animation and transition', async ({
  page,
  modelPage,
}) => {
  await withoutClipboard(page)
  const notice = page.locator('[data-sonner-toast]')
  await modelPage.open('gpt-4')
  await modelPage.button('Share').click()
  await expect(notice).toBeVisible()
  expect(await movedFor(page), 'a notice slides in').toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await movedFor(page)).toBe(0)
  for (const path of EVERY_ROUTE) {
    await openSettled(page, path)
    expect(await movedFor(page), path).toBe(0)
  }
})

/** The widths of the block-start and block-end border of each element. */
async function bordersOf(elements: Locator): Promise<string[]> {
  const starts = await valuesOf(elements, 'border-block-start-width')
  const ends = await valuesOf(elements, 'border-block-end-width')
  return starts.map((start, index) => `${start} ${ends[index]}`)
}

async function valuesOf(elements: Locator, property: string): Promise<string[]> {
  return elements.evaluateAll(
    (found, name) => found.map((element) => getComputedStyle(element).getPropertyValue(name)),
    property,
  )
}

/** The duration of the longest animation or transition on the page, in seconds. */
async function movedFor(page: Page): Promise<number> {
  return page.evaluate(() => {
    const secondsOf = (durations: string) =>
      durations.split(',').map((duration) => Number.parseFloat(duration))
    const elements = [...document.querySelectorAll('*')]
    return Math.max(
      ...elements.flatMap((element) =>
        [undefined, '::before', '::after'].flatMap((part) => {
          const { animationDuration, transitionDuration } = getComputedStyle(element, part)
          return [...secondsOf(animationDuration), ...secondsOf(transitionDuration)]
        }),
      ),
    )
  })
}
