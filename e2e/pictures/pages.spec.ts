// @tier short
import { expect } from '@playwright/test'
import { IS_SHORT_RUN } from '../../tools/tests/tiers.ts'
import { applyViewport, SAMPLED_VIEWPORTS, VIEWPORTS } from './fixtures/viewports.ts'
import { picturePath, test } from './fixtures/pictured.ts'
import { PAGES } from './fixtures/pages.ts'

/** The pages with a chart or a table. The others have text, a form or a state that a story shows. */
const SAMPLED = ['dashboard', 'model', 'comparison', 'embedded-leaderboard']

for (const [scene, open] of Object.entries(PAGES)) {
  test(`${scene} matches its accepted pictures ${SAMPLED.includes(scene) ? '' : '@full'}`, async ({
    page,
  }) => {
    await open(page)
    for (const look of IS_SHORT_RUN ? SAMPLED_VIEWPORTS : VIEWPORTS) {
      await applyViewport(page, look)
      await expect.soft(page).toHaveScreenshot(picturePath(`pages/${scene}`, look))
    }
  })
}
