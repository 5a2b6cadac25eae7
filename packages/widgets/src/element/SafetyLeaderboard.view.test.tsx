import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createMemorySource } from '../data/index.ts'
import { aModel } from '../testing/builders.ts'
import { createElement, removeElements } from '../testing/elements.ts'
import './index.ts'

const SOURCE = createMemorySource([
  aModel('a', { provider: 'One' }),
  aModel('b', { provider: 'Two' }),
  aModel('c', { provider: 'Two' }),
])

afterEach(async () => {
  await removeElements()
  vi.restoreAllMocks()
})

const namesOf = (element: Element) =>
  Array.from(
    element.shadowRoot?.querySelectorAll('tbody [data-column=name] a') ?? [],
    ({ textContent }) => textContent,
  )

/** Inserts a leaderboard that sorts by name and shows one provider, and sets its view before it is rendered. */
function insertWithView(view: unknown) {
  const element = createElement('safety-leaderboard')
  element.source = SOURCE
  element.sort = 'name:asc'
  element.provider = 'Two'
  Object.assign(element, { view })
  document.body.append(element)
  return element
}

it('a view that a page kept as JSON is shown again; what it leaves out is as the attributes say', async () => {
  const kept = insertWithView({ provider: 'One' })
  await waitFor(() => expect(namesOf(kept)).toEqual(['Model a']))
  let text = ''
  kept.addEventListener('safety-view', ({ detail }) => {
    text = JSON.stringify(detail)
  })
  const sortByName = kept.shadowRoot?.querySelector<HTMLElement>('th[data-column=name] button')
  act(() => sortByName?.click())

  const element = insertWithView(JSON.parse(text))
  await waitFor(() => expect(namesOf(element)).toEqual(['Model a']))
  expect(element.view).toEqual(kept.view)
  expect(element.view.sorting).toEqual([{ field: 'name', direction: 'descending' }])
  element.view = { search: 'model' }
  await waitFor(() => expect(namesOf(element)).toEqual(['Model b', 'Model c']))
  element.provider = 'One'
  await waitFor(() => expect(namesOf(element)).toEqual(['Model a']))
  element.view = null
  await waitFor(() => expect(element.view.search).toBe(''))
})

it('a filter of an attribute that the visitor cleared stays cleared in a view that a page kept as JSON', async () => {
  const cleared = { provider: undefined, suite: undefined, columns: undefined, show: undefined }
  const element = insertWithView(
    JSON.parse(JSON.stringify(cleared, (_, part: unknown) => part ?? null)),
  )
  await waitFor(() => expect(namesOf(element)).toEqual(['Model a', 'Model b', 'Model c']))
  expect(element.view).toMatchObject(cleared)
})

it.each([
  ['view', 'q=gpt', '“q=gpt”'],
  ['labels', ['Modell'], 'a list'],
])(
  'a property %s that is no object is ignored, and the console says so',
  async (name, value, shown) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const element = insertWithView(undefined)
    Object.assign(element, { [name]: value })
    await waitFor(() => expect(namesOf(element)).toEqual(['Model b', 'Model c']))
    expect(warn.mock.calls).toEqual([
      [`<safety-leaderboard>: the property ${name} must be an object, not ${shown}.`],
    ])
  },
)

it('a property of an attribute that is an object is named in the console', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const element = insertWithView(undefined)
  Object.assign(element, {
    search: { q: 'a' },
    models: ['a', 'b'],
    site: new URL('https://a.example'),
  })
  expect(warn.mock.calls).toEqual([
    ['<safety-leaderboard>: the attribute search="[object Object]" must be a text.'],
  ])
})
