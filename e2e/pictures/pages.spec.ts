// @tier short
import { expect } from '@playwright/test'
import { IS_SHORT_RUN } from '../../tools/tests/tiers.ts'
import { CROSSED_LOOKS, LOOKS, wear } from './fixtures/looks.ts'
import { pictureOf, test } from './fixtures/pictured.ts'
import { SCENES } from './fixtures/scenes.ts'

for (const [scene, open] of Object.entries(SCENES)) {
  test(`${scene} matches its accepted pictures`, async ({ page }) => {
    await open(page)
    for (const look of IS_SHORT_RUN ? CROSSED_LOOKS : LOOKS) {
      await wear(page, look)
      await expect.soft(page).toHaveScreenshot(pictureOf(`pages/${scene}`, look))
    }
  })
}
