import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { BandOrMissing } from '@transparency-lab/widgets/domain'

const THEME = resolve(import.meta.dirname, '../../packages/widgets/src/theme')
const COLOUR = '(#[0-9a-f]{6})'

/** A colour of the theme in light and dark. */
export interface ThemeColour {
  readonly light: string
  readonly dark: string
}

/**
 * Reads the text colours of bands from the theme of the widgets.
 *
 * @throws Error when the theme has no such colour
 */
export async function readBandColours(): Promise<Readonly<Record<BandOrMissing, string>>> {
  const read = await readTheme()
  return {
    excellent: read('--tl-excellent').light,
    good: read('--tl-good').light,
    average: read('--tl-average').light,
    belowAverage: read('--tl-below-average').light,
    poor: read('--tl-poor').light,
    comingSoon: read('--tl-muted').light,
  }
}

/** Returns a function that finds the colours of a public token of the theme. */
export async function readTheme(): Promise<(token: string) => ThemeColour> {
  const files = ['tokens.css', 'bands.css'].map((name) => readFile(resolve(THEME, name), 'utf8'))
  const css = (await Promise.all(files)).join('\n')
  return (token) => {
    const [light, dark] = [...css.matchAll(new RegExp(`var\\(${token}, ${COLOUR}\\)`, 'g'))].map(
      ([, colour]) => colour,
    )
    if (light === undefined || dark === undefined) {
      throw new Error(`The theme has no colour “${token}”.`)
    }
    return { light, dark }
  }
}
