// @tier short
import type { Page } from '@playwright/test'
import { SNAPSHOT_SITE } from '../playwright.config.ts'
import { expect, test } from './fixtures/app.ts'
import { delayRequests } from './fixtures/delayRequests.ts'
import { violationsOn } from './fixtures/violations.ts'

test.use({ baseURL: SNAPSHOT_SITE })

const WIDGETS = '**/embed/widgets-*.js'

/** The height of the content, to which a host page sizes the frame. */
function heightOf(page: Page): Promise<number> {
  return page.locator('main').evaluate((main) => main.getBoundingClientRect().height)
}

/** The left edges and widths of the columns. */
function placesOfHeaders(page: Page): Promise<readonly (readonly number[])[]> {
  return page
    .getByRole('columnheader')
    .evaluateAll((headers) =>
      headers.map((header) => header.getBoundingClientRect()).map(({ x, width }) => [x, width]),
    )
}

/** Embedded pages: a text of their figures, the viewport width, and by how much the height may change. */
const FRAMES: readonly (readonly [
  path: string,
  text: string,
  width: number,
  options?: { readonly inexact?: number; readonly tier?: '@full' },
])[] = [
  ['/embed/leaderboard', 'Composite', 800],
  // A phone shows the first screen, and reserves an estimated height for the other rows.
  ['/embed/leaderboard?theme=dark&notes=short', 'Composite', 360, { inexact: 0.02 }],
  ['/embed/leaderboard?toolbar=false&notes=short&limit=9', 'Composite', 360, { tier: '@full' }],
  ['/embed/suite/trustllm?models=gpt-4,ernie&sort=none', 'Composite', 800, { tier: '@full' }],
  ['/embed/suite/nejumi-4', 'GPT-5', 800, { tier: '@full' }],
  ['/embed/suite/nejumi-4?columns=composite,bias', 'GPT-5', 1100, { tier: '@full' }],
  ['/embed/suite/nejumi-4?columns=composite,bias&limit=9', 'GPT-5', 360],
  ['/embed/model/gpt-4?theme=dark', '73.8%', 400, { tier: '@full' }],
  ['/embed/de/suite/nejumi-4', 'Gesamtwert', 800, { tier: '@full' }],
  ['/embed/ar/model/gpt-4', '73.8', 400],
]

for (const [path, text, width, { inexact = 0, tier = '' } = {}] of FRAMES) {
  test(`${path} shows its figures at ${width} px before the script of the widget, which then takes their place without a shift ${tier}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    const release = await delayRequests(page, WIDGETS)
    const snapshot = page.waitForRequest('**/snapshots/snapshot.json')
    await page.goto(path, { waitUntil: 'commit' })
    const figures = page.locator('.frame-figures')
    await expect(figures.getByText(text).first()).toBeVisible()
    await expect(page.locator('[data-waiting]')).toHaveCount(1)
    const rows = figures.getByRole('rowheader')
    if (path.includes('limit')) await expect(rows).toHaveCount(9)
    if (path.includes('models')) await expect(rows).toHaveText([/GPT-4/, /ERNIE/])
    const headers = await placesOfHeaders(page)
    if (path.includes('columns')) expect(headers.length).toBe(3)
    const before = await heightOf(page)
    await snapshot
    release()
    await expect(figures).toHaveCount(0)
    await expect(page.locator('main').getByText(text).first()).toBeVisible()
    if (path.includes('columns')) expect(await placesOfHeaders(page)).toEqual(headers)
    expect(Math.abs((await heightOf(page)) / before - 1)).toBeLessThanOrEqual(inexact)
  })
}

test('an embedded page is accessible', async ({ page }) => {
  await page.goto('/embed/ar/model/gpt-4')
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  // It is embedded in a page that has its own heading. The stories check each widget.
  const found = await violationsOn(page, (axe) => axe.disableRules('page-has-heading-one'))
  expect(found).toEqual([])
})

for (const parameter of ['suite=nejumi-4', 'models=gpt-5-2025-08-07']) {
  test(`a frame with ${parameter} shows no figures of another suite`, async ({ page }) => {
    const release = await delayRequests(page, WIDGETS)
    await page.goto(`/embed/leaderboard?${parameter}`, { waitUntil: 'commit' })
    await expect(page.getByRole('link', { name: 'LLM safety leaderboard' })).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(0)
    release()
    await expect(page.getByRole('rowheader', { name: 'GPT-5' }).first()).toBeVisible()
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a frame shows its figures, and no control that does nothing', async ({ page }) => {
    await page.goto('/embed/leaderboard')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Transparency Lab/ })).toBeVisible()
    await page.goto('/embed/suite/nejumi-4')
    await expect(page.getByRole('rowheader', { name: 'GPT-5' }).first()).toBeVisible()
    await page.goto('/embed/model/gpt-4')
    await expect(page.getByText('73.8%')).toBeVisible()
  })
})
