// @tier full
import { expect } from '@playwright/test'
import { openStory } from './fixtures/builtStorybook.ts'
import { CROSSED_LOOKS, wear } from './fixtures/looks.ts'
import { pictureOf, storyBox, test } from './fixtures/pictured.ts'
import { picturedStories } from './fixtures/picturedStories.ts'

for (const { id, hasForcedColours } of picturedStories()) {
  test(`${id} matches its accepted pictures`, async ({ page }) => {
    if (hasForcedColours) await page.emulateMedia({ forcedColors: 'active' })
    await openStory(page, id)
    for (const look of CROSSED_LOOKS) {
      await wear(page, look)
      const clip = await storyBox(page)
      await expect.soft(page).toHaveScreenshot(pictureOf(`stories/${id}`, look), { clip })
    }
  })
}
