// First, because other modules read the folder.
import './tools/tests/shippedFolder.ts'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { BrowserContextOptions } from 'playwright'
import { defineConfig } from 'vitest/config'
import { browserOptions } from './tools/browser/browserOptions.ts'
import { IS_SHORT_RUN } from './tools/tests/tiers.ts'

/** The tag of stories about forced colours. */
const FORCED = 'forced-colours'

const launchOptions = browserOptions()

/**
 * Runs every story with its `play` function and axe in a browser: light on a desktop, in the full
 * tier dark on a phone too, and those about forced colours in forced colours.
 */
export default defineConfig({
  // If Vite discovered this dependency during the run, it would restart the tests.
  optimizeDeps: { include: ['storybook/theming'] },
  test: {
    // Stories have no side effects, and a new page for each file would take as long as its stories.
    isolate: false,
    // Long timeouts for busy machines.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      // Layout does not depend on colours, so two combinations show every layout and every colour.
      storiesIn('light', 'desktop'),
      ...(IS_SHORT_RUN ? [] : [storiesIn('dark', 'phone')]),
      forcedColours(),
    ],
  },
})

function storiesIn(theme: 'light' | 'dark', viewport: 'desktop' | 'phone') {
  const initialGlobals = { theme, viewport: { value: viewport } }
  return {
    extends: true as const,
    plugins: [
      storybookTest({ configDir: '.storybook', initialGlobals, tags: { exclude: [FORCED] } }),
    ],
    test: { name: `${theme}-${viewport}`, browser: browserWith({}) },
  }
}

function forcedColours() {
  return {
    extends: true as const,
    plugins: [storybookTest({ configDir: '.storybook', tags: { include: [FORCED] } })],
    test: {
      name: FORCED,
      browser: browserWith({ forcedColors: 'active' }),
      setupFiles: ['.storybook/areColoursForced.ts'],
    },
  }
}

function browserWith(contextOptions: BrowserContextOptions) {
  return {
    enabled: true,
    headless: true,
    provider: playwright({ launchOptions, contextOptions }),
    api: { host: '127.0.0.1' },
    instances: [{ browser: 'chromium' as const }],
    screenshotFailures: false,
  }
}
