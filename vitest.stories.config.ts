import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './scripts/findBrowser.ts'

const executablePath = findBrowser()

const launchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}

/** Every story in a real browser, with its `play` and its rules of access: a project for each theme. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [storiesIn('light')],
  },
})

function storiesIn(theme: 'light' | 'dark') {
  return {
    extends: true as const,
    plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme } })],
    test: {
      name: theme,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions }),
        api: { host: '127.0.0.1' },
        instances: [{ browser: 'chromium' as const }],
        screenshotFailures: false,
      },
    },
  }
}
