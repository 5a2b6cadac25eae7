import { chromium, type Browser } from '@playwright/test'
import { join } from 'node:path'
import { build, preview } from 'vite'
import { ROOT } from '../runCommand.ts'
import { useBundledFonts } from './bundledFonts.ts'
import { pictureBrowser } from './pictureBrowser.ts'

const SITE = { root: join(ROOT, 'site'), logLevel: 'warn' } as const
const BUILT = join(ROOT, 'node_modules/.cache/site-readme')

// The pictures of the README show the published figures; those of the tests have figures of their own.
await build({ ...SITE, build: { outDir: BUILT, emptyOutDir: true } })
const server = await preview({
  ...SITE,
  build: { outDir: BUILT },
  preview: { host: '127.0.0.1', port: 0 },
})
const [address = ''] = server.resolvedUrls?.local ?? []
const browser = await chromium.launch(pictureBrowser())
try {
  for (const look of ['light', 'dark'] as const) await draw(browser, look)
} finally {
  await browser.close()
  await server.close()
}

async function draw(browser: Browser, look: 'light' | 'dark'): Promise<void> {
  const context = await browser.newContext({
    colorScheme: look,
    viewport: { width: 1280, height: 800 },
    bypassCSP: true,
  })
  await useBundledFonts(context)
  const page = await context.newPage()
  await page.goto(address)
  await page
    .getByRole('link', { name: /^View / })
    .first()
    .waitFor()
  // The web fonts change the height of rows.
  await page.evaluate(() => document.fonts.ready)
  const path = join(ROOT, `docs/pictures/dashboard-${look}.png`)
  await page.screenshot({ path, animations: 'disabled' })
  console.log(`Wrote ${path}`)
}
