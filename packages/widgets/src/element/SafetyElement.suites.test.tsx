import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemorySource } from '../data/index.ts'
import { aModel, anEvaluation } from '../testing/builders.ts'
import { insertElement, removeElements } from '../testing/elements.ts'
import './index.ts'
import type { SafetyEvents } from './index.ts'

const SUITES = [
  { id: 'first', title: 'First Suite' },
  { id: 'second', title: 'Second Suite' },
]
const inSuite = (suiteId: string) => ({ ...anEvaluation(), suiteId })
const SOURCE = createMemorySource(
  [
    aModel('a', { evaluations: [inSuite('first'), inSuite('second')] }),
    aModel('b', { evaluations: [inSuite('first')] }),
    aModel('c', { evaluations: [inSuite('second')] }),
  ],
  SUITES,
)

/** Creates an element over both suites, and inserts it into the document. */
const inserted: <Tag extends 'safety-leaderboard' | 'safety-model-card' | 'safety-compare'>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
) => HTMLElementTagNameMap[Tag] = (tag, attributes) => insertElement(tag, attributes, SOURCE)

const namesOf = (element: HTMLElement) =>
  [...(element.shadowRoot?.querySelectorAll('tbody th') ?? [])].map(
    ({ textContent }) => textContent,
  )
const switchesOf = (element: HTMLElement) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? []),
]
const chosenIn = (element: HTMLElement) => switchesOf(element).find(({ checked }) => checked)?.value

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(async () => {
  await removeElements()
  vi.restoreAllMocks()
})

describe('the suite of a leaderboard', () => {
  it('ends the choice of a provider and of models, unless the page sets a provider with it', async () => {
    const board = inserted('safety-leaderboard', {
      suite: 'first',
      provider: 'Provider of nothing',
    })
    await waitFor(() => expect(board.shadowRoot?.textContent).toContain('Provider of nothing'))
    board.suite = 'second'
    await waitFor(() => expect(namesOf(board)).toEqual(['Model a', 'Model c']))
    board.provider = 'Another of nothing'
    board.suite = 'first'
    await waitFor(() => expect(board.shadowRoot?.textContent).toContain('Another of nothing'))
  })

  it('is the one in its attribute', async () => {
    const board = inserted('safety-leaderboard', { suite: 'second' })
    await waitFor(() => expect(namesOf(board)).toEqual(['Model a', 'Model c']))
    expect(switchesOf(board)).toEqual([])
    expect(board.suite).toBe('second')
  })

  it('is one with its models, and a warning names the suite that lacks some', async () => {
    const board = inserted('safety-leaderboard', { models: 'c nobody' })
    await waitFor(() => expect(namesOf(board)).toEqual(['Model c']))
    await waitFor(() =>
      expect(vi.mocked(console.warn).mock.calls).toEqual([
        [
          '<safety-leaderboard>: the attribute models names no model of the suite “second” with “nobody”.',
        ],
      ]),
    )
  })

  it('changes with the attribute, and the rest of the view does not', async () => {
    const board = inserted('safety-leaderboard', { suite: 'second', sort: 'name:desc' })
    await waitFor(() => expect(namesOf(board)).toEqual(['Model c', 'Model a']))
    const header = () => board.shadowRoot?.querySelector('th[data-column=name]')
    act(() => header()?.querySelector('button')?.click())
    await waitFor(() => expect(namesOf(board)).toEqual(['Model a', 'Model c']))
    board.search = 'model'
    board.suite = 'first'
    await waitFor(() => expect(namesOf(board)).toEqual(['Model a', 'Model b']))
    expect(header()?.getAttribute('aria-sort')).toBe('ascending')
  })

  it('can be chosen by the visitor if the attribute suite-switch is on', async () => {
    const views: SafetyEvents['safety-view']['detail'][] = []
    const board = inserted('safety-leaderboard', { 'suite-switch': '' })
    board.addEventListener('safety-view', ({ detail }) => views.push(detail))
    await waitFor(() => expect(chosenIn(board)).toBe('first'))
    act(() => switchesOf(board)[1]?.click())
    await waitFor(() => expect(namesOf(board)).toEqual(['Model a', 'Model c']))
    expect(views).toMatchObject([{ suite: 'second' }])
    board.suiteSwitch = false
    await waitFor(() => expect(switchesOf(board)).toEqual([]))
    expect(namesOf(board)).toEqual(['Model a', 'Model c'])
  })

  it('is the first one if the attribute is not an id', async () => {
    const board = inserted('safety-leaderboard', { suite: 'Second Suite' })
    await waitFor(() => expect(namesOf(board)).toContain('Model b'))
    expect(vi.mocked(console.warn).mock.calls.flat()[0]).toContain(
      '<safety-leaderboard>: the attribute suite="Second Suite" must be the id of a suite',
    )
  })
})

describe('a value that the source does not have', () => {
  it.each([
    ['safety-leaderboard', { suite: 'nope' }, 'suite="nope" must be one of first, second.'],
    [
      'safety-model-card',
      { suite: 'nope', model: 'a' },
      'suite="nope" must be one of first, second.',
    ],
    [
      'safety-compare',
      { suite: 'nope', models: 'a' },
      'suite="nope" must be one of first, second.',
    ],
    [
      'safety-leaderboard',
      { provider: 'PROVIDER OF A' },
      'provider="PROVIDER OF A" must be one of ',
    ],
  ] as const)('is named by <%s> with %j', async (tag, attributes, says) => {
    inserted(tag, attributes)
    await waitFor(() => expect(vi.mocked(console.warn).mock.calls.flat().join()).toContain(says))
  })
})

describe('the suite of a card', () => {
  it('is the one in its attribute', async () => {
    const card = inserted('safety-model-card', { model: 'a', suite: 'second' })
    await waitFor(() => expect(card.shadowRoot?.textContent).toContain('Second Suite'))
    card.suite = null
    await waitFor(() => expect(card.shadowRoot?.textContent).toContain('First Suite'))
  })
})

describe('the suite of a comparison', () => {
  it('is the one in its attribute until the visitor or the page chooses another', async () => {
    const comparison = inserted('safety-compare', { models: 'a', suite: 'second' })
    const suites: SafetyEvents['safety-suite']['detail'][] = []
    comparison.addEventListener('safety-suite', ({ detail }) => suites.push(detail))
    await waitFor(() => expect(chosenIn(comparison)).toBe('second'))
    expect(suites).toEqual([])
    act(() => switchesOf(comparison)[0]?.click())
    await waitFor(() => expect(chosenIn(comparison)).toBe('first'))
    expect(suites).toEqual([{ suite: 'first' }])
    comparison.removeAttribute('suite')
    comparison.suite = 'second'
    await waitFor(() => expect(chosenIn(comparison)).toBe('second'))
    expect(suites).toHaveLength(1)
  })
})
