import type { LaunchOptions } from '@playwright/test'
import { resolve } from 'node:path'
import { browserOptions } from '../browser/browserOptions.ts'

const FONT_SETTINGS = resolve(import.meta.dirname, 'fonts.conf')

/** Launch options for the browser of the pictures, in which text looks the same on every Linux. */
export function pictureBrowser(...more: readonly string[]): LaunchOptions {
  const { args, ...rest } = browserOptions()
  const drawing = [
    '--disable-lcd-text',
    '--enable-font-subpixel-positioning',
    '--hide-scrollbars',
    // The headless shell ignores the machine’s font settings and hints by default.
    '--font-render-hinting=none',
  ]
  return {
    ...rest,
    args: [...args, ...drawing, ...more],
    env: { ...process.env, FONTCONFIG_FILE: FONT_SETTINGS },
  }
}
