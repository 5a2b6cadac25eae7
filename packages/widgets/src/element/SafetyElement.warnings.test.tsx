import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemorySource } from '../data/index.ts'
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
  return vi.mocked(console.warn).mock.calls.map(([text]) => String(text))
}

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
      'safety-model-card',
      { model: 'gpt-44' },
      '<safety-model-card>: the attribute model names no evaluated model with “gpt-44”.',
    ],
    [
      'safety-compare',
      { models: 'a nobody' },
      '<safety-compare>: the attribute models names no evaluated model with “nobody”.',
    ],
  ] as const)('by <%s> with %j', async (tag, attributes, says) => {
    expect(await warningsOf(tag, attributes)).toEqual([says])
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

it('reports a missing source once, however often the element renders', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const element = createElement('safety-leaderboard')
  document.body.append(element)
  for (const theme of ['dark', 'light', 'system']) {
    element.theme = theme
    await Promise.resolve()
  }
  expect(error.mock.calls.map(([text]) => String(text))).toEqual([
    '<safety-leaderboard>: set src="…" to the address of a snapshot, or set the property source; src is “”.',
  ])
})
