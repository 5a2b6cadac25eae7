import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { BrowserContextOptions } from 'playwright'
import { defineConfig } from 'vitest/config'
import { browserOptions } from './tools/browser/browserOptions.ts'

/** The tag of stories that are about the colours of a reader's system. */
const FORCED = 'forced-colours'

const launchOptions = browserOptions()

/**
 * Every story in a real browser, with its `play` and the rules of access: in light colours on a desktop,
 * in dark colours on a phone, and those about forced colours in forced colours.
 */
export default defineConfig({
  // Found while tests run, it would have them begin again.
  optimizeDeps: { include: ['storybook/theming'] },
  test: {
    // Nothing here is a benchmark: a busy machine may take its time.
    // A story leaves nothing behind, and a page of its own for each file takes as long as its stories.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      // Colours do not depend on the layout: two crossed looks show every layout and every colour.
      storiesIn('light', 'desktop'),
      storiesIn('dark', 'phone'),
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
