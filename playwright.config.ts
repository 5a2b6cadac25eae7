import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/findBrowser.ts'

// Two runs at once each need a port of their own.
const PORT = process.env['E2E_PORT'] ?? '41763'
const ADDRESS = `http://127.0.0.1:${PORT}`
// A build of its own, so that a developer's site/dist stays what it is.
const OUT_DIR = `--outDir ../node_modules/.cache/site-e2e-${PORT}`

const executablePath = findBrowser()

/** The built site in a real browser, over the embedded database with the real rows. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  use: {
    baseURL: ADDRESS,
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command:
      `vite build site ${OUT_DIR} --emptyOutDir --logLevel warn && ` +
      `exec vite preview site ${OUT_DIR} --host 127.0.0.1 --port ${PORT} --strictPort`,
    url: ADDRESS,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
