import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createMemorySource } from '../data/index.ts'
import { aModel } from '../testing/builders.ts'
import { insertElement, removeElements } from '../testing/elements.ts'
import './index.ts'

const SOURCE = createMemorySource([aModel('a'), aModel('b')])

afterEach(async () => {
  await removeElements()
  vi.restoreAllMocks()
})

/** Inserts a leaderboard, and waits for a text in it. */
async function insertLeaderboard(attributes: Readonly<Record<string, string>>, text: string) {
  const element = insertElement('safety-leaderboard', attributes, SOURCE)
  await waitFor(() => expect(element.shadowRoot?.textContent).toContain(text))
  return element
}

it.each([
  ['en', 'de', 'Modell'],
  ['de', 'en', 'Search'],
])('a change of the language from %s to %s keeps the widget', async (before, after, text) => {
  const element = await insertLeaderboard({ lang: before }, 'Model a')
  const search = element.shadowRoot?.querySelector('input[type=search]')
  expect(search).toBeTruthy()
  element.lang = after
  await waitFor(() => expect(element.shadowRoot?.innerHTML).toContain(text))
  expect(element.shadowRoot?.querySelector('input[type=search]')).toBe(search)
})

it('a change of the attribute “show” resets the choice of the visitor', async () => {
  const element = await insertLeaderboard({ 'show-switch': '' }, 'Model a')
  const isPicture = () => element.shadowRoot?.querySelector('.tl-picture-table') !== null
  const choose = (label: string) => {
    const buttons = [...(element.shadowRoot?.querySelectorAll('label, button') ?? [])]
    const button = buttons.find(({ textContent }) => textContent === label)
    act(() => (button as HTMLElement | undefined)?.click())
  }
  choose('Picture')
  await waitFor(() => expect(isPicture()).toBe(true))
  element.show = 'table'
  await waitFor(() => expect(isPicture()).toBe(false))
  choose('Picture')
  await waitFor(() => expect(isPicture()).toBe(true))
  element.show = null
  await waitFor(() => expect(isPicture()).toBe(false))
})

it('a model that one source lacks is compared again when the next one has it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const few = createMemorySource([aModel('a')])
  const element = insertElement('safety-compare', { models: 'a b' }, few)
  const selected = () => element.shadowRoot?.querySelector('[data-selected]')
  await waitFor(() => expect(selected()?.getAttribute('data-selected')).toBe('1'))
  element.source = SOURCE
  await waitFor(() => expect(selected()?.getAttribute('data-selected')).toBe('2'))
})
