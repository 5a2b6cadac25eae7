import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemorySource } from '../data/index.ts'
import { aModel } from '../testing/builders.ts'
import { createElement, removeElements } from '../testing/elements.ts'
import { recordedSource, rejectAsDown, withReads } from '../testing/recordedSource.ts'
import './index.ts'
import { defineElements, type SafetyEvents, type SafetyLeaderboard } from './index.ts'

const MODELS = [aModel('a'), aModel('b'), aModel('c')]

function leaderboard(attributes: Readonly<Record<string, string>> = {}): SafetyLeaderboard {
  return createElement('safety-leaderboard', attributes)
}

async function waitUntilReady(element: HTMLElement): Promise<void> {
  document.body.append(element)
  await waitFor(() => expect(rowsOf(element).length).toBeGreaterThan(0))
}

const rowsOf = (element: HTMLElement) => [
  ...(element.shadowRoot?.querySelectorAll('tbody th') ?? []),
]
const namesOf = (element: HTMLElement) => rowsOf(element).map(({ textContent }) => textContent)

function recordEvents<Name extends keyof SafetyEvents>(name: Name) {
  const details: SafetyEvents[Name]['detail'][] = []
  document.addEventListener(name, (event) => details.push((event as CustomEvent).detail))
  return details
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  await removeElements()
  vi.restoreAllMocks()
})

describe('an element', () => {
  it('shows the models of its source and dispatches safety-ready', async () => {
    const ready = recordEvents('safety-ready')
    const element = leaderboard()
    element.source = createMemorySource(MODELS)
    await waitUntilReady(element)
    expect(namesOf(element).slice(0, 3)).toEqual(['Model a', 'Model b', 'Model c'])
    await waitFor(() => expect(ready).toHaveLength(1))
  })

  it('ends the height that the page reserves once it has loaded', async () => {
    const element = leaderboard({ style: 'display: block; min-height: 560px' })
    element.source = createMemorySource(MODELS)
    expect(element.style.minHeight).toBe('560px')
    await waitUntilReady(element)
    await waitFor(() => expect(element.style.minHeight).toMatch(/^0/))
  })

  it('applies a property that was set before the element was defined', async () => {
    const element: HTMLElement = document.createElement('safety-late-board')
    Object.assign(element, { source: createMemorySource(MODELS), limit: 2 })
    const Late = class extends (customElements.get('safety-leaderboard') as typeof HTMLElement) {}
    customElements.define('safety-late-board', Late)
    document.body.append(element)
    await waitFor(() => expect(namesOf(element)).toEqual(['Model a', 'Model b']))
    expect(element.getAttribute('limit')).toBe('2')
  })

  it('reflects attributes and properties', () => {
    const element = leaderboard({ sort: 'bias:asc', 'link-target': '_top' })
    expect(element.sort).toBe('bias:asc')
    expect(element.linkTarget).toBe('_top')
    expect(element.limit).toBeNull()
    element.limit = 3
    expect(element.getAttribute('limit')).toBe('3')
    element.limit = null
    expect(element.hasAttribute('limit')).toBe(false)
  })

  it('updates when an attribute is set or removed', async () => {
    const element = leaderboard({ limit: '1' })
    element.source = createMemorySource(MODELS)
    await waitUntilReady(element)
    expect(namesOf(element)).toEqual(['Model a'])
    element.setAttribute('sort', 'name:desc')
    await waitFor(() => expect(namesOf(element)).toEqual(['Model c']))
    element.removeAttribute('sort')
    element.removeAttribute('limit')
    await waitFor(() => expect(namesOf(element)).toHaveLength(3))
    expect(namesOf(element)[0]).toBe('Model a')
  })

  it('keeps the order that the visitor chose when the page changes the search', async () => {
    const element = leaderboard()
    element.source = createMemorySource(MODELS)
    await waitUntilReady(element)
    const header = () => element.shadowRoot?.querySelector('th[data-column=name]')
    act(() => header()?.querySelector('button')?.click())
    await waitFor(() => expect(header()?.getAttribute('aria-sort')).toBe('ascending'))
    element.search = 'model'
    await waitFor(() => expect(rowsOf(element)).toHaveLength(3))
    expect(header()?.getAttribute('aria-sort')).toBe('ascending')
  })

  it('keeps its state and does not load again when it is moved', async () => {
    const { source, asked } = recordedSource(MODELS)
    const element = leaderboard()
    element.source = source
    await waitUntilReady(element)
    const table = element.shadowRoot?.querySelector('table')
    const elsewhere = document.createElement('main')
    document.body.append(elsewhere)
    elsewhere.append(element)
    await new Promise((later) => setTimeout(later, 5))
    expect(element.shadowRoot?.querySelector('table')).toBe(table)
    expect(asked).toEqual(['listLeaderboard'])
  })

  it('unmounts when it is removed, and renders again when it is inserted', async () => {
    const element = leaderboard()
    element.source = createMemorySource(MODELS)
    await waitUntilReady(element)
    element.remove()
    await waitFor(() => expect(rowsOf(element)).toEqual([]))
    await waitUntilReady(element)
    expect(rowsOf(element)).toHaveLength(3)
  })

  it('dispatches safety-view when the visitor sorts', async () => {
    const views = recordEvents('safety-view')
    const element = leaderboard()
    element.source = createMemorySource(MODELS)
    await waitUntilReady(element)
    const button = element.shadowRoot?.querySelector<HTMLElement>('[data-column=name] button')
    act(() => button?.click())
    expect(views).toMatchObject([{ sorting: [{ field: 'name', direction: 'ascending' }] }])
    await waitFor(() =>
      expect(
        element.shadowRoot?.querySelector('th[data-column=name]')?.getAttribute('aria-sort'),
      ).toBe('ascending'),
    )
  })

  it('shows checkboxes and the column menu if the attributes are on', async () => {
    const element = leaderboard({ selectable: '', 'column-menu': 'true' })
    element.source = createMemorySource(MODELS)
    await waitUntilReady(element)
    const controls = () => element.shadowRoot?.querySelectorAll('td input, .tl-menu').length
    expect(controls()).toBe(MODELS.length + 1)
    element.selectable = !(element.selectable as boolean)
    element.columnMenu = 'yes'
    await waitFor(() => expect(controls()).toBe(0))
    expect(console.warn).toHaveBeenCalledWith(
      '<safety-leaderboard>: the attribute column-menu="yes" must be true or false.',
    )
  })

  it('warns of an invalid attribute and ignores it', async () => {
    const element = leaderboard({ limit: 'many', sort: 'best' })
    element.source = createMemorySource(MODELS)
    await waitUntilReady(element)
    expect(rowsOf(element)).toHaveLength(3)
    expect(console.warn).toHaveBeenCalledWith(
      '<safety-leaderboard>: the attribute limit="many" must be a whole number, 1 or more.',
    )
  })

  it('shows its fallback content and reports an error without a source', async () => {
    const failures = recordEvents('safety-error')
    const element = leaderboard()
    element.innerHTML = '<a href="/">All models</a>'
    document.body.append(element)
    await waitFor(() => expect(element.shadowRoot?.querySelector('slot')).toBeTruthy())
    await waitFor(() => expect(failures[0]?.message).toContain('src="…"'), { timeout: 3000 })
  })

  it('dispatches safety-error when loading fails', async () => {
    vi.useFakeTimers()
    const failures = recordEvents('safety-error')
    const element = leaderboard()
    element.source = withReads(createMemorySource([]), { listLeaderboard: rejectAsDown })
    await act(async () => {
      document.body.append(element)
      await Promise.resolve()
    })
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    vi.useRealTimers()
    expect(failures).toEqual([{ message: 'down' }])
    expect(element.shadowRoot?.textContent).toContain('Error Loading Data')
  })

  it('uses the language of its lang attribute, and English if it is not supported', async () => {
    const [german, unknown] = [leaderboard({ lang: 'de-AT' }), leaderboard({ lang: 'fr' })]
    for (const element of [german, unknown]) element.source = createMemorySource(MODELS)
    await waitUntilReady(unknown)
    await waitUntilReady(german)
    expect(german.shadowRoot?.querySelector('th')?.textContent).toContain('Modell')
    expect(unknown.shadowRoot?.querySelector('th')?.textContent).toContain('Model')
  })
})

