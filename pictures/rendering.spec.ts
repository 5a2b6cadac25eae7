// @tier full
import { chromium, expect } from '@playwright/test'
import { useBundledFonts } from './fixtures/bundledFonts.ts'
import { CROSSED_LOOKS, wear } from './fixtures/looks.ts'
import { pictureBrowser } from './fixtures/pictureBrowser.ts'
import { isAccepting, pictureOf, test } from './fixtures/pictured.ts'
import { SCENES } from './fixtures/scenes.ts'

/** What differs from machine to machine, and no setting of ours decides. */
const RENDERINGS: Readonly<Record<string, readonly string[]>> = {
  'a graphics card': ['--use-angle=swiftshader', '--enable-gpu-rasterization'],
  'another contrast of letters': ['--text-contrast=1.0', '--text-gamma=1.4'],
}

for (const [rendering, args] of Object.entries(RENDERINGS)) {
  test(`a page drawn with ${rendering} is as accepted`, async ({ baseURL }) => {
    test.skip(isAccepting(), 'would be accepted instead')
    const browser = await chromium.launch({
      ...pictureBrowser(...args, '--ignore-gpu-blocklist'),
      ignoreDefaultArgs: ['--disable-gpu'],
    })
    const context = await browser.newContext({ baseURL: baseURL ?? '', bypassCSP: true })
    await useBundledFonts(context)
    const page = await context.newPage()
    for (const scene of ['dashboard', 'request']) {
      // What a page scrolls to as it opens depends on its width.
      await page.setViewportSize({ width: 1280, height: 900 })
      await SCENES[scene]?.(page)
      for (const look of CROSSED_LOOKS) {
        await wear(page, look)
        await expect(page).toHaveScreenshot(pictureOf(`pages/${scene}`, look))
      }
    }
    await browser.close()
  })
}

test('no letter of a page comes from the machine', async ({ page }) => {
  await SCENES['comparison']?.(page)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1, pierce: true })
  const used = await Promise.all(
    nodes
      .filter(({ nodeType }) => nodeType === 1)
      .map(({ nodeId }) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  )
  const fonts = used.flatMap((answer) => answer.fonts)
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([])
})
