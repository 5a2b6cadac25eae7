import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrastRatio } from './contrast.ts'
import { BAND_TEXTS, describeTokenProblems, findContrastProblems } from './tokenProblems.ts'
import { DEFAULT_PALETTES } from './tokens.ts'

const sheet = ['tokens.css', 'bands.css']
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n')

describe('findContrastProblems', () => {
  it('finds none without tokens', () => {
    expect(findContrastProblems({})).toEqual([])
  })

  it('checks against the colours of the style sheet', () => {
    const { light, dark } = DEFAULT_PALETTES
    for (const name of ['accent', 'surface', 'ink'] as const) {
      expect(sheet).toContain(`var(--tl-${name}, ${light[name]})`)
      expect(sheet).toContain(`var(--tl-${name}, ${dark[name]})`)
    }
    for (const [index, name] of [
      'excellent',
      'good',
      'average',
      'below-average',
      'poor',
    ].entries()) {
      expect(sheet).toContain(`var(--tl-${name}, ${BAND_TEXTS.light[index]})`)
      expect(sheet).toContain(`var(--tl-${name}, ${BAND_TEXTS.dark[index]})`)
    }
  })

  it.each([
    ['accent', { accent: '#ffcc00', accentDark: '#ffcc00' }, 'light', 'links'],
    ['inkDark', { inkDark: '#444444' }, 'dark', 'secondary texts'],
    ['accentDark', { accent: '#0d5c63' }, 'dark', 'links'],
    ['surface', { surface: '#b0b0b0', surfaceDark: '#15191c' }, 'light', 'the texts of bands'],
  ])('names %s, and the nearest value passes', (token, tokens, scheme, what) => {
    const problems = findContrastProblems(tokens)
    const found = problems.find((problem) => problem.token === token)
    expect(found).toMatchObject({ scheme, what })
    expect(found?.ratio).toBeLessThan(found?.required ?? 0)
    const mended = findContrastProblems({ ...tokens, [token]: found?.nearest })
    expect(mended.map((problem) => problem.token)).not.toContain(token)
  })

  it('offers the nearest value, and no further one', () => {
    const [problem] = findContrastProblems({ accent: '#808080' }, ['light'])
    const ratio = contrastRatio(problem?.nearest ?? '#ffffff', '#ffffff')
    expect(ratio).toBeGreaterThanOrEqual(4.5)
    expect(ratio).toBeLessThan(4.7)
  })

  it('says so when no value of a token passes', () => {
    // Black on this grey has 5.3 : 1, but the secondary text between them has too little.
    const [problem] = findContrastProblems({ surface: '#7f7f7f', ink: '#000000' }, ['light'])
    expect(problem).toMatchObject({ token: 'ink', nearest: undefined })
  })
})

describe('describeTokenProblems', () => {
  it('names the pair, the contrast and the nearest value that passes', () => {
    expect(describeTokenProblems({ accent: '#ffcc00', accentDark: '#ffcc00' })).toEqual([
      expect.stringMatching(
        /^In light colours, links \(#ffcc00 on #ffffff\) have a contrast of 1\.5 : 1 and need 4\.5 : 1\. The nearest that passes is accent #[\da-f]{6}\.$/,
      ),
    ])
  })

  it('advises the dark theme for a dark surface', () => {
    const sentences = describeTokenProblems({
      surface: '#0b3d2e',
      ink: '#ffffff',
      accent: '#ffd54f',
    })
    expect(sentences).toEqual([
      expect.stringMatching(/^In light colours, the texts of bands .* choose the theme “dark”\.$/),
    ])
  })

  it.each([
    ['inherit', /^In dark colours, links .* set the theme “light” instead\.$/],
    ['dark', /^In dark colours, links .* accent-dark #[\da-f]{6}\.$/],
  ])('of the theme %s names each way out of a dark accent', (theme, sentence) => {
    const sentences = describeTokenProblems({ accent: '#0d5c63' }, theme)
    expect(sentences).toEqual([expect.stringMatching(sentence)])
  })

  it.each([
    ['dark', 0],
    ['light', 1],
    ['inherit', 1],
    ['system', 1],
  ])('of the theme %s checks the schemes that it may show', (theme, problems) => {
    const onDark = { surface: '#101010', ink: '#f5f5f5', accent: '#74cbc6' }
    expect(describeTokenProblems(onDark, theme)).toHaveLength(problems)
  })

  it('ignores a token that is null', () => {
    expect(describeTokenProblems({ accent: null } as object)).toEqual([])
  })

  it('names unknown tokens and invalid values', () => {
    expect(describeTokenProblems({ radius: '4em', colour: '#fff' } as object)).toEqual([
      'The token radius is “4em”, not a length from 0px to 99px.',
      expect.stringContaining('There is no token “colour”; there are accent, accentDark,'),
    ])
  })
})