describe('defining the elements', () => {
  it('has no effect a second time', () => {
    const known = customElements.get('safety-leaderboard')
    defineElements()
    expect(customElements.get('safety-leaderboard')).toBe(known)
    expect(console.warn).not.toHaveBeenCalled()
  })
})

describe('a card and a comparison', () => {
  it('show the models in their attributes', async () => {
    const card = document.createElement('safety-model-card')
    card.model = 'b'
    const compare = document.createElement('safety-compare')
    compare.models = 'a,c'
    for (const element of [card, compare]) {
      element.source = createMemorySource(MODELS)
      document.body.append(element)
    }
    await waitFor(() => {
      expect(card.shadowRoot?.textContent).toContain('Model b')
      expect(compare.shadowRoot?.textContent).toContain('Detailed Comparison')
    })
  })

  it('dispatch safety-select when the visitor removes a model', async () => {
    const selections = recordEvents('safety-select')
    const compare = document.createElement('safety-compare')
    compare.models = 'a c'
    compare.source = createMemorySource(MODELS)
    document.body.append(compare)
    const remove = await waitFor(() => {
      const button = compare.shadowRoot?.querySelector<HTMLElement>('[aria-label="Remove Model a"]')
      expect(button).toBeTruthy()
      return button
    })
    act(() => remove?.click())
    expect(selections).toEqual([{ ids: ['c'] }])
    await waitFor(() => expect(compare.shadowRoot?.textContent).not.toContain('Model a,'))
  })

  it('report an error if the model is missing', async () => {
    const card = document.createElement('safety-model-card')
    card.source = createMemorySource(MODELS)
    document.body.append(card)
    await waitFor(() => expect(console.error).toHaveBeenCalled())
    expect(vi.mocked(console.error).mock.calls.flat().join(' ')).toContain('model="…"')
  })
})
