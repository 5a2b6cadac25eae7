import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'postcss'
import { describe, expect, it } from 'vitest'
import { contrastRatio, mixColours } from './contrast.ts'

const SHEETS = ['tokens.css', 'bands.css', 'series.css']
const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

/** Returns the colours of a theme by name, such as `ink`, without those that refer to another. */
function coloursIn(theme: Theme): ReadonlyMap<string, string> {
  const found = SHEETS.flatMap((sheet) => {
    const colours: [string, string][] = []
    parse(readFileSync(join(import.meta.dirname, sheet), 'utf8')).walkDecls(({ value }) => {
      const [, name, light, dark] =
        /^light-dark\(\s*var\(--tl-([\w-]+), (#[0-9a-f]{6})\),.*, (#[0-9a-f]{6})\)\)\s*\)$/s.exec(
          value,
        ) ?? []
      const colour = theme === 'light' ? light : dark
      if (name !== undefined && colour !== undefined) colours.push([name, colour])
    })
    return colours
  })
  return new Map(found)
}

describe.each(THEMES)('the colours of the %s theme', (theme) => {
  const colours = coloursIn(theme)
  const colour = (name: string) => {
    const found = colours.get(name)
    if (found === undefined) throw new Error(`No colour is named ${name}.`)
    return found
  }
  const bands = ['excellent', 'good', 'average', 'below-average', 'poor']

  it('are all parsed', () => {
    expect(colours.size).toBe(22)
  })

  it.each(bands.flatMap((band) => ['surface', 'raised'].map((ground) => [band, ground] as const)))(
    'give the text of “%s” a contrast of 4.5 on “%s”',
    (band, ground) => {
      expect(contrastRatio(colour(band), colour(ground))).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(bands)('give the bar of “%s” a contrast of 3 on its track and on the surface', (band) => {
    expect(contrastRatio(colour(`${band}-bar`), colour('track'))).toBeGreaterThanOrEqual(3)
    expect(contrastRatio(colour(`${band}-bar`), colour('surface'))).toBeGreaterThanOrEqual(3)
  })

  it.each(['excellent', 'good', 'muted', 'ink'])(
    'give “%s” a contrast of 4.5 on the background of a good score',
    (text) => {
      // The style sheet of the report mixes the background like this.
      const ground = mixColours(colour('excellent-bar'), colour('surface'), 0.07)
      expect(contrastRatio(colour(text), ground)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each([
    ['ink', 'surface'],
    ['ink', 'raised'],
    ['muted', 'surface'],
    ['muted', 'raised'],
    ['accent', 'surface'],
    ['on-accent', 'accent'],
    ['surface', 'ink'],
    ['series-1', 'raised'],
    ['series-2', 'raised'],
    ['series-3', 'raised'],
  ])('give “%s” a contrast of 4.5 on “%s”', (text, ground) => {
    expect(contrastRatio(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['control-line', 'accent', 'series-1', 'series-2', 'series-3'])(
    'give “%s” a contrast of 3 on the surface',
    (part) => {
      expect(contrastRatio(colour(part), colour('surface'))).toBeGreaterThanOrEqual(3)
    },
  )
})

describe('contrast ratio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#777777', 1],
    ['#777777', '#ffffff', 4.48],
  ])('of %s and %s is %f', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2)
  })
})
