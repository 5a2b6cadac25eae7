// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { figuresRules, replaceWhenReady, showsSettings } from './prerenderedFigures.ts'

const PAGE = { lang: 'en', suite: 'phare' }

describe('showsSettings', () => {
  it.each([
    {},
    { theme: 'dark', accent: '#7a1fa2', radius: '2px' },
    { limit: '10', lang: 'en', suite: 'phare' },
    { search: '' },
  ])('is true for %o, which the HTML can show', (settings) => {
    expect(showsSettings(settings, PAGE)).toBe(true)
  })

  it.each([
    { suite: 'trustllm' },
    { lang: 'de' },
    { search: 'gpt' },
    { models: 'gpt-4' },
    { src: '/snapshots/snapshot-00.json' },
    { toolbar: 'false' },
    { limit: '0' },
    { limit: 'ten' },
    { limit: '10', sort: 'bias:desc' },
  ])('is false for %o', (settings) => {
    expect(showsSettings(settings, PAGE)).toBe(false)
  })
})

describe('figuresRules', () => {
  it('hide the rows above a limit, and the count of all rows', () => {
    const [rows, count] = figuresRules({ limit: '3' })
    expect(rows).toContain('tr:nth-child(n+4)')
    expect(count).toContain('visibility:hidden')
  })

  it('hold valid tokens, and no other CSS', () => {
    const rules = figuresRules({ accent: '#7a1fa2', surface: 'red;}body{display:none' })
    expect(rules).toHaveLength(1)
    expect(rules[0]).toContain('--tl-accent:#7a1fa2')
    expect(rules[0]).not.toContain('display')
  })

  it('are none without settings', () => {
    expect(figuresRules({})).toEqual([])
  })
})

describe('replaceWhenReady', () => {
  let figures: HTMLElement
  let element: HTMLElement

  beforeEach(() => {
    document.body.innerHTML = '<div class="frame-figures">83.2%</div><p></p>'
    ;[figures, element] = document.body.children as unknown as [HTMLElement, HTMLElement]
    replaceWhenReady(figures, element)
  })

  it('keeps the figures until the widget has its own', () => {
    expect(element.hasAttribute('data-waiting')).toBe(true)
    element.dispatchEvent(new Event('safety-ready'))
    expect(element.hasAttribute('data-waiting')).toBe(false)
    expect(figures.isConnected).toBe(false)
  })

  it('keeps them below the notice of a widget that cannot read its own', () => {
    element.dispatchEvent(new Event('safety-error'))
    expect(element.hasAttribute('data-waiting')).toBe(false)
    expect(element.contains(figures)).toBe(true)
    element.dispatchEvent(new Event('safety-ready'))
    expect(figures.isConnected).toBe(false)
  })
})
