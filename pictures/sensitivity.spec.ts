// @tier full
import { expect } from '@playwright/test'
import { CROSSED_LOOKS, wear } from './fixtures/looks.ts'
import { isAccepting, pictureOf, test } from './fixtures/pictured.ts'
import { SCENES } from './fixtures/scenes.ts'

/** Small changes of the dashboard, each of which a reader would see. */
const CHANGES: Readonly<Record<string, () => void>> = {
  'a band in the colour of the next': () => {
    for (const root of document.querySelectorAll<HTMLElement>('.tl-root')) {
      root.style.setProperty('--tl-average-bar', 'var(--_tl-below-average-bar)')
    }
  },
  'a bar that is missing': () => document.querySelector('.tl-score-bar > line')?.remove(),
  'a row that is 4 px higher': () => {
    const row = document.querySelector<HTMLElement>('.tl-leaderboard-row')
    if (row !== null) row.style.translate = '0 -4px'
  },
  'a word that is another': () => {
    const title = document.querySelector('h1')
    if (title !== null) title.textContent = title.textContent.replace('Safety', 'Surety')
  },
  'a text in the colour of another': () => {
    document.querySelector('h1')?.style.setProperty('color', 'var(--muted)')
  },
}

for (const [change, apply] of Object.entries(CHANGES)) {
  test(`the dashboard with ${change} is not as accepted`, async ({ page }) => {
    test.skip(isAccepting(), 'what it is compared with is being written')
    await SCENES['dashboard']?.(page)
    await page.evaluate(apply)
    for (const look of CROSSED_LOOKS) {
      await wear(page, look)
      await expect(page).not.toHaveScreenshot(pictureOf('pages/dashboard', look))
    }
  })
}
