// First, because other modules read the folder.
import './tools/tests/shippedFolder.ts'
import { defineConfig } from '@playwright/test'
import { join } from 'node:path'
import { FAKE_SECRETS } from './e2e/fixtures/fakeSecrets.ts'
import { pictureBrowser } from './tools/pictures/pictureBrowser.ts'
import { ifSet } from './tools/ifSet.ts'
import { browserOptions } from './tools/browser/browserOptions.ts'
import { FULL, IS_SHORT_RUN, skippedFiles } from './tools/tests/tiers.ts'

// Parallel runs need different ports. Linux gives ports above 32767 to outgoing connections.
const PORT = Number(ifSet(process.env['E2E_PORT']) ?? '21763')
const ADDRESS = `http://127.0.0.1:${PORT}`

/** The address of the default build of the site, which has no backend. */
export const SNAPSHOT_SITE = `http://127.0.0.1:${PORT + 1}`

/**
 * The output folders of the two sites: the one with the embedded database, which stores its forms,
 * and the default one.
 */
export const BUILT_SITES = [PORT, PORT + 1].map((port) =>
  join(import.meta.dirname, `node_modules/.cache/site-e2e-${port}`),
)

/** The folder of the built host page with hostile styles and scripts. */
export const HOSTILE_PAGE = join(import.meta.dirname, `node_modules/.cache/hostile-e2e-${PORT}`)

/** The folder of the tests’ figures and releases, which are not those that the site publishes. */
export const EVALUATIONS = join(import.meta.dirname, `node_modules/.cache/evaluations-e2e-${PORT}`)

// Other systems render text with their own font engine, which no setting of ours controls.
const isDrawnAlike = process.platform === 'linux'

/**
 * Runs the built site in a real browser, once with the embedded database and once with a snapshot,
 * and compares pictures of its pages and of stories.
 */
export default defineConfig({
  fullyParallel: true,
  workers: 2,
  retries: 0,
  ...(IS_SHORT_RUN && { grepInvert: new RegExp(FULL) }),
  forbidOnly: ifSet(process.env['CI']) !== undefined,
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
      // The test serves the fonts of the pictures, which the site's content security policy would
      // block.
      use: { launchOptions: pictureBrowser(), bypassCSP: true },
    },
  ],
  // Playwright starts one server after the other, so the first one builds all pages at a time.
  webServer: [
    {
      ...serverAt(PORT),
      command: `tsx supabase/tests/evaluations/main.ts ${EVALUATIONS} && ${together(buildHostilePage(), build('production', PORT + 1), build('embedded', PORT))} && ${preview('embedded', PORT)}`,
    },
    { ...serverAt(PORT + 1), command: preview('production', PORT + 1) },
  ],
})

/** Runs shell commands at the same time. Fails if one of them fails. */
function together(...commands: readonly string[]): string {
  const started = commands.map((command, index) => `{ ${command} & } && P${index}=$!`)
  return [...started, ...commands.map((_, index) => `wait $P${index}`)].join(' && ')
}

type Mode = 'embedded' | 'production'

/** Builds a site for the tests, separate from a developer's build. */
function build(mode: Mode, port: number): string {
  const forms = mode === 'embedded' ? 'VITE_FORMS=supabase ' : ''
  return `${forms}vite build ${siteIn(mode, port)} --emptyOutDir --logLevel warn`
}

/** Builds the host page here, because each worker would build it again for its own tests. */
function buildHostilePage(): string {
  const config = 'examples/hostile/vite.config.ts'
  return `vite build --config ${config} --outDir ${HOSTILE_PAGE} --emptyOutDir --logLevel error`
}

function preview(mode: Mode, port: number): string {
  return `exec vite preview ${siteIn(mode, port)} --host 127.0.0.1 --port ${port} --strictPort`
}

function siteIn(mode: Mode, port: number): string {
  return `site --mode ${mode} --outDir ../node_modules/.cache/site-e2e-${port}`
}

function serverAt(port: number) {
  return {
    url: `http://127.0.0.1:${port}`,
    env: { ...FAKE_SECRETS, EVALUATIONS_FOLDER: EVALUATIONS },
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  }
}
