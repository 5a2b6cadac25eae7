import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemorySource, type EvaluationSource } from '../data/index.ts'
import { aModel } from '../testing/builders.ts'
import { createElement, insertElement, removeElements } from '../testing/elements.ts'
import './index.ts'

const SOURCE = createMemorySource([aModel('a'), aModel('b')])

async function warningsOf(
  tag: 'safety-leaderboard' | 'safety-model-card' | 'safety-compare',
  attributes: Readonly<Record<string, string>>,
): Promise<string[]> {
  const element = insertElement(tag, attributes, SOURCE)
  await waitFor(() =>
    expect(
      element.shadowRoot?.querySelector('[data-status=ready], [data-status=absent]'),
    ).toBeTruthy(),
  )
  // Renders again.
  element.theme = 'dark'
  await waitFor(() => expect(element.shadowRoot?.querySelector('[data-theme=dark]')).toBeTruthy())
  return warnings()
}

const warnings = () => vi.mocked(console.warn).mock.calls.map(([text]) => String(text))

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(async () => {
  await removeElements()
  vi.restoreAllMocks()
})

describe('a warning of an element is logged once', () => {
  it.each([
    [
      'safety-leaderboard',
      { models: 'b x, b' },
      '<safety-leaderboard>: the attribute models names no evaluated model with “x”.',
    ],
    [
      'safety-leaderboard',
      { modles: 'a', limt: '1', tile: 'a', role: 'group' },
      '@transparency-lab/widgets: <safety-leaderboard> has no attribute modles. Allowed: models.',
      '@transparency-lab/widgets: <safety-leaderboard> has no attribute limt. Allowed: limit.',
    ],
    [
      'safety-leaderboard',
      { 'extra-columns': '[object Object]' },
      '@transparency-lab/widgets: <safety-leaderboard> has no attribute extra-columns. Set the property extraColumns by a script.',
    ],
    [
      'safety-leaderboard',
      { lang: 'fr' },
      '<safety-leaderboard>: the attribute lang="fr" must be en, de, ar.',
    ],
    [
      'safety-leaderboard',
      { 'accent-dark': 'url(//evil.test)' },
      '<safety-leaderboard>: the attribute accent-dark="url(//evil.test)" must be a colour such as #0d5c63 or rgb(13 92 99).',
    ],
    [
      'safety-leaderboard',
      { notes: 'none' },
      '<safety-leaderboard>: the attribute notes="none" must be full or short.',
    ],
    [
      'safety-leaderboard',
      { limit: 'ten' },
      '<safety-leaderboard>: the attribute limit="ten" must be a whole number, 1 or more.',
    ],
    [
      'safety-leaderboard',
      { site: 'javascript:alert(1)' },
      '<safety-leaderboard>: the attribute site="javascript:alert(1)" must be an http or https address without a query.',
    ],
    [
      'safety-model-card',
      { model: 'gpt-44' },
      '<safety-model-card>: the attribute model names no evaluated model with “gpt-44”.',
    ],
    [
      'safety-compare',
      { models: 'a nobody' },
      '<safety-compare>: the attribute models names no evaluated model with “nobody”.',
    ],
  ] as const)('by <%s> with %j', async (tag, attributes, ...says) => {
    await warningsOf(tag, attributes)
    // The code of some checks loads later.
    await waitFor(() => expect(warnings()).toEqual(says))
  })

  it.each([
    ['safety-leaderboard', { lang: 'de-AT' }],
    ['safety-leaderboard', { lang: 'EN' }],
    ['safety-model-card', { model: 'a' }],
    ['safety-compare', { models: 'a b' }],
  ] as const)('and not by <%s> with %j', async (tag, attributes) => {
    expect(await warningsOf(tag, attributes)).toEqual([])
  })
})

it.each([
  ['dark', 'In dark colours, links (#222222 on'],
  ['light', 'In light colours, links (#ffcc00 on'],
])('warns only of colours that are too alike in its theme “%s”', async (theme, warning) => {
  const colours = { theme, accent: '#ffcc00', 'accent-dark': '#222222' }
  insertElement('safety-leaderboard', colours, SOURCE)
  await waitFor(() =>
    expect(vi.mocked(console.warn).mock.calls).toEqual([[expect.stringContaining(warning)]]),
  )
})

it('reports a property source that is no source', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const messages: string[] = []
  const element = createElement('safety-leaderboard')
  element.addEventListener('safety-error', ({ detail }) => messages.push(detail.message))
  element.source = 'https://lab.example/snapshot.json' as unknown as EvaluationSource
  document.body.append(element)
  await Promise.resolve()
  const says =
    'the property source must be a source, such as that of createSnapshotSource; an address belongs in src.'
  expect(messages).toEqual([says])
  expect(error.mock.calls).toEqual([[`<safety-leaderboard>: ${says}`]])
})

it('ends the height that the page reserved when there is nothing to show', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const card = createElement('safety-model-card', { style: 'min-height: 560px' })
  card.source = SOURCE
  document.body.append(card)
  await Promise.resolve()
  expect(card.style.minHeight).toBe('0')
})

it('reports a widget that fails', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const messages: string[] = []
  const element = createElement('safety-leaderboard')
  element.addEventListener('safety-error', ({ detail }) => messages.push(detail.message))
  const actionFor = () => {
    throw new Error('no label')
  }
  element.labels = { leaderboard: { actionFor } }
  element.source = SOURCE
  document.body.append(element)
  const says = 'a part of the widget failed: Error: no label'
  await waitFor(() => expect(messages).toEqual([says]))
  expect(error).toHaveBeenCalledWith(`<safety-leaderboard>: ${says}`)
})

it('reports a missing source once until there is one, and not one that comes late', async () => {
  vi.useFakeTimers()
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const element = createElement('safety-leaderboard')
  const messages: string[] = []
  element.addEventListener('safety-error', ({ detail }) => messages.push(detail.message))
  document.body.append(element)
  await vi.advanceTimersByTimeAsync(500)
  element.source = SOURCE
  await vi.advanceTimersByTimeAsync(5000)
  expect(messages).toEqual([])
  const says = 'set src="…" to the address of a snapshot, or set the property source.'
  for (const times of [1, 2]) {
    element.source = null
    for (const theme of ['dark', 'light']) {
      element.theme = theme
      await vi.advanceTimersByTimeAsync(5000)
    }
    expect(messages).toEqual(Array(times).fill(says))
    element.source = SOURCE
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(error.mock.calls).toEqual([[`<safety-leaderboard>: ${says}`]])
  vi.useRealTimers()
})
