// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { applySettings, applyTokens, showWidget } from './showWidget.ts'

const root = document.documentElement
let place: HTMLElement

beforeEach(() => {
  root.removeAttribute('data-theme')
  document.body.innerHTML =
    '<main id="embed" data-widget="model-card" data-model="gpt-4"><a href="/model/gpt-4">GPT-4</a></main>'
  place = document.querySelector('main') ?? document.body
})

describe('the widget of a frame', () => {
  it('takes the link that stood in its place as what it shows without its script', () => {
    const element = showWidget(place)
    expect(place.children).toHaveLength(1)
    expect(element.outerHTML).toBe(
      '<safety-model-card link-target="_top" model="gpt-4"><a href="/model/gpt-4">GPT-4</a></safety-model-card>',
    )
  })

  it('is refused when there is none of its name', () => {
    place.dataset['widget'] = 'constructor-x'
    expect(() => showWidget(place)).toThrow('There is no widget “constructor-x”.')
  })
})

describe('a setting', () => {
  it('is an attribute of the widget, and goes when it is taken back', () => {
    const element = showWidget(place)
    applySettings(element, { limit: '5' })
    expect(element.getAttribute('limit')).toBe('5')
    applySettings(element, {})
    expect(element.hasAttribute('limit')).toBe(false)
  })

  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['inherit', undefined],
    ['nonsense', undefined],
    [undefined, undefined],
  ])('of the theme “%s” colours the page: %s', (value, colours) => {
    const element = showWidget(place)
    applySettings(element, { theme: 'dark' })
    applySettings(element, value === undefined ? {} : { theme: value })
    expect(root.dataset['theme']).toBe(colours)
  })

  it('of the language turns the page round', () => {
    const element = showWidget(place)
    applySettings(element, { lang: 'ar' })
    expect([root.lang, root.dir, element.getAttribute('lang')]).toEqual(['ar', 'rtl', 'ar'])
    applySettings(element, {})
    expect([root.lang, root.dir, element.getAttribute('lang')]).toEqual(['en', 'ltr', null])
  })

  it.each([
    ['/snapshots/snapshot-00.json', true],
    ['snapshot.json', true],
    ['https://elsewhere.test/snapshots/snapshot.json', false],
    ['//elsewhere.test/snapshot.json', false],
    ['data:application/json,{}', false],
    ['javascript:alert(1)', false],
    ['https://', false],
  ])('of the figures’ address %s is taken: %s', (address, isTaken) => {
    const element = showWidget(place)
    applySettings(element, { src: address })
    expect(element.getAttribute('src')).toBe(isTaken ? address : '/snapshots/snapshot.json')
  })
})

describe('the tokens', () => {
  it('are those that are public ones of the package, and go when they are taken back', () => {
    const element = showWidget(place)
    applyTokens(element, '--tl-accent: rebeccapurple; --_tl-ink: red; position: fixed; --tl-x')
    expect(element.getAttribute('style')).toBe('--tl-accent: rebeccapurple;')
    applyTokens(element, '} * { display: none')
    expect(element.getAttribute('style') ?? '').toBe('')
  })
})
