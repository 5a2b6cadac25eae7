// @vitest-environment jsdom
import { DEFAULT_VIEW } from '@transparency-lab/widgets/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FrameSettings } from './frameSettings.ts'
import {
  arrangeFigures,
  figuresRules,
  firstScreenRule,
  replaceWhenReady,
  showFirstScreen,
  showsSettings,
} from './prerenderedFigures.ts'

const PAGE = { lang: 'en', suite: 'phare', isDefault: false }

describe('showsSettings', () => {
  it.each([
    {},
    { theme: 'dark', accent: '#7a1fa2', radius: '2px' },
    { limit: '10', lang: 'en', suite: 'phare' },
    { search: '' },
    { models: 'gpt-4, ernie', limit: '1', sort: 'composite:desc' },
    { models: 'gpt-4 ernie', sort: 'none' },
    { toolbar: 'false', notes: 'short' },
    { toolbar: 'true', notes: 'full' },
    { columns: 'bias,date' },
  ])('is true for %o, which the HTML can show', (settings) => {
    expect(showsSettings(settings, PAGE)).toBe(true)
  })

  it.each([
    { suite: 'trustllm' },
    { lang: 'de' },
    { search: 'gpt' },
    { sort: 'none' },
    { models: ',', sort: 'none' },
    { models: 'gpt-4', sort: 'bias:desc' },
    { src: '/snapshots/snapshot-00.json' },
    { toolbar: 'no' },
    { notes: 'none' },
    { columns: 'bias,price' },
    { limit: '0' },
    { limit: 'ten' },
    { limit: '10', sort: 'bias:desc' },
  ])('is false for %o', (settings) => {
    expect(showsSettings(settings, PAGE)).toBe(false)
  })
})

it('shows chosen models only if they cannot be in another suite', () => {
  const page = { ...PAGE, isDefault: true }
  expect(showsSettings({ models: 'gpt-4' }, page)).toBe(false)
  expect(showsSettings({ models: 'gpt-4', suite: 'phare' }, page)).toBe(true)
  expect(showsSettings({ models: ',' }, page)).toBe(true)
})

it('knows the order of a view without one', () => {
  const { sorting } = DEFAULT_VIEW
  const sort = sorting.map(({ field, direction }) => `${field}:${direction.slice(0, 4)}`).join()
  expect(showsSettings({ sort }, PAGE)).toBe(true)
})

describe('figuresRules', () => {
  it('hide the rows above a limit, and the count of all rows', () => {
    const [rows, count] = figuresRules({ limit: '3' })
    expect(rows).toContain('tr:nth-child(n+4 of tr)')
    expect(count).toContain('visibility:hidden')
  })

  it('hide all but the chosen models, whatever their ids contain', () => {
    const [others, , rows] = figuresRules({ models: 'a,b"]{}', limit: '1' })
    const chosen = String.raw`tr[data-model="a"],tr[data-model="b\"]{}"]`
    expect(others).toContain(`tbody>tr:not(${chosen}){`)
    expect(rows).toContain(`tbody>tr:nth-child(n+2 of ${chosen}){`)
  })

  it('hide the toolbar and the long notes that a host leaves out', () => {
    const rules = figuresRules({ toolbar: 'false', notes: 'short' }).join('\n')
    expect(rules).toContain('.tl-leaderboard-toolbar{display:none')
    expect(rules).toContain('.tl-suite-note{display:none')
    expect(figuresRules({ toolbar: 'true', notes: 'full' })).toEqual([])
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

describe('arrangeFigures', () => {
  const arrange = (settings: FrameSettings) => {
    const rows = ['a', 'b', 'c'].map((id) => `<tr data-model="${id}"><td>${id}</td></tr>`)
    document.body.innerHTML = `<div class="tl-leaderboard-region"><table><tbody>${rows.join('')}</tbody></table></div>`
    arrangeFigures(document.body, settings)
    return document.body
  }

  it.each([
    [{ models: 'c nobody a', sort: 'none' }, 'ca'],
    [{ models: 'c a' }, 'ac'],
    [{ models: 'c a b', sort: 'none', limit: '2' }, 'ca'],
    [{ models: 'c a', limit: '1' }, 'a'],
    [{ models: 'nobody' }, ''],
    [{ limit: '2' }, 'ab'],
    [{ sort: 'none' }, 'abc'],
  ])('leaves the rows that %o asks for, in order', (settings, order) => {
    expect(arrange(settings).querySelector('tbody')?.textContent).toBe(order)
  })

  it('removes the parts around the rows that the host leaves out', () => {
    document.body.innerHTML =
      '<div class="tl-leaderboard"><p class="tl-leaderboard-toolbar">a</p><p class="tl-suite-note">b</p></div>' +
      '<div class="tl-card"><p class="tl-suite-note">c</p></div>'
    arrangeFigures(document.body, { toolbar: 'false', notes: 'full' })
    expect(document.body.textContent).toBe('bc')
    arrangeFigures(document.body, { toolbar: 'true', notes: 'short' })
    expect(document.body.textContent).toBe('c')
  })

  it.each([
    [{}, 0],
    [{ limit: '3' }, 0],
    [{ models: 'a b c' }, 0],
    [{ limit: '2' }, 1],
    [{ models: 'a b nobody' }, 1],
    [{ models: 'a b c', limit: '1' }, 1],
  ])('reserves the line below the rows for %o if rows are left out', (settings, lines) => {
    expect(arrange(settings).querySelectorAll('.tl-leaderboard-more')).toHaveLength(lines)
  })
})

describe('the first screen on a phone', () => {
  const show = (count: number) => {
    const rows = Array.from({ length: count }, (_, index) => `<tr data-model="m${index}"></tr>`)
    document.body.innerHTML = `<div class="frame-figures"><table><tbody>${rows.join('')}</tbody></table></div>`
    const [figures] = document.body.querySelectorAll<HTMLElement>('.frame-figures')
    if (figures !== undefined) showFirstScreen(figures)
    return () => document.querySelector<HTMLElement>('.tl-leaderboard-gap')
  }

  it('reserves the space of the rows that it hides', () => {
    expect(firstScreenRule({})).toContain('tr:nth-child(n+15 of tr[data-model])')
    expect(firstScreenRule({ models: 'a' })).toContain('tr:nth-child(n+15 of tr[data-model="a"])')
    expect(show(20)()?.style.getPropertyValue('--_tl-rows')).toBe('6')
    expect(show(14)()).toBeNull()
  })

  it('shows all rows if the script of the widget does not load', () => {
    const gap = show(20)
    window.dispatchEvent(new Event('load'))
    expect(gap()).toBeNull()
    expect(document.querySelector('.frame-figures')?.hasAttribute('data-whole')).toBe(true)
  })

  it('stays while a widget that has loaded reads its figures', () => {
    const gap = show(20)
    const widget = document.body.appendChild(document.createElement('p'))
    widget.setAttribute('data-waiting', '')
    window.dispatchEvent(new Event('load'))
    expect(gap()).not.toBeNull()
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
