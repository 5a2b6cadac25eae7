import { describe, expect, it } from 'vitest'
import { parseToken, toTokenStyle } from './tokens.ts'

describe('parseToken', () => {
  it.each([
    ['#0D5C63', '#0d5c63'],
    ['#abc', '#aabbcc'],
    [' rgb(13 92 99) ', '#0d5c63'],
    ['rgb(13, 92, 99)', '#0d5c63'],
  ])('reads the colour %s', (text, value) => {
    expect(parseToken('accent', text)).toEqual({ value })
  })

  it.each([
    '',
    'red',
    'inherit',
    '#12345',
    '#12345678',
    'rgb(256 0 0)',
    'rgb(1 2)',
    'var(--x)',
    'url(//evil.test)',
    '#fff;background:red',
    '#fff}',
    'rgb(0 0 0);x:url(//evil.test)',
    '#ffffff\n/**/',
  ])('refuses %j as a colour, and says what is allowed', (text) => {
    expect(parseToken('surface', text)).toEqual({
      problem: 'a colour such as #0d5c63 or rgb(13 92 99)',
    })
  })

  it.each(['0px', '4px', '12.5px'])('reads the length %s', (text) => {
    expect(parseToken('radius', text)).toEqual({ value: text })
  })

  it.each(['4', '4em', '-1px', '100px', 'calc(1px)', 'auto', '1px;x:y'])(
    'refuses %j as a length',
    (text) => {
      expect(parseToken('radius', text)).toEqual({ problem: 'a length from 0px to 99px' })
    },
  )
})

describe('toTokenStyle', () => {
  it('is empty without tokens', () => {
    expect(toTokenStyle({})).toEqual({})
  })

  it('sets sizes alone', () => {
    expect(toTokenStyle({ radius: '2px', fontSize: '15px', rowHeight: '40px' })).toEqual({
      '--tl-radius': '2px',
      '--tl-font-size': '15px',
      '--tl-row-height': '40px',
    })
  })

  it('derives the text on an accent, in both schemes', () => {
    expect(toTokenStyle({ accent: '#7a1fa2', accentDark: '#d7a6f0' })).toEqual({
      '--tl-accent': '#7a1fa2',
      '--tl-accent-dark': '#d7a6f0',
      '--tl-on-accent': '#ffffff',
      '--tl-on-accent-dark': '#15191c',
    })
  })

  it('derives headers, lines and secondary texts from surface and text, and leaves the other scheme', () => {
    const style = toTokenStyle({
      surface: '#fff',
      surfaceDark: '#15191c',
      ink: '#000',
      inkDark: '#e8ebec',
    })
    expect(style).toMatchObject({
      '--tl-surface': '#ffffff',
      '--tl-ink': '#000000',
      '--tl-raised': '#f7f7f7',
      '--tl-muted': '#474747',
    })
    expect(style).not.toHaveProperty('--tl-raised-dark')
  })

  it('applies a colour without a dark one to both schemes', () => {
    const style = toTokenStyle({ surface: '#223344' })
    expect(style).not.toHaveProperty('--tl-surface-dark')
    expect(style['--tl-on-accent-dark']).toBe('#223344')
  })

  it('leaves out invalid values, also those that are no text', () => {
    const tokens = { accent: 'url(//evil.test)', radius: 4, surface: null }
    expect(toTokenStyle(tokens as object)).toEqual({})
  })
})
