import type { BrowserContext } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const FILES: Readonly<Record<string, string>> = {
  'Picture Latin': require.resolve('inter-ui/variable/InterVariable.woff2'),
  'Picture Arabic':
    require.resolve('@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2'),
}

const fonts = Object.entries(FILES).map(
  ([family, file]) => [family, readFileSync(file).toString('base64')] as const,
)
const families = fonts.map(([family]) => `'${family}'`).join(', ')
const sheet = `:root { --tl-font: ${families}; }
body, .canvas, code, pre { font-family: ${families} !important; }`

/**
 * Makes every page of a context use bundled fonts, so that text looks the same on every machine.
 */
export async function useBundledFonts(context: BrowserContext): Promise<void> {
  await context.addInitScript(addFonts, { fonts, sheet })
}

interface Fonts {
  readonly fonts: readonly (readonly [family: string, base64: string])[]
  readonly sheet: string
}

/**
 * Runs in the page before its content is parsed. The script contains the fonts, because Chromium
 * abandons a font that is still loading when a page adds a style sheet, and uses a system font.
 */
function addFonts(given: Fonts): void {
  for (const [family, base64] of given.fonts) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    document.fonts.add(new FontFace(family, bytes, { weight: '100 900' }))
  }
  const adopted = new CSSStyleSheet()
  adopted.replaceSync(given.sheet)
  document.adoptedStyleSheets.push(adopted)
}
