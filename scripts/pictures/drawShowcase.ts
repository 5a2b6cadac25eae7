import { chromium } from '@playwright/test'
import { join } from 'node:path'
import { previewSite } from '../../e2e/fixtures/previewedSite.ts'
import { useBundledFonts } from '../../pictures/fixtures/bundledFonts.ts'
import { LOOKS, wear } from '../../pictures/fixtures/looks.ts'
import { pictureBrowser } from '../../pictures/fixtures/pictureBrowser.ts'
import { SHOWCASE } from '../../pictures/fixtures/scenes.ts'
import { ROOT } from '../runCommand.ts'

const FOLDER = join(ROOT, 'docs/pictures')
const SIZE = { width: 1280, height: 900 }

/**
 * Builds the site over the embedded database and draws what the documents show of it.
 *
 * @returns the files, one of each page in light and in dark colours
 */
export async function drawShowcase(): Promise<string[]> {
  const site = await previewSite({})
  const browser = await chromium.launch(pictureBrowser())
  const files: string[] = []
  try {
    const context = await browser.newContext({ baseURL: site.address })
    await useBundledFonts(context)
    const page = await context.newPage()
    for (const [scene, open] of Object.entries(SHOWCASE)) {
      await page.setViewportSize(SIZE)
      await open(page)
      for (const look of LOOKS.filter(({ width }) => width === SIZE.width)) {
        await wear(page, { ...look, ...SIZE })
        const path = join(FOLDER, `${scene}-${look.colorScheme}.png`)
        await page.screenshot({ path, animations: 'disabled', caret: 'hide' })
        files.push(path)
      }
    }
  } finally {
    await browser.close()
    await site.close()
  }
  return files
}
