// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { applySettings, applyTokens, mountWidget } from './mountWidget.ts'

const root = document.documentElement
let place: HTMLElement

beforeEach(() => {
  root.removeAttribute('data-theme')
  document.body.innerHTML =
    '<main id="embed" data-widget="model-card" data-model="gpt-4"><a href="/model/gpt-4">GPT-4</a></main>'
  place = document.querySelector('main') ?? document.body
})

describe('mountWidget', () => {
  it('moves the link of the page into the element as its fallback content', () => {
    const element = mountWidget(place)
    expect(place.children).toHaveLength(1)
    expect(element.outerHTML).toBe(
      '<safety-model-card link-target="_top" model="gpt-4" report-problem=""><a href="/model/gpt-4">GPT-4</a></safety-model-card>',
    )
  })

  it('names the publisher below the widget, whatever the settings say', () => {
    place.dataset['brand'] = 'Example Lab'
    const element = mountWidget(place)
    applySettings(element, { brand: '', accent: '#7a1fa2' } as object, '/')
    expect(element.getAttribute('brand')).toBe('Example Lab')
    expect(element.getAttribute('accent')).toBe('#7a1fa2')
  })

  it('throws for an unknown widget', () => {
    place.dataset['widget'] = 'constructor-x'
    expect(() => mountWidget(place)).toThrow('Unknown widget “constructor-x”.')
  })
})

describe('applySettings', () => {
  it('sets an attribute for each setting and removes those of absent settings', () => {
    const element = mountWidget(place)
    applySettings(element, { limit: '5' }, '/')
    expect(element.getAttribute('limit')).toBe('5')
    applySettings(element, {}, '/')
    expect(element.hasAttribute('limit')).toBe(false)
  })

  it('has the language of the page, unless a setting names another', () => {
    root.lang = 'ar'
    const element = mountWidget(place)
    applySettings(element, { lang: 'de' }, '/')
    expect([element.getAttribute('lang'), root.lang]).toEqual(['de', 'de'])
    applySettings(element, {}, '/')
    expect([element.getAttribute('lang'), root.lang, root.dir]).toEqual(['ar', 'ar', 'rtl'])
    root.lang = 'en'
  })

  it('sets the suite and the switch of suites', () => {
    const element = mountWidget(place)
    applySettings(element, { suite: 'nejumi-4', 'suite-switch': 'true' }, '/')
    expect(element.getAttribute('suite')).toBe('nejumi-4')
    expect(element.getAttribute('suite-switch')).toBe('true')
  })

  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['inherit', undefined],
    ['nonsense', undefined],
    [undefined, undefined],
  ])('for the theme “%s” sets data-theme to %s', (value, colours) => {
    const element = mountWidget(place)
    applySettings(element, { theme: 'dark' }, '/')
    applySettings(element, value === undefined ? {} : { theme: value }, '/')
    expect(root.dataset['theme']).toBe(colours)
  })

  it('sets the language and the direction of the page', () => {
    const element = mountWidget(place)
    applySettings(element, { lang: 'ar' }, '/')
    expect([root.lang, root.dir, element.getAttribute('lang')]).toEqual(['ar', 'rtl', 'ar'])
    applySettings(element, {}, '/')
    expect([root.lang, root.dir, element.getAttribute('lang')]).toEqual(['en', 'ltr', null])
  })

  it('leaves the language and the direction alone where they are those of the page already', () => {
    root.removeAttribute('dir')
    const changes = new MutationObserver(() => undefined)
    changes.observe(root, { attributes: true })
    applySettings(mountWidget(place), { lang: 'en' }, '/')
    expect(changes.takeRecords()).toEqual([])
    changes.disconnect()
  })

  it.each([
    ['/snapshots/snapshot-00.json', true],
    ['snapshot.json', true],
    ['https://elsewhere.test/snapshots/snapshot.json', false],
    ['//elsewhere.test/snapshot.json', false],
    ['data:application/json,{}', false],
    ['javascript:alert(1)', false],
    ['https://', false],
  ])('accepts the snapshot URL %s: %s', (address, isTaken) => {
    const element = mountWidget(place)
    applySettings(element, { src: address }, '/')
    expect(element.getAttribute('src')).toBe(isTaken ? address : '/snapshots/snapshot.json')
  })
})

describe('applyTokens', () => {
  it('applies public tokens only, and removes those of earlier calls', () => {
    const element = mountWidget(place)
    applyTokens(
      element,
      '--tl-accent: rebeccapurple; --tl-series-1-dark: teal; --_tl-ink: red; position: fixed; --tl-x',
    )
    expect(element.getAttribute('style')).toBe(
      '--tl-accent: rebeccapurple; --tl-series-1-dark: teal;',
    )
    applyTokens(element, '} * { display: none')
    expect(element.getAttribute('style') ?? '').toBe('')
  })
})
