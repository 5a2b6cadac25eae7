import { defineConfig } from '@playwright/test'
import { join } from 'node:path'
import { SECRETS_AROUND } from './e2e/fixtures/secretsAround.ts'
import { pictureBrowser } from './tools/pictures/pictureBrowser.ts'
import { browserOptions } from './tools/browser/browserOptions.ts'
import { IS_SHORT_RUN, skippedFiles } from './tools/tests/tiers.ts'

// Two runs at once each need ports of their own.
const PORT = Number(process.env['E2E_PORT'] ?? '41763')
const ADDRESS = `http://127.0.0.1:${PORT}`

/** The site as it is built by default, without any backend. */
export const SNAPSHOT_SITE = `http://127.0.0.1:${PORT + 1}`

/** Where the two sites are built: that over the embedded database, whose forms are stored, and the default. */
export const BUILT_SITES = [PORT, PORT + 1].map((port) =>
  join(import.meta.dirname, `node_modules/.cache/site-e2e-${port}`),
)

// Elsewhere than on Linux letters are drawn by the system, which no setting of ours reaches.
const isDrawnAlike = process.platform === 'linux'

/**
 * The built site in a real browser, over the embedded database with the real rows and over files, and
 * pictures of its pages and of stories.
 */
export default defineConfig({
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  snapshotPathTemplate: 'e2e/pictures/accepted/{arg}{ext}',
  expect: {
    toHaveScreenshot: {
      threshold: 0.06,
      ...(isDrawnAlike ? { maxDiffPixels: 40 } : { maxDiffPixelRatio: 0.03 }),
    },
  },
  use: {
    baseURL: ADDRESS,
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    launchOptions: browserOptions(),
  },
  projects: [
    {
      name: 'e2e',
      testDir: 'e2e',
      testIgnore: [
        join(import.meta.dirname, 'e2e/{engines,pictures}/**'),
        ...skippedFiles(join(import.meta.dirname, 'e2e'), '.spec.ts'),
      ],
    },
    // Only the pictures of stories need a built Storybook.
    ...(IS_SHORT_RUN
      ? []
      : [{ name: 'storybook', testDir: 'e2e/pictures', testMatch: 'storybook.setup.ts' }]),
    {
      name: 'pictures',
      testDir: 'e2e/pictures',
      testIgnore: skippedFiles(join(import.meta.dirname, 'e2e/pictures'), '.spec.ts'),
      dependencies: IS_SHORT_RUN ? [] : ['storybook'],
      // The fonts of the pictures come from the test, which the site's policy would not let in.
      use: { launchOptions: pictureBrowser(), bypassCSP: true },
    },
  ],
  webServer: [builtSite('embedded', PORT), builtSite('production', PORT + 1)],
})

/** A site that is built and served for the tests, apart from what a developer has built. */
function builtSite(mode: 'embedded' | 'production', port: number) {
  const where = `--mode ${mode} --outDir ../node_modules/.cache/site-e2e-${port}`
  return {
    command:
      `vite build site ${where} --emptyOutDir --logLevel warn && ` +
      `exec vite preview site ${where} --host 127.0.0.1 --port ${port} --strictPort`,
    url: `http://127.0.0.1:${port}`,
    env: { ...SECRETS_AROUND, ...(mode === 'embedded' ? { VITE_FORMS: 'supabase' } : {}) },
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  }
}
