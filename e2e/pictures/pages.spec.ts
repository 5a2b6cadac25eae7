// @tier short
import { expect } from '@playwright/test'
import { IS_SHORT_RUN } from '../../tools/tests/tiers.ts'
import { applyViewport, SAMPLED_VIEWPORTS } from './fixtures/viewports.ts'
import { picturePath, test } from './fixtures/pictured.ts'
import { DATA_PAGES, getViewports, PAGES } from './fixtures/pages.ts'

for (const [scene, open] of Object.entries(PAGES)) {
  test(`${scene} matches its accepted pictures ${DATA_PAGES.has(scene) ? '' : '@full'}`, async ({
    page,
  }) => {
    await open(page)
    for (const look of IS_SHORT_RUN ? SAMPLED_VIEWPORTS : getViewports(scene)) {
      await applyViewport(page, look)
      await expect.soft(page).toHaveScreenshot(picturePath(`pages/${scene}`, look))
    }
  })
}
