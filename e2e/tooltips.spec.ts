// @tier short
import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures/app.ts'
import { HEADERS } from './fixtures/columns.ts'
import { delayRequests } from './fixtures/delayRequests.ts'
import { expectFullyVisible, longPress, openTooltip } from './fixtures/tooltip.ts'

/** The code of the tooltips, which is loaded after the widgets. */
const TOOLTIPS = '**/attachTooltip-*.js'
const BANDS = ['EXCELLENT', 'COMPETITIVE', 'AVERAGE', 'BELOW AVG', 'POOR']

test('every column, band and z-score has a tooltip on focus @full', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open()
  const tooltip = openTooltip(page)
  const headers = leaderboard.headers.getByRole('button')
  const legend = page.getByRole('list', { name: 'What the bands mean' }).getByRole('button')
  const sentences = new Set<string>()
  await headers.first().focus()
  await page.keyboard.press('Shift+Tab')
  for (const terms of [headers, legend]) {
    for (const term of await terms.all()) {
      if (!(await term.isVisible())) continue
      await term.focus()
      const said = await tooltip.innerText()
      await expect(term).toHaveAccessibleDescription(said)
      await expectFullyVisible(tooltip)
      sentences.add(said)
    }
  }
  // The places and z have a sentence too.
  expect(sentences.size).toBe(HEADERS.length + BANDS.length + 2)

  await leaderboard.sortButton('Bias Score').focus()
  await page.mouse.wheel(0, 900)
  await expect.poll(() => distanceBelow(tooltip, leaderboard.sortButton('Bias Score'))).toBe(4)
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
})

test('the stop of a row opens the intervals and places of all its scores', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open()
  const tooltip = openTooltip(page)
  const row = leaderboard.row('GPT-4')
  await row.getByRole('link', { name: 'View GPT-4', exact: true }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(row.getByRole('link', { name: 'GPT-4', exact: true })).toBeFocused()
  await expect(tooltip).toHaveText(/^Composite score: [\d.]+–.*Bias: .*Jailbreak: .*/s)
  await expectFullyVisible(tooltip)
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)

  await page.getByRole('button', { name: 'How to read this' }).press('Enter')
  await expect(page.locator('.tl-interval-legend')).toBeFocused()
  await expect(page.locator('.tl-interval-legend')).toBeInViewport()
})

test('a click before the tooltips’ code has loaded opens the tooltip afterwards @full', async ({
  page,
  leaderboard,
}) => {
  const release = await delayRequests(page, TOOLTIPS)
  const tooltips = page.waitForRequest(TOOLTIPS)
  await leaderboard.open()
  await tooltips
  await leaderboard.row('GPT-4').getByText('EXCELLENT').first().click()
  await page.mouse.move(0, 0)
  await expect(openTooltip(page)).toHaveCount(0)
  release()
  await expect(openTooltip(page)).toHaveText('EXCELLENT: a score of 90.0% or more.')
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } })

  test('a tap opens the tooltip of a term, and a long press that of a button without activating it @full', async ({
    page,
    leaderboard,
  }) => {
    await page.clock.install()
    await leaderboard.open()
    const tooltip = openTooltip(page)
    await leaderboard.row('GPT-4').getByText('EXCELLENT').first().tap()
    await expect(tooltip).toHaveText('EXCELLENT: a score of 90.0% or more.')
    await expectFullyVisible(tooltip)
    const cells = leaderboard.row('GPT-4').locator('.tl-score-cell')
    await cells.first().tap({ position: { x: 20, y: 6 } })
    await expect(tooltip).toHaveText(/^Bias: [\d.]+–[\d.]+%, place /)
    await leaderboard.row('GPT-4').locator('.tl-row-place:visible').tap()
    await expect(tooltip).toHaveText(/^place \d/)
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(tooltip).toHaveCount(0)

    const toxicity = leaderboard.sortButton('Toxicity Score')
    // The headers of a phone are one line, which scrolls.
    await toxicity.scrollIntoViewIfNeeded()
    await longPress(toxicity, 900)
    await expect(tooltip).toHaveText(/^How rarely the model insults/)
    await expect(leaderboard.header('Toxicity Score')).toHaveAttribute('aria-sort', 'none')
    await toxicity.tap()
    await expect(tooltip).toHaveCount(0)
    await expect(leaderboard.header('Toxicity Score')).toHaveAttribute('aria-sort', 'descending')
  })
})

/** The distance from the bottom of one element to the top of another below it, in px. */
async function distanceBelow(element: Locator, other: Locator): Promise<number> {
  const [below, above] = await Promise.all([element.boundingBox(), other.boundingBox()])
  return Math.round((below?.y ?? NaN) - ((above?.y ?? NaN) + (above?.height ?? NaN)))
}
