import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/findBrowser.ts'

// Two runs at once each need ports of their own.
const PORT = Number(process.env['E2E_PORT'] ?? '41763')
const ADDRESS = `http://127.0.0.1:${PORT}`

/** The site as it is built by default, without any backend. */
export const SNAPSHOT_SITE = `http://127.0.0.1:${PORT + 1}`

const executablePath = findBrowser()

/** The built site in a real browser: over the embedded database with the real rows, and over files. */
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
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  }
}
