// @tier full
import { expect } from '@playwright/test'
import { openStory } from './fixtures/builtStorybook.ts'
import { applyViewport, SAMPLED_VIEWPORTS } from './fixtures/viewports.ts'
import { picturePath, storyBox, test } from './fixtures/pictured.ts'
import { picturedStories } from './fixtures/picturedStories.ts'

for (const { id, hasForcedColours } of picturedStories()) {
  test(`${id} matches its accepted pictures`, async ({ page }) => {
    if (hasForcedColours) await page.emulateMedia({ forcedColors: 'active' })
    await openStory(page, id)
    for (const look of SAMPLED_VIEWPORTS) {
      await applyViewport(page, look)
      const clip = await storyBox(page)
      await expect.soft(page).toHaveScreenshot(picturePath(`stories/${id}`, look), { clip })
    }
  })
}
